/** Evaluates all alert rules with the stored data, and stores the matches as a run. */
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { createWatchEngine, type WatchEngine } from '@/jobs/workers/watchEngine.ts'
import type { WatchSubject } from '@/jobs/workers/watchTasks.ts'
import { readWatchRules } from '@/storage/alerts/watchRules.ts'
import { matchesBefore, saveAlertRun, readWatchRuns } from '@/storage/alerts/watchRuns.ts'
import { readPreference, type Preferences } from '@/storage/preferences/preferences.ts'

/** The pricing context for the rules of a connection, from the user's settings. `defaults` are those of the deployment. */
export function pricingContextOf(
  connectionId: string,
  defaults: Partial<Preferences> = {},
): PricingContext {
  const read = <Name extends keyof Preferences>(name: Name) =>
    readPreference(connectionId, name, defaults)
  return {
    ownMerchants: read('mine'),
    tolerance: read('tolerance'),
    aliases: read('joins') ? read('joinedNames') : noAliases,
  }
}

/**
 * Reads the stored data, evaluates the rules and returns the data that rules can be about. A run on the same answers replaces the
 * earlier one; without rules or data, no run is stored. Throws where the database cannot be read.
 */
export async function checkRules(
  connectionId: string,
  pricingContext: PricingContext,
  engine: WatchEngine,
): Promise<WatchSubject> {
  const subject = await engine.read(connectionId, pricingContext.aliases)
  const { rules } = await readWatchRules(connectionId)
  const { at: factsAt } = subject
  if (rules.length > 0 && factsAt > 0) {
    const earlier = matchesBefore(await readWatchRuns(connectionId), factsAt)
    const evaluation = await engine.evaluate(rules, pricingContext, earlier)
    await saveAlertRun(connectionId, { ...evaluation, factsAt, at: Date.now() })
  }
  return subject
}

/** Evaluates the rules after a job, in a worker that ends afterwards; without rules it starts none. */
export async function checkAfterRun(
  connectionId: string,
  pricingContext: PricingContext,
): Promise<void> {
  if ((await readWatchRules(connectionId)).rules.length === 0) return
  const engine = createWatchEngine()
  try {
    await checkRules(connectionId, pricingContext, engine)
  } finally {
    engine.close()
  }
}

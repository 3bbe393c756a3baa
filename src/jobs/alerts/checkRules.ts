/** Judges every rule by what is stored now, and keeps what fired as a run. */
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { createWatchEngine, type WatchEngine } from '@/jobs/workers/watchEngine.ts'
import type { WatchSubject } from '@/jobs/workers/watchTasks.ts'
import { readWatchRules } from '@/storage/alerts/watchRules.ts'
import { matchesBefore, saveAlertRun, readWatchRuns } from '@/storage/alerts/watchRuns.ts'
import { readPreference, type Preferences } from '@/storage/preferences/preferences.ts'

/** Whose rules of a connection they are, as Settings say. `defaults` are the deployment's. */
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
 * Reads what is stored, and says what there is. What the same answers gave before is replaced; no run is stored where there is
 * no rule, or nothing to judge. Throws where the database cannot be read.
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

/** The same in a worker of its own, after a run; nothing is started where there is no rule. */
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

/** Evaluates all alert rules with the stored data, and stores the matches as a run. */
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { createAlertsEngine, type AlertsEngine } from '@/jobs/workers/alertsEngine.ts'
import type { AlertSubject } from '@/jobs/workers/alertsTasks.ts'
import { readAlertRules } from '@/storage/alerts/alertRules.ts'
import { matchesBefore, saveAlertRun, readAlertRuns } from '@/storage/alerts/alertRuns.ts'
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
 * earlier one; without rules or data, no run is stored. Throws if the database cannot be read.
 */
export async function checkRules(
  connectionId: string,
  pricingContext: PricingContext,
  engine: AlertsEngine,
): Promise<AlertSubject> {
  const subject = await engine.read(connectionId, pricingContext.aliases)
  const { rules } = await readAlertRules(connectionId)
  const { at: factsAt } = subject
  if (rules.length > 0 && factsAt > 0) {
    const earlier = matchesBefore(await readAlertRuns(connectionId), factsAt)
    const evaluation = await engine.evaluate(rules, pricingContext, earlier)
    await saveAlertRun(connectionId, { ...evaluation, factsAt, at: Date.now() })
  }
  return subject
}

/** Evaluates the rules after a job, in a worker that ends afterwards; without rules, no worker starts. */
export async function checkAfterRun(
  connectionId: string,
  pricingContext: PricingContext,
): Promise<void> {
  if ((await readAlertRules(connectionId)).rules.length === 0) return
  const engine = createAlertsEngine()
  try {
    await checkRules(connectionId, pricingContext, engine)
  } finally {
    engine.close()
  }
}

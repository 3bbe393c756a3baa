import type { RuleResult } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'

/** The result of an alert at an update; null when the alert was not checked then, or was changed since. */
export function resultAt(
  { id, changedAt }: Pick<AlertRule, 'id' | 'changedAt'>,
  run: AlertRun | undefined,
): RuleResult | null {
  if (!run || run.at < changedAt) return null
  return run.verdicts.find(({ ruleId }) => ruleId === id) ?? null
}

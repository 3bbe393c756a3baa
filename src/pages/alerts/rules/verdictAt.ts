import type { RuleVerdict } from '@/domain/alerts/evaluateRules.ts'
import type { WatchRule } from '@/domain/alerts/rule.ts'
import type { WatchRun } from '@/storage/alerts/watchRuns.ts'

/** The result of an alert at an update; null when the alert was not checked then, or was changed since. */
export function verdictAt(
  { id, changedAt }: Pick<WatchRule, 'id' | 'changedAt'>,
  run: WatchRun | undefined,
): RuleVerdict | null {
  if (!run || run.at < changedAt) return null
  return run.verdicts.find(({ ruleId }) => ruleId === id) ?? null
}

import { cssVars } from '@/components/ui/styles/cssVars.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { resultAt } from '@/pages/alerts/rules/resultAt.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { ALERTS } from '@/words/alertNames.ts'
import styles from './LastRuns.module.css'

const SHOWN = 8

type Props = {
  rule: AlertRule
  /** The updates at which the alerts were checked, newest first. */
  runs: readonly AlertRun[]
}

/** Bars of how many matches an alert had at each of the last updates, oldest first. */
export function LastRuns({ rule, runs }: Props) {
  const counts = runs
    .slice(0, SHOWN)
    .map((run) => {
      const result = resultAt(rule, run)
      return result && result.decided > 0 ? result.fired : null
    })
    .toReversed()
  const known = counts.filter((count) => count !== null)
  if (known.length < 2) return null
  const most = Math.max(1, ...known)
  const words = counts.map((count) => (count === null ? 'not checked' : formatCount(count)))
  return (
    <span className={styles.updates}>
      <span className="vh">
        {ALERTS.lastUpdates}: {words.join(', ')}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {counts.map((count, at) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- a bar has no other identity than its position
            key={at}
            style={cssVars({ '--part': String((count ?? 0) / most) })}
            title={words[at]}
          />
        ))}
      </span>
    </span>
  )
}

import { useMemo } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { isNewRow, unsnoozedRows } from '@/domain/alerts/matchRows.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useAlertRules, useAlertRuns } from '@/storage/queries/useStoredAlerts.ts'
import styles from './NewMatches.module.css'

/** Shows how many products newly match an alert since the last update; draws nothing for 0. */
export function NewMatches() {
  const { data } = useAlertRules()
  const { data: runs } = useAlertRuns()
  const count = useMemo(
    () => unsnoozedRows(data?.rules ?? [], runs?.[0]?.firings ?? []).filter(isNewRow).length,
    [data, runs],
  )
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>
        <LangText>{formatCount(count)}</LangText>
        <span className="vh"> new</span>
      </span>
    </>
  )
}

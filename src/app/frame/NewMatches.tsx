import { useMemo } from 'react'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { isNewRow, openMatches } from '@/domain/alerts/matchRows.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useWatchRules, useWatchRuns } from '@/storage/queries/useWatchKept.ts'
import styles from './NewMatches.module.css'

/** How many products newly match an alert since the last update; nothing where none does. */
export function NewMatches() {
  const { data } = useWatchRules()
  const { data: runs } = useWatchRuns()
  const count = useMemo(
    () => openMatches(data?.rules ?? [], runs?.[0]?.firings ?? []).filter(isNewRow).length,
    [data, runs],
  )
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>
        <Localized>{formatCount(count)}</Localized>
        <span className="vh"> new</span>
      </span>
    </>
  )
}

import { useMemo } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { isNewRow, openMatches } from '../../model/watch/matchRows.ts'
import { useWatchRules, useWatchRuns } from '../../queries/kept/useWatchKept.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
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

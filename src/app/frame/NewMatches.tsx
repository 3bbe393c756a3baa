import { useMemo } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { newMatches } from '../../model/watch/newMatches.ts'
import { useWatchRules, useWatchRuns } from '../../queries/kept/useWatchKept.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import styles from './NewMatches.module.css'

/** How many matches the last update brought; nothing where it brought none. */
export function NewMatches() {
  const { data } = useWatchRules()
  const { data: runs } = useWatchRuns()
  const count = useMemo(() => newMatches(data?.rules ?? [], runs?.[0]?.firings ?? []), [data, runs])
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

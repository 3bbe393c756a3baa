import type { ReactNode } from 'react'
import type { Stat } from '@/components/ui/tables/StatStrip.tsx'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { goneInWords, kindInWords } from '@/domain/changes/changesNames.ts'
import type { UpdateTotal } from '@/domain/updates/updateRun.ts'
import { formatCount, MISSING } from '@/lib/numbers/format.ts'
import { ChangeSign } from './ChangeSign.tsx'
import styles from './changeFigures.module.css'

/** Of the sources that can tell it; none of them is not the same as 0. */
function figureOf(kind: ChangeKind, { counts, merged, untold, compared }: UpdateTotal) {
  const became = kind === 'gone' ? goneInWords(counts.gone, merged) : ''
  if (untold[kind] === 0) {
    return { value: formatCount(counts[kind]), ...(became !== '' && { sub: became }) }
  }
  if (untold[kind] === compared) return { value: MISSING, sub: 'unknown' }
  return {
    value: formatCount(counts[kind]),
    sub: `unknown in ${formatCount(untold[kind])} of ${formatCount(compared)} collections`,
  }
}

const asItIs = (label: ReactNode) => label

/** What a run has found, kind by kind, in counts of products; `leading` may make a link of what a count is called. */
export function changeFigures(
  total: UpdateTotal,
  kinds: readonly ChangeKind[] = changeKinds,
  leading: (label: ReactNode, kind: ChangeKind) => ReactNode = asItIs,
): Stat[] {
  return kinds.map((kind) => ({
    id: kind,
    label: leading(
      <span className={styles.kind}>
        <ChangeSign kind={kind} /> {kindInWords(kind)}
      </span>,
      kind,
    ),
    ...figureOf(kind, total),
  }))
}

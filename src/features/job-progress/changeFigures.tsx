import type { ReactNode } from 'react'
import type { Stat } from '@/components/ui/tables/StatStrip.tsx'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { goneInWords, kindInWords } from '@/domain/changes/changesNames.ts'
import type { UpdateTotal } from '@/domain/updates/updateRun.ts'
import { formatCount, MISSING } from '@/lib/numbers/format.ts'
import { ChangeSign } from './ChangeSign.tsx'
import styles from './changeFigures.module.css'

/**
 * The figure of a kind of change. It counts only collections where this kind can be known; if there are none, the figure is
 * missing rather than 0.
 */
function figureOf(kind: ChangeKind, { counts, merged, undetermined, compared }: UpdateTotal) {
  const became = kind === 'gone' ? goneInWords(counts.gone, merged) : ''
  if (undetermined[kind] === 0) {
    return { value: formatCount(counts[kind]), ...(became !== '' && { sub: became }) }
  }
  if (undetermined[kind] === compared) return { value: MISSING, sub: 'unknown' }
  return {
    value: formatCount(counts[kind]),
    sub: `unknown in ${formatCount(undetermined[kind])} of ${formatCount(compared)} collections`,
  }
}

const asItIs = (label: ReactNode) => label

/** The results of an update, by kind of change, as counts of products; `leading` may turn a label into a link. */
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

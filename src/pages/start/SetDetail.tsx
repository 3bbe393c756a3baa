import { changeKinds } from '../../domain/changes/change.ts'
import type { ChangesSummary } from '../../domain/changes/changesSummary.ts'
import { kindInWords } from '../../domain/changesNames.ts'
import { formatCount } from '../../domain/format.ts'
import { ChangeSign } from '../../parts/ChangeMarks.tsx'
import styles from './SetDetail.module.css'

/** A discount mostly moves with its price, which is said. */
const SHOWN = changeKinds.filter((kind) => kind !== 'discount')

/** What the last run has found of a set, in its most telling counts; else what there is of it. */
export function SetDetail({ words, summary }: { words: string; summary: ChangesSummary | null }) {
  if (!summary) return words
  const found = SHOWN.filter((kind) => summary.counts[kind] > 0)
  if (found.length === 0) return `${words}, no change`
  return (
    <span className={styles.changes}>
      {found.map((kind) => (
        <span key={kind} className={styles.change}>
          <ChangeSign kind={kind} />
          {formatCount(summary.counts[kind])}
          <span className="vh"> {kindInWords(kind)}</span>
        </span>
      ))}
    </span>
  )
}

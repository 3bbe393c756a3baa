import { formatCount } from '../../lib/format.ts'
import type { StepOutcome } from '../../model/again/againRun.ts'
import { changeKinds } from '../../model/changes/change.ts'
import { kindInWords } from '../../model/changes/changesNames.ts'
import { isTold } from '../../model/changes/isTold.ts'
import { ChangeSign } from '../../runs/ChangeMarks.tsx'
import styles from './SetDetail.module.css'

type Compared = Extract<StepOutcome, { kind: 'compared' }>

type Props = {
  /** Which tell sets of one name apart. */
  countries: string
  /** What there is of it. */
  words: string
  /** What the last run found; null where it compared nothing. */
  compared: Compared | null
}

/** A discount mostly moves with its price, which is said. */
const SHOWN = changeKinds.filter((kind) => kind !== 'discount')

/** What the last run has found of a set, in its most telling counts; else what there is of it. */
export function SetDetail({ countries, words, compared }: Props) {
  const all = `${countries} · ${words}`
  if (!compared) return all
  const { counts } = compared.summary
  const found = SHOWN.filter((kind) => counts[kind] > 0)
  if (found.length === 0) {
    const isAllTold = changeKinds.every((kind) => counts[kind] === 0 && isTold(kind, compared))
    return `${all}, ${isAllTold ? 'no change' : 'see what changed'}`
  }
  return (
    <span className={styles.changes}>
      {countries}
      {found.map((kind) => (
        <span key={kind} className={styles.change}>
          <ChangeSign kind={kind} />
          {formatCount(counts[kind])}
          <span className="vh"> {kindInWords(kind)}</span>
        </span>
      ))}
    </span>
  )
}

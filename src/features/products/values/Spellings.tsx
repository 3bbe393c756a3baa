import { spellingsInWords } from '@/domain/pricing/names.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import styles from './Spellings.module.css'

type Props = {
  /** As they were received. */
  of: readonly string[]
  /** Their common name; a single spelling with another name is marked too. */
  name?: string
}

/** "2 spellings" next to a name that stands for several; nothing for one. The spellings are shown on hover and read aloud. */
export function Spellings({ of, name }: Props) {
  const [only] = of
  const isRenamed = of.length === 1 && name !== undefined && only !== name
  if (of.length < 2 && !isRenamed) return null
  return (
    <span className={styles.spellings} title={spellingsInWords(of) ?? only}>
      {isRenamed ? ' spelled differently' : ` ${of.length} spellings`}
      <span className="vh">{`: ${listedNames(of)}`}</span>
    </span>
  )
}

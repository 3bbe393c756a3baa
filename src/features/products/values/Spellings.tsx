import { spellingsInWords } from '@/domain/pricing/names.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import styles from './Spellings.module.css'

type Props = {
  /** The spellings as they were received. */
  of: readonly string[]
  /** The common name of the spellings; a single spelling with another name is marked too. */
  name?: string
}

/**
 * A mark such as "2 spellings" next to a name that stands for several; draws nothing for a single spelling. The spellings are shown
 * on hover and read aloud.
 */
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

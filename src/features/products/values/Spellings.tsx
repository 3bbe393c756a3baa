import { spellingsInWords } from '@/domain/pricing/names.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import styles from './Spellings.module.css'

type Props = {
  /** As they were received. */
  of: readonly string[]
  /** What they are called together; a single spelling that is called otherwise is marked, too. */
  name?: string
}

/** "2 spellings" beside a name that stands for several; nothing for one. Which they are shows on hover, and is read. */
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

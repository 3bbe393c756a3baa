import styles from './Spellings.module.css'

/** "2 spellings" beside a name that stands for several; nothing for one. Which they are shows on hover, and is read. */
export function Spellings({ of }: { of: readonly string[] }) {
  if (of.length < 2) return null
  const list = of.join(', ')
  return (
    <span className={styles.spellings} title={list}>
      {` ${of.length} spellings`}
      <span className="vh">{`: ${list}`}</span>
    </span>
  )
}

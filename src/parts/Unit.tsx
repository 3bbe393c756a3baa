import { useContext } from 'react'
import { CurrencyLabel } from './CurrencyLabel.ts'
import styles from './Price.module.css'

/** The currency label before a figure that is drawn; nothing where its section has none. */
export function Unit() {
  const label = useContext(CurrencyLabel)
  // A label in Arabic or Hebrew letters still stands before its figure.
  return label && <span className={styles.unit} dir="ltr">{`${label}\u00a0`}</span>
}

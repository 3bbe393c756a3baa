import type { ReferenceKind } from '../../domain/market/reference.ts'
import styles from './MarketKey.module.css'
import { referenceWords } from '../../domain/market/reference.ts'

/** What the signs in the dots mean. */
export function MarketKey({ reference }: { reference: ReferenceKind }) {
  return (
    <span className={styles.key}>
      <span className={styles.below}>
        <i />
        this record, below
      </span>
      <span className={styles.above}>
        <i />
        this record, above
      </span>
      <span className={styles.line}>
        <i />
        {referenceWords(reference).label}
      </span>
    </span>
  )
}

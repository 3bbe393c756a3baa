import type { ReferenceKind } from '../../domain/priceIndex.ts'
import styles from './MarketKey.module.css'
import { referenceLabel } from './references.ts'

/** What the signs in the dots mean. */
export function MarketKey({ reference }: { reference: ReferenceKind }) {
  return (
    <span className={styles.key}>
      <span className={styles.below}>
        <i />
        mine, below
      </span>
      <span className={styles.above}>
        <i />
        mine, above
      </span>
      <span className={styles.line}>
        <i />
        {referenceLabel(reference)}
      </span>
    </span>
  )
}

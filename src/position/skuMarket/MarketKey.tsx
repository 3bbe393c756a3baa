import type { ReferenceWords } from '../../market/reference.ts'
import { THIS_RECORD } from '../../words/meNames.ts'
import styles from './MarketKey.module.css'

type Props = { reference: ReferenceWords; isNobody: boolean }

/** What the signs in the dots mean. */
export function MarketKey({ reference, isNobody }: Props) {
  return (
    <span className={styles.key}>
      {!isNobody && (
        <>
          <span className={styles.below}>
            <i />
            my price, below
          </span>
          <span className={styles.above}>
            <i />
            above
          </span>
        </>
      )}
      <span className={styles.record}>
        <i />
        {THIS_RECORD.toLowerCase()}
      </span>
      <span className={styles.line}>
        <i />
        {reference.label}
      </span>
    </span>
  )
}

import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MerchantMark } from './pictures/MerchantMark.tsx'
import styles from './MerchantOfRow.module.css'

type Props = { merchant: string | null; brand: string | null }

/** The merchant in a product row. On a phone the brand is here too, instead of in a column. */
export function MerchantOfRow({ merchant, brand }: Props) {
  return (
    <span className={styles.merchant}>
      {merchant === null ? (
        <EmptyValue />
      ) : (
        <>
          <MerchantMark name={merchant} />
          <span className={styles.name} dir="auto" title={merchant}>
            {merchant}
          </span>
        </>
      )}
      {brand !== null && (
        <span className={styles.phoneBrand} dir="auto">
          {/* The hidden word has its own direction, so that only the brand decides that of `dir="auto"`. */}
          <span className="vh" dir="ltr">
            {'brand '}
          </span>
          {brand}
        </span>
      )}
    </span>
  )
}

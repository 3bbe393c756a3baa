import { discountsDisagree, recomputedDiscount } from '@/api/discount.ts'
import { Calculated } from '@/components/ui/figures/Calculated.tsx'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { Missing } from '@/components/ui/tables/Missing.tsx'
import { formatDiscount, formatPercent } from '@/lib/numbers/format.ts'
import styles from './Discount.module.css'

type DiscountProps = {
  /** As given by the service, in percent. */
  given: number | null
  /** With both prices given, our own figure stands beside one that disagrees. */
  offer?: number | null | undefined
  mrp?: number | null | undefined
  /** Our own figure also where both agree. */
  always?: boolean
}

/** A discount, whole and with a true minus. It compares with nothing outside its record, so it stays ink. */
export function Discount({ given, offer = null, mrp = null, always = false }: DiscountProps) {
  const ours = recomputedDiscount(offer, mrp)
  const shown = ours !== null && (always || discountsDisagree(given, ours)) ? ours : null
  return (
    <span className={styles.discount}>
      {given === null ? (
        <Missing what="no discount given" />
      ) : (
        <span>
          <Localized>{formatDiscount(given)}</Localized>
        </span>
      )}
      {shown !== null && (
        <span className={styles.ours}>
          <Calculated>
            <Localized>{formatPercent(shown, { digits: 1 })}</Localized>
          </Calculated>
        </span>
      )}
    </span>
  )
}

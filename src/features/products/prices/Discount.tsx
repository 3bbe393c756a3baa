import { discountsDisagree, recomputedDiscount } from '@/api/discount.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatDiscount, formatPercent } from '@/lib/numbers/format.ts'
import styles from './Discount.module.css'

type DiscountProps = {
  /** The discount as the service gives it, in percent. */
  discount: number | null
  /** The two prices, from which the app calculates its own figure, shown if it disagrees with the given discount. */
  offer?: number | null | undefined
  mrp?: number | null | undefined
  /** Whether the app’s own figure is shown even if both agree. */
  always?: boolean
}

/** A discount as a whole number with a true minus. It compares nothing outside its listing, so it has no colour. */
export function Discount({ discount, offer = null, mrp = null, always = false }: DiscountProps) {
  const ours = recomputedDiscount(offer, mrp)
  const shown = ours !== null && (always || discountsDisagree(discount, ours)) ? ours : null
  return (
    <span className={styles.discount}>
      {discount === null ? (
        <EmptyValue what="no discount given" />
      ) : (
        <span>
          <LangText>{formatDiscount(discount)}</LangText>
        </span>
      )}
      {shown !== null && (
        <span className={styles.ours}>
          <FormulaHint>
            <LangText>{formatPercent(shown, { digits: 1 })}</LangText>
          </FormulaHint>
        </span>
      )}
    </span>
  )
}

import { discountsDisagree, recomputedDiscount } from '@/api/discount.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
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
        <EmptyValue what="no discount given" />
      ) : (
        <span>
          <LangText>{formatDiscount(given)}</LangText>
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

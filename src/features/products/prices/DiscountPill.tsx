import { LangText } from '@/components/ui/figures/LangText.tsx'
import { formatDiscount } from '@/lib/numbers/format.ts'
import styles from './DiscountPill.module.css'

/** A discount in percent, as the service gives it, on a card; draws nothing without a discount or for 0. */
export function DiscountPill({ discount }: { discount: number | null }) {
  if (discount === null || discount === 0) return null
  return (
    <span className={styles.pill}>
      <LangText>{formatDiscount(discount)}</LangText>
    </span>
  )
}

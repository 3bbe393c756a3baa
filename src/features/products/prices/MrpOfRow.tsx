import { LangText } from '@/components/ui/figures/LangText.tsx'
import { formatDiscount } from '@/lib/numbers/format.ts'
import { Mrp } from './Mrp.tsx'
import styles from './MrpOfRow.module.css'

type Props = { salePrice: number | null; offerPrice: number | null; discount: number | null }

/** The MRP in a product row. On a phone the discount is here too, instead of in a column. */
export function MrpOfRow({ salePrice, offerPrice, discount }: Props) {
  return (
    <>
      <Mrp mrp={salePrice} offer={offerPrice} />
      {discount !== null && discount !== 0 && (
        <span className={styles.phoneDiscount}>
          {' '}
          <span className="vh">discount </span>
          <LangText>{formatDiscount(discount)}</LangText>
        </span>
      )}
    </>
  )
}

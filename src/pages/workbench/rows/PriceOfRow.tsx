import { formatPrice } from '../../../lib/numbers/format.ts'
import type { WorkRow } from '../../../model/workbench/rowView.ts'
import { Price } from '../../../products/prices/Price.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './RowsTable.module.css'

/** The offer price; of a picked product whose price changed also the one when it was added: "30.00 → 28.00". */
export function PriceOfRow({ row: { offerPrice, item } }: { row: WorkRow }) {
  const first = item?.firstPrice ?? null
  if (first === null || first === offerPrice) return <Price offer={offerPrice} />
  return (
    <span className={styles.prices}>
      <span className={styles.earlier}>
        <span className="vh">from </span>
        <Localized>{formatPrice(first)}</Localized>
        <span aria-hidden="true"> → </span>
        <span className="vh"> to </span>
      </span>
      <Price offer={offerPrice} />
    </span>
  )
}

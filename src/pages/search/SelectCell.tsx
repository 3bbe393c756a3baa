import type { Product } from '../../api/product.ts'
import { SelectBox } from './SelectBox.tsx'
import styles from './SelectBox.module.css'

type SelectCellProps = {
  product: Product
  among: readonly Product[]
  countries: readonly string[]
}

/** The first cell of a row: selects its product. */
export function SelectCell({ product, among, countries }: SelectCellProps) {
  return (
    <td className={styles.cell}>
      <SelectBox product={product} among={among} countries={countries} look="row" />
    </td>
  )
}

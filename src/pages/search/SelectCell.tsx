import type { Product } from '../../api/product.ts'
import { SelectBox } from './SelectBox.tsx'
import styles from './SelectBox.module.css'

/** The first cell of a row: selects its product. */
export function SelectCell({ product }: { product: Product }) {
  return (
    <td className={styles.cell}>
      <SelectBox product={product} look="row" />
    </td>
  )
}

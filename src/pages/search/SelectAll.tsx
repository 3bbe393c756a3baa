import type { Product } from '../../api/product.ts'
import { isUsableId } from '../../domain/isUsableId.ts'
import { SELECTION } from '../../domain/selectionNames.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './SelectBox.module.css'
import { useSelection } from './selection.ts'

/** In the table's head: selects every product of a page that has an id, or none of them. */
export function SelectAll({ products }: { products: readonly Product[] }) {
  const { ids, select } = useSelection()
  const all = products.flatMap(({ productId }) =>
    productId === null || !isUsableId(productId) ? [] : [productId],
  )
  const chosen = all.filter((id) => ids.includes(id)).length
  return (
    <td className={styles.cell}>
      <Checkbox
        className={styles.box}
        hideLabel
        label={SELECTION.page}
        checked={chosen > 0 && chosen === all.length}
        indeterminate={chosen > 0 && chosen < all.length}
        onChange={(isSelected) => select(all, isSelected)}
      />
    </td>
  )
}

import type { Product } from '@/api/operations/product.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { SELECTION } from '@/words/selectionNames.ts'
import { selectable, useSelection } from './selection.ts'
import styles from './SelectBox.module.css'

type SelectAllProps = { products: readonly Product[]; countries: readonly string[] }

/** The checkbox in the table header: selects all products of a page that have an ID, or none. */
export function SelectAll({ products, countries }: SelectAllProps) {
  const { has, select } = useSelection()
  const all = products.flatMap((product) => selectable(product, countries) ?? [])
  const chosen = all.filter(has).length
  return (
    <Checkbox
      className={styles.box}
      hideLabel
      label={SELECTION.page}
      checked={chosen > 0 && chosen === all.length}
      indeterminate={chosen > 0 && chosen < all.length}
      onChange={(isSelected) => select(all, isSelected)}
    />
  )
}

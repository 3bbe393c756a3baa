import type { Product } from '../../api/product.ts'
import { isUsableId } from '../../domain/isUsableId.ts'
import { shortId } from '../../domain/format.ts'
import { selectNamed } from '../../domain/selectionNames.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './SelectBox.module.css'
import { useSelection } from './selection.ts'

type SelectBoxProps = {
  product: Product
  /** card: in its corner, over the picture; row: a cell of its own holds it. */
  look: 'card' | 'row'
}

/** Selects a product among results; one that cannot be asked for by its id has no box. */
export function SelectBox({ product: { productId, title }, look }: SelectBoxProps) {
  const { ids, select, clear } = useSelection()
  if (productId === null || !isUsableId(productId)) return null
  return (
    <Checkbox
      className={classes(styles.box, look === 'card' && styles.card)}
      hideLabel
      label={selectNamed(title ?? shortId(productId))}
      checked={ids.includes(productId)}
      onChange={(isSelected) => select([productId], isSelected)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear()
      }}
    />
  )
}

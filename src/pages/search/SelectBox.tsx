import type { Product } from '../../api/product.ts'
import { shortId } from '../../domain/format.ts'
import { selectNamed } from '../../domain/selectionNames.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './SelectBox.module.css'
import { selectable, useSelection } from './selection.ts'

type SelectBoxProps = {
  product: Product
  /** Those that it was asked for in. */
  countries: readonly string[]
  /** card: in its corner, over the picture; row: a cell of its own holds it. */
  look: 'card' | 'row'
}

/** Selects a product among results; one that cannot be asked for by its id has no box. */
export function SelectBox({ product, countries, look }: SelectBoxProps) {
  const { has, select, clear } = useSelection()
  const one = selectable(product, countries)
  if (one === null) return null
  const isSelected = has(one)
  return (
    <>
      <Checkbox
        className={classes(styles.box, look === 'card' && styles.card)}
        hideLabel
        label={selectNamed(product.title ?? shortId(one.id))}
        checked={isSelected}
        onChange={(isNow) => select([one], isNow)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear()
        }}
      />
      {isSelected && look === 'card' && <i className={styles.frame} />}
    </>
  )
}

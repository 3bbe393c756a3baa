import { useRef } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { selectNamed } from '@/words/selectionNames.ts'
import { selectable, useSelection } from './selection.ts'
import styles from './SelectBox.module.css'

type SelectBoxProps = {
  product: Product
  /** The results in their order, among which Shift selects all up to this one. */
  among: readonly Product[]
  /** The countries in which the product was requested. */
  countries: readonly string[]
  /** Where the checkbox is: `card` in the card's corner over the picture, `row` in a separate cell. */
  layout: 'card' | 'row'
}

/** The checkbox that selects a product among results; a product without a valid ID has none. */
export function SelectBox({ product, among, countries, layout }: SelectBoxProps) {
  const { has, toggle, clear } = useSelection()
  const withShift = useRef(false)
  const one = selectable(product, countries)
  if (one === null) return null
  const isSelected = has(one)
  return (
    <>
      <Checkbox
        className={classes(styles.box, layout === 'card' && styles.card)}
        hideLabel
        label={selectNamed(product.title ?? shortId(one.id))}
        checked={isSelected}
        // `onClick` precedes `onChange` and knows the Shift key, also when the box is toggled by Space.
        onClick={({ shiftKey }) => {
          withShift.current = shiftKey
        }}
        onChange={(isNow) =>
          toggle(
            one,
            isNow,
            withShift.current ? among.flatMap((each) => selectable(each, countries) ?? []) : null,
          )
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear()
        }}
      />
      {isSelected && layout === 'card' && <i className={styles.frame} />}
    </>
  )
}

import { writeId } from '../../domain/batch/writeId.ts'
import { formatCount } from '../../domain/format.ts'
import { SELECTION } from '../../domain/selectionNames.ts'
import { AddToBatch } from '../../parts/AddToBatch.tsx'
import { AddToList } from '../../parts/AddToList.tsx'
import { CompareLink } from '../../parts/CompareLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { leaveFocus } from '../../ui/leaveFocus.ts'
import styles from './SelectionBar.module.css'
import { useSelection } from './selection.ts'

/** What can be done with the selected products; below the results, and in sight while there are any. */
export function SelectionBar() {
  const { products, clear } = useSelection()
  if (products.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape clears wherever the focus is in the bar
    <section
      className={styles.bar}
      aria-label={SELECTION.bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        leaveFocus(event.currentTarget)
        clear()
      }}
    >
      <output className={styles.count}>{formatCount(products.length)} selected</output>
      <Button
        variant="link"
        size="s"
        onClick={(event) => {
          leaveFocus(event.currentTarget)
          clear()
        }}
      >
        {SELECTION.clear}
      </Button>
      <span className={styles.actions}>
        <CompareLink products={products} />
        <AddToList products={products} opensUp />
        <AddToBatch variant="primary" lines={[...new Set(products.map(({ id }) => writeId(id)))]} />
      </span>
    </section>
  )
}

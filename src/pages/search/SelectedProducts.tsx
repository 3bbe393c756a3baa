import { writeId } from '../../domain/batch/writeId.ts'
import { AddToBatch } from '../../parts/AddToBatch.tsx'
import { AddToList } from '../../parts/AddToList.tsx'
import { CompareLink } from '../../parts/CompareLink.tsx'
import { SelectionBar } from '../../parts/SelectionBar.tsx'
import { useSelection } from './selection.ts'

/** What can be done with the selected products of this and other searches. */
export function SelectedProducts() {
  const { products, clear } = useSelection()
  return (
    <SelectionBar count={products.length} onClear={clear}>
      <CompareLink products={products} />
      <AddToList products={products} opensUp />
      <AddToBatch variant="primary" lines={[...new Set(products.map(({ id }) => writeId(id)))]} />
    </SelectionBar>
  )
}

import { writeId } from '../../domain/batch/writeId.ts'
import { isUsableId } from '../../domain/isUsableId.ts'
import { AddToBatch } from '../../parts/AddToBatch.tsx'
import { AddToList } from '../../parts/AddToList.tsx'
import { CompareLink } from '../../parts/CompareLink.tsx'
import { SelectionBar } from '../../parts/SelectionBar.tsx'
import type { ChangeSelection } from './useChangeSelection.ts'

/** What can be done with the selected products. */
export function SelectedChanges({
  selection,
  label,
}: {
  selection: ChangeSelection
  label: string
}) {
  const selected = [...selection.products.values()]
  // Offers of several codes are of one product.
  const products = [
    ...new Map(
      selected.flatMap((each) =>
        isUsableId(each.id) ? [[`${each.country} ${each.id}`, each] as const] : [],
      ),
    ).values(),
  ]
  return (
    <SelectionBar count={selected.length} label={label} onClear={selection.clear}>
      <CompareLink products={products} />
      <AddToList products={products} opensUp />
      <AddToBatch lines={[...new Set(products.map(({ id }) => writeId(id)))]} />
    </SelectionBar>
  )
}

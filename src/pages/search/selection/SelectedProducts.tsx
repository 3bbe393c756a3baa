import { eansOf } from '../../../catalog/fields/derived.ts'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { productLines } from '../../../model/batch/productLines.ts'
import { AddToBatch } from '../../../selection/AddToBatch.tsx'
import { AddToList } from '../../../selection/AddToList.tsx'
import { CompareLink } from '../../../selection/CompareLink.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { useSelection } from './selection.ts'

/** What can be done with the selected products of this and other searches. */
export function SelectedProducts() {
  const { products, clear } = useSelection()
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const source = async () => {
    const { selectedSheet } = await import('../searchSheet.ts')
    return selectedSheet({ selected: products, labelOf, joined, at: Date.now() })
  }
  return (
    <SelectionBar count={products.length} onClear={clear}>
      <CompareLink products={products} />
      <AddToList products={products} opensUp />
      <AddToBatch
        variant="primary"
        {...productLines(
          products.map(({ id, product }) => ({ id, code: eansOf(product.skuSet)[0] ?? null })),
        )}
      />
      <ExportMenu label={SELECTION.exported} source={source} look="menu" opensUp />
    </SelectionBar>
  )
}

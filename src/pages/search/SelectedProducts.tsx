import { productLines } from '../../domain/batch/productLines.ts'
import { eansOf } from '../../domain/catalog/derived.ts'
import { SELECTION } from '../../domain/selectionNames.ts'
import { AddToBatch } from '../../parts/AddToBatch.tsx'
import { AddToList } from '../../parts/AddToList.tsx'
import { CompareLink } from '../../parts/CompareLink.tsx'
import { ExportMenu } from '../../parts/ExportMenu.tsx'
import { SelectionBar } from '../../parts/SelectionBar.tsx'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import { useJoined } from '../../parts/useJoined.ts'
import { useSelection } from './selection.ts'

/** What can be done with the selected products of this and other searches. */
export function SelectedProducts() {
  const { products, clear } = useSelection()
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const source = async () => {
    const { selectedSheet } = await import('./searchSheet.ts')
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

import { Suspense } from 'react'
import { eansOf } from '../../../catalog/fields/derived.ts'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { productLines } from '../../../model/batch/productLines.ts'
import { lazyPart } from '../../../notices/lazyPart.tsx'
import { AddToBatch } from '../../../selection/AddToBatch.tsx'
import { AddToList } from '../../../selection/AddToList.tsx'
import { CompareLink } from '../../../selection/CompareLink.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import type { SearchState } from '../../../url/states/searchState.ts'
import { useMarket } from '../market/MarketScope.tsx'
import { useSelection } from './selection.ts'

// What else can be done with them is at hand.
const AskSelected = lazyPart(async () => (await import('../market/SearchMarket.tsx')).AskSelected)

/** What can be done with the selected products of this and other searches. */
export function SelectedProducts({ state }: { state: SearchState }) {
  const { products, clear } = useSelection()
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const market = useMarket()
  const source = async () => {
    const { selectedSheet } = await import('../searchSheet.ts')
    return selectedSheet({ selected: products, market, labelOf, joined, at: Date.now() })
  }
  return (
    <SelectionBar count={products.length} onClear={clear}>
      <Suspense fallback={<Skeleton width={150} height={36} />}>
        <AskSelected state={state} selected={products} market={market} />
      </Suspense>
      <CompareLink products={products} />
      <AddToList products={products} opensUp />
      <AddToBatch
        {...productLines(
          products.map(({ id, product }) => ({ id, code: eansOf(product.skuSet)[0] ?? null })),
        )}
      />
      <ExportMenu label={SELECTION.exported} source={source} look="menu" opensUp />
    </SelectionBar>
  )
}

import { Suspense } from 'react'
import { eansOf } from '@/api/fields/derived.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { productLines } from '@/domain/codes/productLines.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { CompareLink } from '@/features/collections/selection/CompareLink.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useSearchMarket } from '@/pages/search/market/MarketScope.tsx'
import type { SearchState } from '@/routing/states/searchState.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { useSelection } from './selection.ts'

// Loaded on demand; the other actions are part of this chunk.
const CheckSelected = lazyPart(
  async () => (await import('@/pages/search/market/SearchMarket.tsx')).CheckSelected,
)

type Props = {
  state: SearchState
  /** How many products were selected when the page was opened. */
  before: number
}

/** The bar of actions on the selected products of this and other searches. */
export function SelectedProducts({ state, before }: Props) {
  const { products, clear } = useSelection()
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const market = useSearchMarket()
  const source = async () => {
    const { selectedSheet } = await import('@/pages/search/searchSheet.ts')
    return selectedSheet({ selected: products, market, labelOf, aliases, at: Date.now() })
  }
  return (
    <SelectionBar count={products.length} before={before} onClear={clear}>
      <Suspense fallback={<Skeleton width={150} height={36} />}>
        <CheckSelected state={state} selected={products} market={market} />
      </Suspense>
      <CompareLink products={products} />
      <AddToCollection products={products} opensUp />
      <AddToNewCollection
        {...productLines(
          products.map(({ id, product }) => ({ id, code: eansOf(product.skuSet)[0] ?? null })),
        )}
      />
      <ExportMenu label={SELECTION.exported} source={source} layout="menu" opensUp />
    </SelectionBar>
  )
}

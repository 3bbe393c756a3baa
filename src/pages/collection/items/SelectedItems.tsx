import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { firstCodeOf, marketOfRow } from '@/domain/market/rowMarket.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { SelectedActions } from '@/features/collections/selection/SelectedActions.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { CheckMarketOfRows } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useFilePricingContext } from '@/pages/collection/file/filePricingContext.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import type { RowsProps } from './itemsProps.ts'

type Props = Pick<RowsProps, 'collection' | 'version' | 'market' | 'requestedRows' | 'keys'> & {
  selection: Selection<WorkRow>
  /** Keys of the table's columns. */
  shown: readonly string[]
}

/** Actions for the selected rows, even if filters hide them now. */
export function SelectedItems(props: Props) {
  const { collection, version, selection, market, requestedRows, shown, keys } = props
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const pricingContext = useFilePricingContext(collection.countries, market)
  const rows = [...selection.rows.values()].filter(
    // A removed row stays selected while that can be undone, so filter it out here.
    ({ item }) => keys === undefined || item === undefined || keys.has(item.key),
  )
  const sheet = async () => {
    const { collectionFile } = await import('@/pages/collection/file/collectionFile.ts')
    return collectionFile({
      collection,
      version,
      // They may have been selected before their market was known.
      rows: rows.map((row) => {
        const now = marketOfRow(row, market.markets)
        return now ? { ...row, market: now } : row
      }),
      filtered: null,
      filter: null,
      sort: [],
      pricingContext,
      shown,
      label: labelOf(collection.countries),
      aliases,
      at: Date.now(),
    })
  }
  return (
    <SelectionBar count={rows.length} label={COLLECTION_VIEWS.selected} onClear={selection.clear}>
      {requestedRows && (
        <CheckMarketOfRows rows={rows} markets={market.markets} requestedRows={requestedRows} />
      )}
      <SelectedActions
        products={rows.map((row) => ({
          id: row.productId,
          country: row.country,
          code: firstCodeOf(row),
        }))}
      />
      <ExportMenu label={SELECTION.exported} source={sheet} layout="menu" opensUp />
    </SelectionBar>
  )
}

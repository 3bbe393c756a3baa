import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import { traitKeyOf } from '@/domain/columns/traitColumns.ts'
import { firstCodeOf, marketOfRow } from '@/domain/market/rowMarket.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { SelectedActions } from '@/features/collections/selection/SelectedActions.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import {
  CheckMarketOfRows,
  type RequestedRows,
} from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useFilePricingContext } from '@/pages/collection/file/filePricingContext.ts'
import {
  LoadAttributesOfRows,
  type RequestedTraits,
} from '@/pages/collection/traits/LoadAttributes.tsx'
import type { RowsTraits } from '@/pages/collection/traits/useRowsTraits.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'

export type SelectedRowsProps = {
  collection: Pick<Collection, 'name' | 'countries' | 'source'>
  version: Version
  selection: Selection<WorkRow>
  market: RowsMarket
  /** What a check of the selected rows' market prices needs; absent when they can't be checked. */
  requestedRows?: Omit<RequestedRows, 'rows'> | undefined
  /** What loading the attributes of the selected rows needs; absent when they can't be loaded. */
  attributes?: { traits: RowsTraits; requestedTraits: Omit<RequestedTraits, 'rows'> } | undefined
  /** The keys of all rows; absent when rows can't be removed. */
  keys?: ReadonlySet<string> | undefined
  /** The keys of the columns that the table shows. */
  shown: readonly string[]
}

/** The bar of actions for the selected rows, including those that filters hide now. */
export function SelectedRows(props: SelectedRowsProps) {
  const { collection, version, selection, market, requestedRows, attributes, keys, shown } = props
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const pricingContext = useFilePricingContext(collection.countries, market)
  const rows = [...selection.rows.values()].filter(
    // A removed row stays selected while the removal can be undone, so it is left out here.
    ({ item }) => keys === undefined || item === undefined || keys.has(item.key),
  )
  const sheet = async () => {
    const { collectionFile } = await import('@/pages/collection/file/collectionFile.ts')
    return collectionFile({
      collection,
      version,
      rows: rows.map((row) => {
        // Add what was loaded after the row was selected: its market and attributes.
        const now = marketOfRow(row, market.markets)
        const states = attributes?.traits.known.get(traitKeyOf(row))
        return { ...row, ...(now && { market: now }), ...(states && { traits: states }) }
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
      {attributes && <LoadAttributesOfRows rows={rows} {...attributes} />}
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

import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import type { Version } from '@/domain/collections/collection.ts'
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
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import type { TableColumn } from './columns.ts'

type Props = {
  savedVersions: SavedVersions
  version: Version
  columns: readonly TableColumn[]
  selection: Selection<WorkRow>
  market: RowsMarket
  requestedRows: Omit<RequestedRows, 'rows'>
  traits: RowsTraits
  askedTraits: Omit<RequestedTraits, 'rows'>
}

/** Actions for the selected rows, whatever filters hide them now. */
export function SelectedRows(props: Props) {
  const { savedVersions, version, columns, selection, market, requestedRows, traits, askedTraits } =
    props
  const { collection } = savedVersions
  const labelOf = useCurrencyLabel()
  const aliases = useAliases()
  const pricingContext = useFilePricingContext(collection.countries, market)
  const rows = [...selection.rows.values()]
  const sheetAt = async (at: number) => {
    const { collectionFile } = await import('@/pages/collection/file/collectionFile.ts')
    return collectionFile({
      collection,
      version,
      rows: rows.map((row) => {
        // Rows may have been selected before their market and attributes were loaded.
        const now = marketOfRow(row, market.markets)
        const states = traits.known.get(traitKeyOf(row))
        return { ...row, ...(now && { market: now }), ...(states && { traits: states }) }
      }),
      filtered: null,
      filter: null,
      sort: [],
      pricingContext,
      shown: columns.map(({ id }) => id),
      label: labelOf(collection.countries),
      aliases,
      at,
    })
  }
  return (
    <SelectionBar count={rows.length} label={COLLECTION_VIEWS.selected} onClear={selection.clear}>
      <CheckMarketOfRows rows={rows} markets={market.markets} requestedRows={requestedRows} />
      <LoadAttributesOfRows rows={rows} traits={traits} requestedTraits={askedTraits} />
      <SelectedActions
        products={rows.map((row) => ({
          id: row.productId,
          country: row.country,
          code: firstCodeOf(row),
        }))}
      />
      <ExportMenu
        label={SELECTION.exported}
        source={() => sheetAt(Date.now())}
        layout="menu"
        opensUp
      />
    </SelectionBar>
  )
}

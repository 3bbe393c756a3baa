import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { traitKeyOf } from '@/domain/columns/traitColumns.ts'
import { firstCodeOf, marketOfRow } from '@/domain/market/rowMarket.ts'
import type { Snapshot } from '@/domain/resultSet/resultSet.ts'
import type { WorkRow } from '@/domain/workbench/rowView.ts'
import { SelectedActions } from '@/features/collections/selection/SelectedActions.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { CheckMarketOfRows, type AskedRows } from '@/features/pricing/setMarket/CheckMarket.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useFilePricingContext } from '@/pages/collection/file/filePricingContext.ts'
import {
  LoadAttributesOfRows,
  type AskedTraits,
} from '@/pages/collection/traits/LoadAttributes.tsx'
import type { SetTraits } from '@/pages/collection/traits/useSetTraits.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { WORKBENCH } from '@/words/workbenchNames.ts'
import type { TableColumn } from './columns.ts'

type Props = {
  kept: SavedVersions
  snapshot: Snapshot
  columns: readonly TableColumn[]
  selection: Selection<WorkRow>
  market: SetMarket
  asked: Omit<AskedRows, 'rows'>
  traits: SetTraits
  askedTraits: Omit<AskedTraits, 'rows'>
}

/** What can be done with the selected rows, whatever narrows them by now. */
export function SelectedRows(props: Props) {
  const { kept, snapshot, columns, selection, market, asked, traits, askedTraits } = props
  const { set } = kept
  const labelOf = useCurrencyLabel()
  const joined = useAliases()
  const pricingContext = useFilePricingContext(set.countries, market)
  const rows = [...selection.rows.values()]
  const sheetAt = async (at: number) => {
    const { collectionFile } = await import('@/pages/collection/file/collectionFile.ts')
    return collectionFile({
      set,
      snapshot,
      rows: rows.map((row) => {
        // They were selected before, or after, their market and traits were asked for.
        const now = marketOfRow(row, market.markets)
        const states = traits.known.get(traitKeyOf(row))
        return { ...row, ...(now && { market: now }), ...(states && { traits: states }) }
      }),
      filtered: null,
      filter: null,
      sort: [],
      pricingContext,
      shown: columns.map(({ id }) => id),
      label: labelOf(set.countries),
      joined,
      at,
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      <CheckMarketOfRows rows={rows} markets={market.markets} asked={asked} />
      <LoadAttributesOfRows rows={rows} traits={traits} asked={askedTraits} />
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
        look="menu"
        opensUp
      />
    </SelectionBar>
  )
}

import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { firstCodeOf, marketOfRow } from '@/domain/market/rowMarket.ts'
import type { WorkRow } from '@/domain/workbench/rowView.ts'
import { SelectedActions } from '@/features/collections/selection/SelectedActions.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { CheckMarketOfRows } from '@/features/pricing/setMarket/CheckMarket.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useFilePricingContext } from '@/pages/collection/file/filePricingContext.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { WORKBENCH } from '@/words/workbenchNames.ts'
import type { RowsProps } from './itemsProps.ts'

type Props = Pick<RowsProps, 'set' | 'snapshot' | 'market' | 'asked' | 'keys'> & {
  selection: Selection<WorkRow>
  /** Keys of the table's columns. */
  shown: readonly string[]
}

/** What can be done with the selected rows, whatever filters hide them by now. */
export function SelectedItems(props: Props) {
  const { set, snapshot, selection, market, asked, shown, keys } = props
  const labelOf = useCurrencyLabel()
  const joined = useAliases()
  const pricingContext = useFilePricingContext(set.countries, market)
  const rows = [...selection.rows.values()].filter(
    // One that was taken out stays selected for as long as that can be undone.
    ({ item }) => keys === undefined || item === undefined || keys.has(item.key),
  )
  const sheet = async () => {
    const { collectionFile } = await import('@/pages/collection/file/collectionFile.ts')
    return collectionFile({
      set,
      snapshot,
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
      label: labelOf(set.countries),
      joined,
      at: Date.now(),
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      {asked && <CheckMarketOfRows rows={rows} markets={market.markets} asked={asked} />}
      <SelectedActions
        products={rows.map((row) => ({
          id: row.productId,
          country: row.country,
          code: firstCodeOf(row),
        }))}
      />
      <ExportMenu label={SELECTION.exported} source={sheet} look="menu" opensUp />
    </SelectionBar>
  )
}

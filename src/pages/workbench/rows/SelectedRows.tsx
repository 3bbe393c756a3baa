import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { marketCodeOf, marketKeyOf } from '../../../model/market/rowMarket.ts'
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'
import { AskMarketOfRows, type AskedRows } from '../../../position/setMarket/AskMarket.tsx'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { SelectedActions } from '../../../selection/SelectedActions.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import type { KeptSet } from '../../../store/resultSets/resultSets.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import type { RowSelection } from './rowSelection.ts'
import type { TableColumn } from './tableColumns.ts'

type Props = {
  kept: KeptSet
  snapshot: Snapshot
  columns: readonly TableColumn[]
  selection: RowSelection
  market: SetMarket
  asked: Omit<AskedRows, 'rows'>
}

/** What can be done with the selected rows, whatever narrows them by now. */
export function SelectedRows(props: Props) {
  const { kept, snapshot, columns, selection, market, asked } = props
  const { set } = kept
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const rows = [...selection.rows.values()]
  const sheetAt = async (at: number) => {
    const { workbenchSheet } = await import('../workbenchSheet.ts')
    return workbenchSheet({
      set,
      snapshot,
      rows: rows.map((row) => {
        // They were selected before, or after, their market was asked for.
        const now = market.markets.get(marketKeyOf(row))
        return now ? { ...row, market: now } : row
      }),
      filtered: null,
      filter: null,
      sort: [],
      reference: market.reference,
      shown: columns.map(({ key }) => key),
      label: labelOf(set.countries),
      joined,
      at,
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      <AskMarketOfRows variant="primary" rows={rows} markets={market.markets} asked={asked} />
      <SelectedActions
        products={rows.map((row) => ({
          id: row.productId,
          country: row.country,
          code: marketCodeOf(row),
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

import { ExportMenu } from '../../../export/ExportMenu.tsx'
import type { Selection } from '../../../grid/rows/createSelections.ts'
import { traitKeyOf } from '../../../model/columns/traitColumns.ts'
import { firstCodeOf, marketOfRow } from '../../../model/market/rowMarket.ts'
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'
import type { WorkRow } from '../../../model/workbench/rowView.ts'
import { AskMarketOfRows, type AskedRows } from '../../../position/setMarket/AskMarket.tsx'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { SelectedActions } from '../../../selection/SelectedActions.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useFileStandpoint } from '../file/fileStandpoint.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import type { SavedVersions } from '../../../store/collections/versions.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import { AskTraitsOfRows, type AskedTraits } from '../traits/AskTraits.tsx'
import type { SetTraits } from '../traits/useSetTraits.ts'
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
  const joined = useJoined()
  const standpoint = useFileStandpoint(set.countries, market)
  const rows = [...selection.rows.values()]
  const sheetAt = async (at: number) => {
    const { collectionFile } = await import('../file/collectionFile.ts')
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
      standpoint,
      shown: columns.map(({ id }) => id),
      label: labelOf(set.countries),
      joined,
      at,
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      <AskMarketOfRows rows={rows} markets={market.markets} asked={asked} />
      <AskTraitsOfRows rows={rows} traits={traits} asked={askedTraits} />
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

import type { Moment } from '../../domain/resultSet/resultSet.ts'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { ExportMenu } from '../../parts/ExportMenu.tsx'
import { SelectedActions } from '../../parts/SelectedActions.tsx'
import { SelectionBar } from '../../parts/SelectionBar.tsx'
import { useJoined } from '../../parts/useJoined.ts'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import type { KeptSet } from '../../store/resultSets.ts'
import type { RowSelection } from './rowSelection.ts'
import type { TableColumn } from './tableColumns.ts'

type Props = {
  kept: KeptSet
  moment: Moment
  columns: readonly TableColumn[]
  selection: RowSelection
}

/** What can be done with the selected rows, whatever narrows them by now. */
export function SelectedRows({ kept: { set }, moment, columns, selection }: Props) {
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const rows = [...selection.rows.values()]
  const source = async () => {
    const { workbenchSheet } = await import('./workbenchSheet.ts')
    return workbenchSheet({
      set,
      moment,
      rows,
      filtered: null,
      filter: null,
      sort: [],
      shown: columns.map(({ key }) => key),
      label: labelOf(set.countries),
      joined,
      at: Date.now(),
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      <SelectedActions products={rows.map(({ productId: id, country }) => ({ id, country }))} />
      <ExportMenu label={WORKBENCH.exportSelected} source={source} look="menu" opensUp />
    </SelectionBar>
  )
}

import { ExportMenu } from '../../export/ExportMenu.tsx'
import type { ReferenceWords } from '../../market/reference.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import type { Look, RowEngine } from '../../model/workbench/rowView.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../shell/settings/useJoined.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { exportRows } from '../../words/workbenchNames.ts'
import { narrowings } from './filters/filterWords.ts'
import { heldColumns, shownColumns } from './rows/tableColumns.ts'
import type { WorkbenchState } from './workbenchState.ts'

type Props = {
  kept: KeptSet
  snapshot: Snapshot
  state: WorkbenchState
  engine: RowEngine
  look: Look
  reference: ReferenceWords
}

/** "Export 1,536 rows": those that pass in their order, or all. */
export function WorkbenchExport({
  kept: { set },
  snapshot,
  state,
  engine,
  look,
  reference,
}: Props) {
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const { filter, sort, columns } = state
  const isChosen = narrowings(filter).length > 0 || sort.length > 0
  const source = async () => {
    const sheet = import('./workbenchSheet.ts')
    const rows = await engine.allRows('all')
    const filtered = isChosen ? await engine.allRows('matching') : null
    return (await sheet).workbenchSheet({
      set,
      snapshot,
      rows,
      filtered,
      filter,
      sort,
      shown: shownColumns(heldColumns(look, set.source, reference), columns).map(({ key }) => key),
      reference,
      label: labelOf(set.countries),
      joined,
      at: Date.now(),
    })
  }
  return (
    <ExportMenu
      label={exportRows(look.matching)}
      source={source}
      look="menu"
      variant="primary"
      signOnPhone
    />
  )
}

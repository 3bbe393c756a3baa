import { ExportMenu } from '../../export/ExportMenu.tsx'
import type { ReferenceWords } from '../../market/reference.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import type { Look, RowEngine } from '../../model/workbench/rowView.ts'
import { MakeReport } from '../../report/MakeReport.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
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

/** "Export 1,536 rows": those that pass in their order, or all; and the same as a report. */
export function WorkbenchExport({
  kept: { set },
  snapshot,
  state,
  engine,
  look,
  reference,
}: Props) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const { filter, sort, columns } = state
  const isChosen = narrowings(filter).length > 0 || sort.length > 0
  const given = async () => {
    const rows = await engine.allRows('all')
    const filtered = isChosen ? await engine.allRows('matching') : null
    return {
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
    }
  }
  const source = async () => {
    const [sheet, { workbenchSheet }] = await Promise.all([given(), import('./workbenchSheet.ts')])
    return workbenchSheet(sheet)
  }
  const report = async () => {
    const [sheet, { workbenchReport }] = await Promise.all([
      given(),
      import('./workbenchReport.ts'),
    ])
    return workbenchReport({ ...sheet, isDemo: way === 'demo' })
  }
  return (
    <>
      <MakeReport source={report} />
      <ExportMenu
        label={exportRows(look.matching)}
        source={source}
        look="menu"
        variant="primary"
        signOnPhone
      />
    </>
  )
}

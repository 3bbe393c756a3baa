import { ExportMenu } from '../../export/ExportMenu.tsx'
import { stepName, type AgainRun } from '../../model/again/againRun.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { AGAIN } from '../../words/againNames.ts'
import { reportRows } from './reportRows.ts'
import { reportSheet } from './reportSheet.ts'

/** The changes of all sources in one file; compared once more from the moments that are kept. */
export function ReportExport({ run }: { run: AgainRun }) {
  const { id } = useConnection()
  const labelOf = useCurrencyLabel()
  if (!run.steps.some(({ outcome }) => outcome?.kind === 'compared')) return null
  const source = async () => {
    const { rows, unread } = await reportRows(id, run)
    const groups = new Map(run.steps.map(({ countries }) => [countries.join(', '), countries]))
    const labels = [...groups].map(([countries, group]) => ({ countries, label: labelOf(group) }))
    return reportSheet({ run, rows, unread: unread.map(stepName), labels, at: Date.now() })
  }
  return <ExportMenu label={AGAIN.export} source={source} look="menu" />
}

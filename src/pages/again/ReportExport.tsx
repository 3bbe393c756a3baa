import { AGAIN } from '../../domain/againNames.ts'
import { stepName, type AgainRun } from '../../domain/again/againRun.ts'
import { useConnection } from '../../parts/connection.tsx'
import { ExportMenu } from '../../parts/ExportMenu.tsx'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
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

/** Writes the changed products as a part of a report. */
import { reportTable } from '@/components/data-table/reportTable.ts'
import type { ChangesSummary } from '@/domain/changes/changesSummary.ts'
import type { PricedChange } from '@/domain/changes/productChanges.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { reportedChangeColumns, type ChangesContext } from '@/features/changes/columns.ts'
import { countsInWords } from '@/features/reports/parts/changesPart.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'

/** The most rows that the report's page shows; its table has all. */
const ON_PAGE = 100

type Options = {
  rows: readonly PricedChange[]
  context: ChangesContext
  counts: Pick<ChangesSummary, 'counts'>
  /** When each version was loaded: epoch milliseconds. */
  before: number
  now: number
}

/** The section on changes in a report, with the largest price changes first. */
export function changesPart({
  rows: unsortedRows,
  context,
  counts,
  before,
  now,
}: Options): ReportPart {
  const size = ({ lead }: PricedChange) => Math.abs(lead.percent ?? 0)
  const rows = unsortedRows.toSorted((a, b) => size(b) - size(a))
  const columns = reportedChangeColumns.filter(({ needs }) => needs?.(rows, context) ?? true)
  const table = reportTable(columns, rows, context)
  const words = countsInWords(counts)
  return {
    key: 'changes',
    title: 'What changed',
    meta: `${formatWhen(before)} to ${formatWhen(now)}${words === '' ? '; nothing' : `: ${words}`}`,
    ...table,
    most: ON_PAGE,
    chart: null,
  }
}

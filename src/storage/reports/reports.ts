/** Stores reports that were created here or read from a file, per connection, with all their rows. */
import { reportCodes, reportRows, type Report } from '@/domain/report/report.ts'
import { newId } from '@/lib/newId.ts'
import { entryStore, type RemovedEntries, type SaveResult } from '@/storage/database/entryStore.ts'
import { isReportHead, reportIn, type StoredReportHead } from './storedReport.ts'

/** Beyond this number, the oldest reports are deleted, because each is stored with all its rows. */
const MAX_REPORTS = 20

/**
 * The store of reports. A report is stored as two entries: a head for the list of reports, and the report itself under the same
 * id.
 */
const stored = entryStore('reports', { isEntry: isReportHead, hasParts: () => true })

export type StoredReport = Omit<StoredReportHead, 'connectionId' | 'of' | 'part'> & { id: string }

const toSaved = ({
  part,
  at,
  title,
  kind,
  madeAt,
  rows,
  codes,
  bytes,
  from,
}: StoredReportHead) => ({
  id: part,
  at,
  title,
  kind,
  madeAt,
  rows,
  codes,
  bytes,
  from,
})

/** Calls back when a report of this connection is saved or deleted, in this tab or another; returns a function that stops it. */
export const onReports = stored.subscribe

/** All reports of a connection, newest first. Throws if the database cannot be read. */
export async function listReports(
  connectionId: string,
): Promise<{ reports: StoredReport[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId, ''])
  return { reports: entries.map(toSaved).toSorted((a, b) => b.at - a.at), damaged }
}

/** Reads a report; null if it was deleted or is damaged. Throws if the database cannot be read. */
export async function readReport(connectionId: string, id: string): Promise<Report | null> {
  const [entry] = await stored.listRaw([connectionId, id])
  return reportIn(entry)
}

/** Saves a report with all its rows; the oldest ones beyond twenty are deleted. */
export async function saveReport(
  connectionId: string,
  report: Report,
  { from, at }: Pick<StoredReport, 'from' | 'at'>,
): Promise<SaveResult> {
  const id = newId()
  const { title, kind, at: madeAt } = report
  const head: StoredReportHead = {
    connectionId,
    of: '',
    part: id,
    at,
    title,
    kind,
    madeAt,
    rows: reportRows(report),
    codes: reportCodes(report).length,
    bytes: new TextEncoder().encode(JSON.stringify(report)).length,
    from,
  }
  const body = { connectionId, of: id, part: 0, at, report } as const
  const saved = await stored.put(head, body)
  const { reports } = await listReports(connectionId)
  for (const { id: old } of reports.slice(MAX_REPORTS)) await deleteReport(connectionId, old)
  return saved
}

/** Deletes a report and returns what `putBackReport` needs; null if it did not exist. Throws if the database refuses. */
export function deleteReport(connectionId: string, id: string): Promise<RemovedEntries | null> {
  return stored.remove([connectionId, '', id], [connectionId, id])
}

/** Undoes a deletion. */
export const putBackReport = stored.restore

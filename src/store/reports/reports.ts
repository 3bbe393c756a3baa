/** Reports that were made here or read from a file, kept per connection with all their rows. */
import { newId } from '../../lib/newId.ts'
import { reportCodes, reportRows, type Report } from '../../model/report/report.ts'
import { headedEntries, type Keeping } from '../database/headedEntries.ts'
import { tabMessages } from '../database/tabMessages.ts'
import { isReportHead, reportIn, type KeptReportHead } from './keptReport.ts'

/** The oldest beyond these make room: each has all its rows. */
const KEPT = 20

const { entriesUnder, putEntries, takeEntries } = headedEntries({
  store: 'reports',
  isHead: isReportHead,
})

const messages = tabMessages('reports')

export type KeptReport = Omit<KeptReportHead, 'connectionId' | 'of' | 'part'> & { id: string }

/** A report to the letter, so that its deletion can be undone. */
export type DeletedReport = { connectionId: string; id: string; entries: readonly unknown[] }

const toKept = ({ part, at, title, kind, madeAt, rows, codes, bytes, from }: KeptReportHead) => ({
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

/** Calls back when a report of this connection was kept or deleted, in this tab or another; returns the way to stop. */
export const onReports = (connectionId: string, listener: () => void) =>
  messages.on((changed) => {
    if (changed === connectionId) listener()
  })

/** All of a connection, the newest first. Throws where the database cannot be read. */
export async function listReports(
  connectionId: string,
): Promise<{ reports: KeptReport[]; damaged: number }> {
  const entries = await entriesUnder(connectionId, '')
  const heads = entries.filter(isReportHead)
  return {
    reports: heads.map(toKept).toSorted((a, b) => b.at - a.at),
    damaged: entries.length - heads.length,
  }
}

/** Null where it is gone or damaged. Throws where the database cannot be read. */
export async function readReport(connectionId: string, id: string): Promise<Report | null> {
  const [entry] = await entriesUnder(connectionId, id)
  return reportIn(entry)
}

/** Keeps a report with all its rows; the oldest ones beyond twenty are dropped. */
export async function keepReport(
  connectionId: string,
  report: Report,
  { from, at }: Pick<KeptReport, 'from' | 'at'>,
): Promise<Keeping> {
  const id = newId()
  const { title, kind, at: madeAt } = report
  const head: KeptReportHead = {
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
  const body = { connectionId, of: id, part: 0, at, report }
  const keeping = await putEntries(connectionId, [id], [head, body])
  const { reports } = await listReports(connectionId)
  const old = reports.slice(KEPT).map((one) => one.id)
  if (old.length > 0) await takeEntries(connectionId, old)
  messages.tell(connectionId)
  return keeping
}

/** The result brings it back. Throws where the database refuses. */
export async function deleteReport(connectionId: string, id: string): Promise<DeletedReport> {
  const entries = await takeEntries(connectionId, [id])
  messages.tell(connectionId)
  return { connectionId, id, entries }
}

/** Undoes a deletion. */
export async function putBackReport({
  connectionId,
  id,
  entries,
}: DeletedReport): Promise<Keeping> {
  const keeping = await putEntries(connectionId, [id], entries)
  messages.tell(connectionId)
  return keeping
}

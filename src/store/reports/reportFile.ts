/** A report file that someone sent, read back as the report that it was written of. */
import * as v from 'valibot'
import type { Report } from '../../model/report/report.ts'
import { beyond, FILE_LIMITS } from '../../model/table/fileLimits.ts'
import { reportDataIn } from '../../model/table/reportData.ts'
import { writtenReport } from './keptReport.ts'

export type ReadReportFile = { kind: 'report'; report: Report } | { kind: 'refused'; says: string }

/** Never rejects: whatever is wrong with the file is said. */
export async function readReportFile(file: File): Promise<ReadReportFile> {
  const refused = (says: string) => ({ kind: 'refused', says: `${file.name} ${says}` }) as const
  if (file.size > FILE_LIMITS.bytes) return refused(beyond.bytes(file.size))
  try {
    const data = reportDataIn(await file.text())
    if (data === null) {
      return refused('is no report of this app. Choose the HTML file that “Save report” wrote.')
    }
    const { success, output } = v.safeParse(writtenReport, data)
    return success
      ? { kind: 'report', report: output }
      : refused('holds a report that was changed or cut off. Ask for the file once more.')
  } catch {
    return refused(
      'could not be opened: it was moved, or another program holds it. Choose it again.',
    )
  }
}

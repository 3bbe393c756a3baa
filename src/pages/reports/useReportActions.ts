import { useMemo } from 'react'
import * as v from 'valibot'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { reportCodes, type Report } from '@/domain/report/report.ts'
import { useAddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import { reportDataIn } from '@/features/import/rows/report.ts'
import { isolated } from '@/lib/text/isolated.ts'
import {
  deleteReport,
  saveReport,
  putBackReport,
  readReport,
  type StoredReport,
} from '@/storage/reports/reports.ts'
import { writtenReport } from '@/storage/reports/storedReport.ts'
import { REPORTS } from '@/words/reportsNames.ts'

const fault = (message: string) => toast(message, { tone: 'error' })

const UNREADABLE = 'This report can’t be read. It was deleted in another tab or is damaged.'

type ReadReportFile = { kind: 'report'; report: Report } | { kind: 'refused'; message: string }

/** Reads a received report file. Never rejects: a problem is returned as a message. */
async function readReportFile(file: File): Promise<ReadReportFile> {
  const refused = (message: string) =>
    ({ kind: 'refused', message: `${file.name} ${message}` }) as const
  if (file.size > FILE_LIMITS.bytes) return refused(tooLarge.bytes(file.size))
  try {
    const data = reportDataIn(await file.text())
    if (data === null) {
      return refused('isn’t a report of this app. Choose the HTML file that “Save report” created.')
    }
    const { success, output } = v.safeParse(writtenReport, data)
    return success
      ? { kind: 'report', report: output }
      : refused('is a report that was changed or is incomplete. Ask the sender for the file again.')
  } catch {
    return refused(
      'couldn’t be opened: it was moved, or another program is using it. Choose it again.',
    )
  }
}

/** The actions on reports. Each deletion is announced with Undo. */
export function useReportActions() {
  const { id: connectionId } = useConnection()
  const addToNewCollection = useAddToNewCollection()
  return useMemo(() => {
    /** Reads a report; null when it can't be read, which is announced. */
    const open = async ({ id }: StoredReport): Promise<Report | null> => {
      const report = await readReport(connectionId, id).catch(() => null)
      if (report === null) fault(UNREADABLE)
      return report
    }
    return {
      open,
      async addCodes(saved: StoredReport) {
        const report = await open(saved)
        if (report !== null) await addToNewCollection(reportCodes(report))
      },
      /** Saves a received file as a report like those made here. */
      async importFile(file: File) {
        const read = await readReportFile(file)
        if (read.kind === 'refused') return fault(read.message)
        const from = { kind: 'file', name: file.name } as const
        try {
          const saveState = await saveReport(connectionId, read.report, { from, at: Date.now() })
          const title = isolated(read.report.title)
          return toast(
            saveState === 'stored'
              ? `${title} opened and saved`
              : `${title} opened. It is lost when you close this page, because the browser’s storage is full or blocked`,
          )
        } catch {
          return fault('The browser’s storage is full or blocked. The report wasn’t saved.')
        }
      },
      async remove({ id, title }: StoredReport) {
        try {
          const deleted = await deleteReport(connectionId, id)
          toast(`${isolated(title)} deleted`, {
            action: { label: REPORTS.undo, undo: () => putBackReport(deleted) },
          })
        } catch {
          fault('The browser’s storage didn’t accept the change. Nothing was deleted.')
        }
      },
    }
  }, [addToNewCollection, connectionId])
}

export type ReportActions = ReturnType<typeof useReportActions>

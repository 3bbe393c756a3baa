/** Runs an export and saves the result. Loaded when the user exports. */
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { ExportFormat } from '@/lib/sheet/exportChoice.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { readExportChoice } from '@/storage/preferences/exportChoice.ts'
import { exportedWords } from './exportedWords.ts'
import { browserEnvironment } from './exportEnvironment.ts'
import { exportJob, type ExportedFile } from './exportJob.ts'

export type ExportRequest = {
  /** The format of the file, in place of the remembered one. */
  format: ExportFormat
  which?: 'filtered' | 'all'
}

type Options<Row> = ExportRequest & {
  source: ExportSource<Row>
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Runs an export. Rejects with the reason of `signal`, or if the browser cannot write or pack. */
export function exportNow<Row>({
  format,
  which = 'filtered',
  ...jobOptions
}: Options<Row>): Promise<ExportedFile> {
  const choice = { ...readExportChoice(), format }
  return exportJob({ ...jobOptions, choice, which, environment: browserEnvironment })
}

/** Saves the file and announces the result; text to copy is on the clipboard by then. */
export function handOver(exported: ExportedFile, format: ExportFormat): void {
  if (format !== 'copy') saveFile(exported.name, exported.pieces, exported.type)
  toast(exportedWords(exported, format), exported.why === null ? {} : { tone: 'error' })
}

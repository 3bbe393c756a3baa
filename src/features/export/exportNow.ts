/** Runs an export and hands over what came of it. Loaded when someone exports. */
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { ExportFormat } from '@/lib/sheet/exportChoice.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { readExportChoice } from '@/storage/preferences/exportChoice.ts'
import { exportedWords } from './exportedWords.ts'
import { exportJob, type Exported } from './exportJob.ts'
import { browserEnvironment } from './exportWorld.ts'

export type ExportRequest = {
  /** In place of the remembered one. */
  format: ExportFormat
  which?: 'filtered' | 'all'
}

type Options<Row> = ExportRequest & {
  source: ExportSource<Row>
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Rejects with the reason of `signal`, or where the browser cannot write or pack. */
export function exportNow<Row>({
  format,
  which = 'filtered',
  ...given
}: Options<Row>): Promise<Exported> {
  const choice = { ...readExportChoice(), format }
  return exportJob({ ...given, choice, which, environment: browserEnvironment })
}

/** Saves a file, and says what came of the export; what is copied is on the clipboard by then. */
export function handOver(exported: Exported, format: ExportFormat): void {
  if (format !== 'copy') saveFile(exported.name, exported.pieces, exported.type)
  toast(exportedWords(exported, format), exported.why === null ? {} : { tone: 'error' })
}

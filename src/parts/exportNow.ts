/** Runs an export and hands over what came of it. Loaded when someone exports. */
import type { ExportFormat } from '../domain/export/exportChoice.ts'
import type { ExportSource } from '../domain/export/sheet.ts'
import { FORMATS } from '../domain/exportNames.ts'
import { formatCount } from '../domain/format.ts'
import { isolated } from '../domain/isolated.ts'
import { exportJob, type Exported } from '../jobs/exportJob.ts'
import { browserWorld } from '../jobs/exportWorld.ts'
import { readExportChoice } from '../store/exportChoice.ts'
import { saveFile } from '../ui/saveFile.ts'
import { toast } from '../ui/toast.ts'

export type ExportWish = {
  /** In place of the remembered one. */
  format: ExportFormat
  which?: 'filtered' | 'all'
}

type Given<Row> = ExportWish & {
  source: ExportSource<Row>
  signal: AbortSignal
  onProgress: (part: number) => void
}

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

function say({ rows, why, name }: Exported, format: ExportFormat): void {
  if (why !== null) {
    const where =
      format === 'copy' ? 'copied, marked as incomplete' : `saved as “${isolated(name)}”`
    toast(`Only ${rowsOf(rows)} could be written: ${why}. What was written is ${where}.`, {
      tone: 'error',
    })
    return
  }
  if (format === 'copy') toast(`${rowsOf(rows)} copied, to be pasted into a spreadsheet`)
  else toast(format === 'json' ? 'Saved as JSON' : `${rowsOf(rows)} saved as ${FORMATS[format]}`)
}

/** Rejects with the reason of `signal`, or where the browser cannot write or pack. */
export function exportNow<Row>({
  format,
  which = 'filtered',
  ...given
}: Given<Row>): Promise<Exported> {
  const choice = { ...readExportChoice(), format }
  return exportJob({ ...given, choice, which, world: browserWorld })
}

/** Saves a file, and says what came of the export; what is copied is on the clipboard by then. */
export function handOver(exported: Exported, format: ExportFormat): void {
  if (format !== 'copy') saveFile(exported.name, exported.pieces, exported.type)
  say(exported, format)
}

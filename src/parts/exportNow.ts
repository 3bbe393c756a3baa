/** Runs an export and hands over what came of it: a file, or the clipboard's content. Loaded when someone exports. */
import type { ExportChoice } from '../domain/export/exportChoice.ts'
import type { ExportSource } from '../domain/export/sheet.ts'
import { FORMATS } from '../domain/exportNames.ts'
import { formatCount } from '../domain/format.ts'
import { exportJob, type Exported } from '../jobs/exportJob.ts'
import { browserWorld } from '../jobs/exportWorld.ts'
import { readExportChoice } from '../store/exportChoice.ts'
import { copyText } from '../ui/copyText.ts'
import { saveFile } from '../ui/saveFile.ts'
import { toast } from '../ui/toast.ts'

export type ExportWish = {
  /** What differs from the remembered choice. */
  choice?: Partial<ExportChoice>
  which?: 'filtered' | 'all'
}

type Given<Row> = ExportWish & {
  source: ExportSource<Row>
  signal: AbortSignal
  onProgress: (part: number) => void
}

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

function say({ rows, why, name }: Exported, { format }: ExportChoice): void {
  if (why !== null) {
    const where = format === 'copy' ? 'copied, marked as incomplete' : `saved as “${name}”`
    toast(`Only ${rowsOf(rows)} could be written: ${why}. What was written is ${where}.`, {
      tone: 'error',
    })
    return
  }
  if (format === 'copy') toast(`${rowsOf(rows)} copied, to be pasted into a spreadsheet`)
  else toast(format === 'json' ? 'Saved as JSON' : `${rowsOf(rows)} saved as ${FORMATS[format]}`)
}

/** Rejects with the reason of `signal`, or where the browser cannot write, pack or copy; then nothing is handed over. */
export async function exportNow<Row>({ choice, which = 'filtered', ...given }: Given<Row>) {
  const whole = { ...readExportChoice(), ...choice }
  const running = exportJob({ ...given, choice: whole, which, world: browserWorld })
  if (whole.format === 'copy') {
    await copyText(running.then(({ pieces }) => pieces.join('')))
    say(await running, whole)
    return
  }
  const exported = await running
  saveFile(exported.name, exported.pieces, exported.type)
  say(exported, whole)
}

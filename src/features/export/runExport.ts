/** Runs an export from the click to the file. */
import { copyText } from '@/components/ui/buttons/copyText.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { EXPORT } from '@/words/exportNames.ts'
import type { ExportRequest } from './exportNow.ts'

type Steer = {
  signal: AbortSignal
  /** Called with how much is done, from 0 to 1. */
  onProgress: (done: number) => void
}

/** The message about an export that made no file. */
export type NoExport = { message: string; isError: boolean }

/** Runs an export. Resolves to null if it succeeded, otherwise to a message why there is no file. Never rejects. */
export async function runExport<Row>(
  source: () => ExportSource<Row> | Promise<ExportSource<Row>>,
  exportRequest: ExportRequest,
  { signal, onProgress }: Steer,
): Promise<NoExport | null> {
  const make = async () => {
    const pending = source()
    const { exportNow, handOver } = await import('./exportNow.ts')
    const now = { source: await pending, signal, onProgress }
    return { exported: await exportNow({ ...exportRequest, ...now }), handOver }
  }
  try {
    const making = make()
    // Copying must begin before the first `await`: after it, some browsers no longer count the click.
    if (exportRequest.format === 'copy') {
      await copyText(making.then(({ exported }) => exported.pieces.join('')))
    }
    const { exported, handOver } = await making
    handOver(exported, exportRequest.format)
    return null
  } catch (error) {
    if (signal.aborted) return { message: 'Export cancelled. Nothing was saved.', isError: false }
    return { message: faultInWords(error), isError: true }
  }
}

/** Error messages of browsers, and of the build’s loader, for code that did not load. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i

export function faultInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (LOAD_FAILURE.test(message)) return EXPORT.notLoaded
  return message === '' ? 'Nothing was exported. Try again.' : `Nothing was exported: ${message}`
}

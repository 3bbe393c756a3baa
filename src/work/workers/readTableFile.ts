/** Reads what a person drops or chooses, in a worker where there is one: a large file must not hold up the page. */
import { formatBytes } from '../../lib/numbers/format.ts'
import type { TableFile } from '../../model/table/tableFile.ts'
import { appScript } from './appScript.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './tableFile.worker.ts?worker&url'

export type { TableFile }

/** Bytes. */
const LARGEST = 20_000_000

const refused = (says: string): TableFile => ({ kind: 'refused', says })

/** Rejects where there is no worker, or where it does not start or ends before its time. */
function inWorker(file: File): Promise<TableFile> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(appScript(workerUrl), { type: 'module', name: 'table file' })
    const end = (act: () => void) => {
      worker.terminate()
      act()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<TableFile>) =>
      end(() => resolve(data)),
    )
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(() => reject(new Error(event.message)))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its own code
    worker.postMessage(file)
  })
}

async function onThisPage(file: File): Promise<TableFile> {
  const [{ readTableBytes }, bytes] = await Promise.all([
    import('../../model/table/readTableBytes.ts'),
    file.arrayBuffer(),
  ])
  return readTableBytes(file.name, new Uint8Array(bytes))
}

/** Never rejects: whatever goes wrong is said in the result. */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size === 0) return refused(`${file.name} is empty.`)
  if (file.size > LARGEST) {
    return refused(
      `${file.name} has ${formatBytes(file.size)}; up to ${formatBytes(LARGEST)} are read. Save the sheet or the columns that are needed by themselves.`,
    )
  }
  try {
    // Looked at first: a file that is gone or locked is no fault of the worker.
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return refused(
      `${file.name} could not be opened: it was moved, or another program holds it. Choose it again.`,
    )
  }
  try {
    return await inWorker(file)
  } catch {
    return onThisPage(file).catch(() =>
      refused(
        `${file.name} could not be read: the part of this app that does it did not load or failed. Check the connection and choose the file again.`,
      ),
    )
  }
}

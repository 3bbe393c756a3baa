/** Reads what a person drops or chooses as tables, in a worker where there is one. */
import { beyond, FILE_LIMITS } from '../../model/table/fileLimits.ts'
import type { TableFile } from '../../model/table/tableFile.ts'
import { readBeside, TookTooLong, WorkerEnded, type FileWatch } from './fileWorker.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './tableFile.worker.ts?worker&url'

export type { FileWatch, TableFile }

const refused = (says: string): TableFile => ({ kind: 'refused', says })

/** Why a file is not even begun; null for one that can be. */
async function whyNotOpen(file: File): Promise<string | null> {
  if (file.size === 0) return 'is empty.'
  if (file.size > FILE_LIMITS.bytes) return beyond.bytes(file.size)
  try {
    // Looked at first: a file that is gone or locked is no fault of the worker.
    await file.slice(0, 1).arrayBuffer()
    return null
  } catch {
    return 'could not be opened: it was moved, or another program holds it. Choose it again.'
  }
}

/** Rejects only where `signal` ends it: whatever goes wrong else is said in the result. */
export async function readTableFile(file: File, watch: FileWatch = {}): Promise<TableFile> {
  const why = await whyNotOpen(file)
  if (why !== null) return refused(`${file.name} ${why}`)
  const given = {
    url: workerUrl,
    name: 'table file',
    file,
    loadReader: async () => (await import('../../model/table/readTableBytes.ts')).readTableOf,
  }
  try {
    return await readBeside<TableFile>(given, watch)
  } catch (error) {
    watch.signal?.throwIfAborted()
    if (error instanceof TookTooLong) return refused(`${file.name} ${beyond.time()}`)
    return refused(
      error instanceof WorkerEnded
        ? `${file.name} could not be read: the browser gave it up. Save the sheet or the columns that are needed by themselves.`
        : `${file.name} could not be read: the part of this app that does it did not load or failed. Check the connection and choose the file again.`,
    )
  }
}

/** Reads a backup that a person chooses, in a worker where there is one. */
import { formatBytes } from '../../lib/numbers/format.ts'
import type { BackupReading } from '../../store/database/backup.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './backupFile.worker.ts?worker&url'
import { readBeside, WorkerEnded, type FileWatch } from './fileWorker.ts'

/** Bytes; beyond this a text may be longer than a browser can hold. */
const LARGEST = 500_000_000

const wrong = (says: string): BackupReading => ({ kind: 'wrong', says })

/** Rejects only where `signal` ends it: whatever goes wrong else is said in the result. */
export async function readBackupFile(
  file: File,
  { signal = new AbortController().signal, onProgress = () => {} }: FileWatch = {},
): Promise<BackupReading> {
  if (file.size > LARGEST) {
    return wrong(
      `It has ${formatBytes(file.size)}; no backup of this app has more than ${formatBytes(LARGEST)}`,
    )
  }
  try {
    return await readBeside<BackupReading>({
      url: workerUrl,
      name: 'backup file',
      file,
      loadReader: async () => (await import('./readBackupText.ts')).readBackupText,
      signal,
      onProgress,
    })
  } catch (error) {
    signal.throwIfAborted()
    return wrong(
      error instanceof WorkerEnded
        ? 'It could not be read: the browser gave it up'
        : 'It could not be read',
    )
  }
}

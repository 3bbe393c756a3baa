/** Reads a backup that the user chose, in a worker if available. */
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import type { BackupReading } from '@/storage/database/backup.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './backupFile.worker.ts?worker&url'
import {
  MAX_READING_MS,
  readFileInWorker,
  ReadTimeoutError,
  WorkerCrashedError,
  type FileListeners,
} from './fileWorker.ts'

/** The maximum size of the file in bytes; the text of a larger file may exceed a browser's limit. */
const LARGEST = 500_000_000

const wrong = (message: string): BackupReading => ({ kind: 'wrong', message })

function readingFailure(error: unknown): string {
  if (error instanceof ReadTimeoutError) {
    return `It took longer than ${formatCount(MAX_READING_MS / 1000)} seconds to read`
  }
  if (error instanceof WorkerCrashedError) return 'The browser couldn’t read it'
  return 'It couldn’t be read'
}

/** Reads the file. Rejects only if `signal` ends it; any other error is part of the result. */
export async function readBackupFile(
  file: File,
  watch: FileListeners = {},
): Promise<BackupReading> {
  if (file.size > LARGEST) {
    return wrong(`It has ${formatBytes(file.size)}; backups have up to ${formatBytes(LARGEST)}`)
  }
  const options = {
    url: workerUrl,
    name: 'backup file',
    file,
    loadReader: async () => (await import('./readBackupText.ts')).readBackupText,
  }
  try {
    return await readFileInWorker<BackupReading>(options, watch)
  } catch (error) {
    watch.signal?.throwIfAborted()
    return wrong(readingFailure(error))
  }
}

/** Reads one backup in a worker. */
import { serveFile } from './fileWorker.ts'
import { readBackupText } from './readBackupText.ts'

serveFile(readBackupText)

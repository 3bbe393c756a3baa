/** Reads one backup beside the page. */
import { serveFile } from './fileWorker.ts'
import { readBackupText } from './readBackupText.ts'

serveFile(readBackupText)

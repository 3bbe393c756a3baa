/** Reads one file beside the page as tables. */
import { readTableBytes } from '../../model/table/readTableBytes.ts'
import { serveFile } from './fileWorker.ts'

serveFile(async (file, pace) =>
  readTableBytes(file.name, new Uint8Array(await file.arrayBuffer()), pace),
)

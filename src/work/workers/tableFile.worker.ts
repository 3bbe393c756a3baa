/** Reads one file beside the page as tables. */
import { readTableOf } from '../../model/table/readTableBytes.ts'
import { serveFile } from './fileWorker.ts'

serveFile(readTableOf)

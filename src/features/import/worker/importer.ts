/** Reads one file for any number of answers; its bytes are read again only if an answer is about them. */
import { MAX_LINES } from '@/domain/codes/inputLines.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import { openRows, type OpenedRows } from '@/features/import/openRows.ts'
import { readOpenedRows, type RowByTask } from '@/features/import/readImport.ts'
import type { CatalogRow, ImportReading } from '@/features/import/reading.ts'
import {
  bytesSource,
  fileSource,
  RefusedFile,
  textSource,
  type ImportSource,
  type Pace,
} from '@/features/import/source.ts'
import { refusal, type ImportInput } from './importInput.ts'

/** The rows of each task. */
export type PreviewRows = RowByTask & { catalog: CatalogRow }

export type ImportRequest<Task extends keyof PreviewRows = keyof PreviewRows> = {
  task: Task
  answers: ImportAnswers
  context: ImportContext
}

const sourceOf = (input: ImportInput): ImportSource => {
  if (input.kind === 'file') return fileSource(input.file)
  return input.kind === 'bytes'
    ? bytesSource(input.name, input.bytes)
    : textSource(input.name, input.text)
}

const UNREADABLE =
  'can’t be read: it was moved or changed, or another program is using it. Choose it again.'

export type Importer = <Task extends keyof PreviewRows>(
  request: ImportRequest<Task>,
  pace: Pace,
) => Promise<ImportReading<PreviewRows[Task]>>

/**
 * The reading with at most as many rows as a collection of codes can have. Of more lines, the page shows only the number, and
 * sending all of them to the page would block it.
 */
function withFewRows<Row>(reading: ImportReading<Row>): ImportReading<Row> {
  if (reading.kind === 'refused' || reading.rowCount <= MAX_LINES) return reading
  return { ...reading, rows: reading.rows.slice(0, MAX_LINES) }
}

/** Opens an input for reading. Reading never rejects because of what the file contains; it rejects as `pace` does. */
export function createImporter(input: ImportInput): Importer {
  let opened: { key: string; rows: OpenedRows } | null = null
  const ofCatalog = async (
    answers: ImportAnswers,
    context: ImportContext,
    pace: Pace,
  ): Promise<ImportReading<CatalogRow>> => {
    const { catalogPreview } = await import('@/features/import/catalog/readCatalog.ts')
    return catalogPreview(sourceOf(input), answers, context, pace)
  }
  const read = async (
    { task, answers, context }: ImportRequest,
    pace: Pace,
  ): Promise<ImportReading<PreviewRows[keyof PreviewRows]>> => {
    try {
      // Only the beginning of a feed is read, so it is opened again each time.
      if (task === 'catalog') return await ofCatalog(answers, context, pace)
      const { encoding = '', delimiter = '', sheet = '' } = answers
      const key = [encoding, delimiter, sheet].join(' ')
      if (opened?.key !== key) {
        opened = null
        const rows = await openRows(
          sourceOf(input),
          answers,
          { isStream: false, hasWholeRecords: false },
          pace,
        )
        opened = { key, rows }
      }
      const reading = readOpenedRows(opened.rows, task, answers, context)
      return task === 'codes' ? withFewRows(reading) : reading
    } catch (error) {
      if (error instanceof RefusedFile) return refusal(input, error.message)
      if (error instanceof DOMException && error.name !== 'AbortError')
        return refusal(input, UNREADABLE)
      throw error
    }
  }
  // The cast is safe, because each task has the rows of its own reader.
  return read as Importer
}

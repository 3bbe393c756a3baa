/** The whole importer, for a file that is read as a whole: from its bytes to rows, with everything the preview shows. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { codeRows } from './codeRows.ts'
import { decide, type Decisions, type ImportContext } from './decide.ts'
import { describeReading, type DescribedRows } from './describeReading.ts'
import { openRows, type OpenedRows } from './openRows.ts'
import { priceListRows } from './priceListRows.ts'
import { productRows } from './productRows.ts'
import type { CodeRow, ImportReading, ImportTask, PriceRow, ProductRow, Remark } from './reading.ts'
import { createRowReader } from './readRows.ts'
import { RefusedFile, type ImportSource, type Pace } from './source.ts'
import { cellText } from './table.ts'

export type RowByTask = { codes: CodeRow; prices: PriceRow; products: ProductRow }

export const usualContext: ImportContext = { country: null, merchant: null, as: 'auto', now: 0 }

const noPace: Pace = async () => {}

/**
 * Reads a file, a paste or typed text for a task. Never rejects because of what a file contains: such a file is refused with
 * one or two sentences that begin with its name. Rejects as `pace` does.
 */
export async function readImport<Task extends keyof RowByTask>(
  source: ImportSource,
  task: Task,
  answers: ImportAnswers,
  context: ImportContext,
  pace: Pace = noPace,
): Promise<ImportReading<RowByTask[Task]>> {
  try {
    const opened = await openRows(
      source,
      answers,
      { isStream: false, hasWholeRecords: false },
      pace,
    )
    return readOpenedRows(opened, task, answers, context)
  } catch (error) {
    if (error instanceof RefusedFile)
      return { kind: 'refused', message: `${source.name} ${error.message}`.trim() }
    throw error
  }
}

/** Reads opened rows. A new answer can be applied to the same opened rows, unless it is about the bytes of the file. */
export function readOpenedRows<Task extends keyof RowByTask>(
  opened: OpenedRows,
  task: Task,
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading<RowByTask[Task]> {
  const { rows, records, problems } = opened
  if (rows.length + records.length + problems.length === 0) throw new RefusedFile('has no rows.')
  const decisions = decide(opened, task, answers, context)
  const described = rowsOf(task, decisions)
  const formulas = opened.sheet?.formulas ?? 0
  if (formulas > 0 && described.used === 0) {
    throw new RefusedFile(
      'has formulas without values where the codes should be. Open it in a spreadsheet program, save it there and choose it again.',
    )
  }
  // The cast is safe, because each task has the rows of its own reader.
  return describeReading(opened, decisions, described) as ImportReading<RowByTask[Task]>
}

function rowsOf(task: ImportTask, decisions: Decisions): DescribedRows {
  if (task === 'codes') {
    const { rows, remarks } = codeRows(decisions)
    const used = rows.filter(({ entry }) => entry.kind !== 'invalid')
    return {
      rows,
      remarks,
      used: used.length,
      codes: used.map(({ entry }) => (entry.kind === 'ean' ? entry.code : '')),
    }
  }
  if (task === 'prices') return priceRows(decisions)
  const { rows, remarks } = productRows(decisions)
  return { rows, remarks, used: rows.length, codes: [] }
}

function priceRows(decisions: Decisions): DescribedRows {
  const rows: PriceRow[] = []
  const remarks: Remark[] = []
  const read = createRowReader(decisions)
  for (const row of decisions.body) {
    const values = read(row)
    remarks.push(...values.remarks)
    const { price, listPrice, cost, floor, target } = values
    for (const code of values.codes) {
      rows.push({
        line: row.line,
        code,
        price,
        listPrice,
        cost,
        floor,
        target,
        note: values.text('note'),
        title: values.text('title') || null,
      })
    }
    if (values.codes.length === 0 && !values.remarks.some(({ role }) => role === 'code')) {
      remarks.push(leftOut(row.line, 'No code.', row.cells.map(cellText).join(' ').trim()))
    }
  }
  const explained = remarks.filter(({ kind }) => kind !== 'mended').map(({ line }) => line)
  const list = priceListRows(rows, new Set(explained))
  const codes = list.rows.map(({ code }) => code)
  return { rows: list.rows, remarks: [...remarks, ...list.remarks], used: codes.length, codes }
}

const leftOut = (line: number, about: string, rawText: string): Remark => ({
  line,
  kind: 'left out',
  about,
  role: 'code',
  rawText: rawText.slice(0, 200),
  reads: null,
  isUsed: false,
})

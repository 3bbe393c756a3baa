/** The whole importer for a file that is read as a whole: from its bytes to rows, with everything the preview shows. */
import type { ImportAnswers } from '../../model/import/answers.ts'
import { isProductId, productIdProblem } from '../../catalog/productId.ts'
import { isCountryCode } from '../../lib/countryCode.ts'
import { readEntry } from '../../model/batch/readEntry.ts'
import { codeRows } from './codeRows.ts'
import { decide, type Decisions, type ImportContext } from './decide.ts'
import { describeReading, type Described } from './describeReading.ts'
import { openRows, type OpenedRows } from './openRows.ts'
import { priceListRows } from './priceListRows.ts'
import { rowReader } from './readRows.ts'
import type { CodeRow, ImportReading, ImportTask, PriceRow, ProductRow, Remark } from './reading.ts'
import { RefusedFile, type ImportSource, type Pace } from './source.ts'
import { cellText } from './table.ts'

export type RowOf = { codes: CodeRow; prices: PriceRow; products: ProductRow }

export const usualContext: ImportContext = { country: null, merchant: null, as: 'auto', now: 0 }

const noPace: Pace = async () => {}

/**
 * Reads a file, a paste or typed text for a task. Never rejects for what a file holds: such a file is refused with one or two
 * sentences that begin with its name. Rejects as `pace` does.
 */
export async function readImport<Task extends keyof RowOf>(
  source: ImportSource,
  task: Task,
  answers: ImportAnswers,
  context: ImportContext,
  pace: Pace = noPace,
): Promise<ImportReading<RowOf[Task]>> {
  try {
    const opened = await openRows(source, answers, { isStream: false, keepsRecords: false }, pace)
    return readOpened(opened, task, answers, context)
  } catch (error) {
    if (error instanceof RefusedFile)
      return { kind: 'refused', says: `${source.name} ${error.message}`.trim() }
    throw error
  }
}

/** Reads opened rows: once a file is open, another answer takes no second look at its bytes unless it is about them. */
export function readOpened<Task extends keyof RowOf>(
  opened: OpenedRows,
  task: Task,
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading<RowOf[Task]> {
  const decisions = decide(opened, task, answers, context)
  const described = rowsOf(task, decisions)
  const formulas = opened.sheet?.formulas ?? 0
  if (formulas > 0 && described.used === 0) {
    throw new RefusedFile(
      'has formulas without values where the codes should be. Open it in a spreadsheet program, save it there and choose it again.',
    )
  }
  // Each task has the rows of its own reader.
  return describeReading(opened, decisions, described) as ImportReading<RowOf[Task]>
}

function rowsOf(task: ImportTask, decisions: Decisions): Described {
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
  return task === 'prices' ? priceRows(decisions) : productRows(decisions)
}

function priceRows(decisions: Decisions): Described {
  const rows: PriceRow[] = []
  const remarks: Remark[] = []
  const read = rowReader(decisions)
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

/** A link of a product page, of this app wherever it runs. */
const PRODUCT_LINK = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/products\/([^/?#]+)/i

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const OTHER_KINDS: Record<'ean' | 'url' | 'title', string> = {
  ean: 'This is a code, not a product ID: several merchants sell one code. Look it up under EAN prices and add the product that you mean.',
  title:
    'This is a title, not a product ID: match it in a batch and add the product that you mean.',
  url: 'This is a merchant’s link, not a product ID: look it up under Find by link and add the product that you mean.',
}

/** One country code or several joined by commas or `+`, in small letters; null where it is none. */
function countriesIn(text: string): string | null {
  const codes = text
    .toLowerCase()
    .split(/[,+\s]+/)
    .filter((code) => code !== '')
  return codes.length > 0 && codes.every((code) => isCountryCode(code)) ? codes.join(',') : null
}

function productRows(decisions: Decisions): Described {
  const rows: ProductRow[] = []
  const remarks: Remark[] = []
  const read = rowReader(decisions)
  const isCalledId = decisions.roles.has('productId')
  for (const row of decisions.body) {
    const values = read(row)
    const place = decisions.roles.get('productId') ?? decisions.roles.get('code')
    const cells = row.cells.map((cell) => cellText(cell).trim()).filter((cell) => cell !== '')
    const own =
      place === undefined || row.cells.length === 1 ? undefined : cellText(row.cells[place]).trim()
    const text =
      own ?? cells.find((cell) => isProductId(cell) || PRODUCT_LINK.test(cell)) ?? cells[0] ?? ''
    const link = PRODUCT_LINK.exec(text)?.[1]
    const entry = readEntry(
      link === undefined ? text : decoded(link),
      isCalledId || link !== undefined ? 'id' : 'auto',
    )
    if (entry.kind === 'id') {
      rows.push({
        line: row.line,
        id: entry.id,
        country: countriesIn(values.text('country')),
        note: values.text('note'),
      })
      continue
    }
    remarks.push(leftOut(row.line, whyNoId(text, entry), text))
  }
  return { rows, remarks, used: rows.length, codes: [] }
}

function whyNoId(
  text: string,
  entry: Exclude<ReturnType<typeof readEntry>, { kind: 'id' }>,
): string {
  if (entry.kind !== 'invalid') return OTHER_KINDS[entry.kind]
  if (text === '' || entry.reason === 'empty') return 'This row has no product ID.'
  return entry.reason === 'not an id'
    ? entry.says
    : (productIdProblem(text) ??
        'This isn’t a product ID: it has 32 hexadecimal digits, or “id:” before one of another form.')
}

const leftOut = (line: number, about: string, given: string): Remark => ({
  line,
  kind: 'left out',
  about,
  role: 'code',
  given: given.slice(0, 200),
  reads: null,
  isUsed: false,
})

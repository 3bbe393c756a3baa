/** The rows of a table as entries of a price list: each one kept, replaced by a later one, or left out for a reason. */
import { formatCount } from '../../../lib/numbers/format.ts'
import { codeKey } from '../../../lib/gtin.ts'
import { decimalSignOf, type DecimalSign } from '../../../lib/numbers/writtenPrice.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'
import { readFigure } from '../../../market/priceList/readFigure.ts'
import { readEntry } from '../../../model/batch/readEntry.ts'
import { guessPriceColumns, type PriceColumns } from './guessPriceColumns.ts'

export const MOST_PRICES = 50_000

/** What the user says instead of the guess. */
export type PriceChoices = Partial<PriceColumns> & {
  /** What stands before cents; null for what the columns show. */
  decimal?: DecimalSign | null
}

export type PriceRow = {
  /** Its place in the table, from 1; the heading and empty rows count. */
  row: number
  /** The cell with the code, as given. */
  code: string
  /** Null where the row cannot be kept; `problem` then says why, as a sentence. */
  entry: PriceEntry | null
  problem: string | null
  /** What had to be done to read the code, as a sentence. */
  mended: string | null
  /** A later row that speaks of the same item; its words count. */
  replacedBy: number | null
}

export type PriceReading =
  | { kind: 'problem'; problem: 'empty' | 'too many rows'; says: string }
  | {
      kind: 'read'
      columns: PriceColumns
      /** How many columns the widest row has. */
      width: number
      /** Null where the first row is a row like the others. */
      heading: readonly string[] | null
      rows: PriceRow[]
      /** What would be kept: each item once, as its last row says. */
      entries: PriceEntry[]
    }

type Signs = Record<'price' | 'cost' | 'floor', DecimalSign | null>

/** One row; `cell` gives what stands in a column, '' where there is none. */
function readRow(
  row: number,
  cell: (column: number | null) => string,
  columns: PriceColumns,
  signs: Signs,
): PriceRow {
  const code = cell(columns.code)
  const read = readEntry(code, 'ean')
  const invalid = (problem: string): PriceRow => ({
    row,
    code,
    entry: null,
    problem,
    mended: null,
    replacedBy: null,
  })
  if (read.kind === 'invalid') return invalid(read.says)
  if (read.kind !== 'ean') return invalid('This is no code.')
  const price = readFigure(cell(columns.price), 'price', signs.price)
  const cost = readFigure(cell(columns.cost), 'cost', signs.cost)
  if ('problem' in price) return invalid(`Price: ${price.problem}`)
  if ('problem' in cost) return invalid(`Cost: ${cost.problem}`)
  const floor = readFigure(cell(columns.floor), 'floor', signs.floor)
  if ('problem' in floor) return invalid(`Floor: ${floor.problem}`)
  if ([price, cost, floor].every(({ value }) => value === null)) {
    return invalid('This row has no price, no cost and no floor.')
  }
  const note = cell(columns.note).trim()
  const title = cell(columns.title).trim()
  return {
    row,
    code,
    entry: {
      code: read.code,
      price: price.value,
      cost: cost.value,
      note,
      ...(floor.value !== null && { floor: floor.value }),
      ...(title !== '' && { title }),
    },
    problem: null,
    mended: read.note,
    replacedBy: null,
  }
}

/** One file is written by one hand: what its prices show holds for its costs and floors too, unless these show something else. */
function signsOf(
  body: readonly (readonly string[])[],
  columns: PriceColumns,
  chosen: DecimalSign | null,
): Signs {
  if (chosen !== null) return { price: chosen, cost: chosen, floor: chosen }
  const cells = (column: number | null) =>
    column === null ? [] : body.map((row) => row[column] ?? '')
  const price = decimalSignOf(cells(columns.price))
  const cost = decimalSignOf(cells(columns.cost))
  const floor = decimalSignOf(cells(columns.floor))
  return {
    price: price ?? cost ?? floor,
    cost: cost ?? price ?? floor,
    floor: floor ?? price ?? cost,
  }
}

/** Marks every row but the last of each item, and returns the last ones as entries, in the order of the table. */
function lastOfEach(rows: PriceRow[]): PriceEntry[] {
  const last = new Map<string, PriceRow>()
  for (const row of rows) {
    if (row.entry === null) continue
    const item = codeKey(row.entry.code)
    const before = last.get(item)
    if (before) before.replacedBy = row.row
    last.set(item, row)
  }
  return rows.flatMap(({ entry, replacedBy }) => (entry && replacedBy === null ? [entry] : []))
}

function refuse(name: 'empty' | 'too many rows', says: string): PriceReading {
  return { kind: 'problem', problem: name, says }
}

/** Reads a table as it was given; rows without any cell filled are none. Never throws. */
export function readPriceRows(
  table: readonly (readonly string[])[],
  { decimal = null, ...chosen }: PriceChoices = {},
): PriceReading {
  const columns = { ...guessPriceColumns(table), ...chosen }
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')
  const first = table.findIndex(isFilled)
  const heading = columns.hasHeading ? (table[first] ?? null) : null
  const body = table.flatMap((cells, at) =>
    isFilled(cells) && !(heading !== null && at === first) ? [{ row: at + 1, cells }] : [],
  )
  if (body.length === 0) {
    return refuse(
      'empty',
      heading === null
        ? 'There is nothing to read: paste rows with a code and a price.'
        : 'There is only a heading; the rows under it are missing.',
    )
  }
  if (body.length > MOST_PRICES) {
    return refuse(
      'too many rows',
      `${formatCount(body.length)} rows; a price list takes ${formatCount(MOST_PRICES)} at the most. Nothing is lost: take out what you do not sell.`,
    )
  }
  const signs = signsOf(
    body.map(({ cells }) => cells),
    columns,
    decimal,
  )
  const rows = body.map(({ row, cells }) =>
    readRow(row, (column) => (column === null ? '' : (cells[column] ?? '')), columns, signs),
  )
  const width = table.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  return { kind: 'read', columns, width, heading, rows, entries: lastOfEach(rows) }
}

/** What the cells of a column look like, independent of its heading. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { decimalSignOf, readPrice } from '@/lib/numbers/readPrice.ts'
import { isMissing } from '@/lib/text/missingWords.ts'

export type ColumnFacts = {
  index: number
  /** All names that headings give the column, the main one first. Empty for a table without a heading. */
  names: readonly string[]
  /** The share of rows that have a value in the column, from 0 to 1. The other shares are of these rows. */
  filled: number
  /** The share of codes; a text that was meant as a code counts half. */
  codes: number
  /** The share of codes with a right check digit. */
  valid: number
  urls: number
  ids: number
  prices: number
  /** The share of prices, and of figures that cannot be a price: ranges, negative figures, percentages. */
  figures: number
  /** Whether at least one price has decimals. */
  hasDecimals: boolean
  /** The share of whole numbers. */
  integers: number
  words: number
  dates: number
  /** Whether there are several rows, and all have the same text. */
  isConstant: boolean
  /** The first different values of the column. */
  samples: readonly string[]
}

/** How many rows are used in place of a whole table. */
const SAMPLE = 200
const SAMPLES = 5

/** A sample of rows, at most two hundred by default, taken evenly from the whole table. */
export function sampleOf<T>(rows: readonly T[], most = SAMPLE): T[] {
  const step = Math.max(rows.length / most, 1)
  return Array.from(
    { length: Math.min(rows.length, most) },
    (_, at) => rows[Math.floor(at * step)],
  ).filter((row) => row !== undefined)
}

const NEAR_CODES = new Set(['wrong check digit', 'digits lost', 'several', 'letters'])

const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of)

const isDateText = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$|^\d{1,2}\.\d{1,2}\.\d{2,4}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(
    text.trim(),
  )

export function columnFacts(
  rows: readonly RawRow[],
  index: number,
  names: readonly string[],
): ColumnFacts {
  const cells = sampleOf(rows).map((row): Cell => row.cells[index] ?? '')
  const filled = cells.filter((cell) => {
    const text = cellText(cell)
    return text !== '' && !isMissing(text)
  })
  const texts = filled.map((cell) => cellText(cell).trim())
  const sign = decimalSignOf(texts) ?? '.'
  let [codes, valid, urls, ids, prices, figures, integers, words, dates] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  let hasDecimals = false
  for (const [at, cell] of filled.entries()) {
    const text = texts[at] ?? ''
    const isDate = (typeof cell === 'object' && cell.kind === 'date') || isDateText(text)
    if (isDate) {
      dates += 1
      continue
    }
    const entry = readEntry(text)
    if (entry.kind === 'ean') {
      codes += entry.isInText ? 0.5 : 1
      valid += 1
    } else if (entry.kind === 'id') ids += 1
    else if (entry.kind === 'url' || (typeof cell === 'object' && cell.kind === 'link')) urls += 1
    else if (text.includes('://')) urls += 0.5
    else if (entry.kind === 'invalid' && NEAR_CODES.has(entry.reason)) codes += 0.5
    if (typeof cell === 'number') {
      prices += 1
      figures += 1
      hasDecimals ||= !Number.isInteger(cell)
      if (Number.isInteger(cell)) integers += 1
      continue
    }
    const price = readPrice(text, sign)
    if (price.kind === 'price' || price.kind === 'doubtful') {
      prices += 1
      hasDecimals ||= /\d[.,]\d/.test(text)
    }
    if (price.kind !== 'refused' || price.problem !== 'not a price') figures += 1
    if (/^\d+$/.test(text)) integers += 1
    if (/\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff]/u.test(text)) words += 1
  }
  return {
    index,
    names,
    filled: shareOf(filled.length, cells.length),
    codes: shareOf(codes, filled.length),
    valid: shareOf(valid, filled.length),
    urls: shareOf(urls, filled.length),
    ids: shareOf(ids, filled.length),
    prices: shareOf(prices, filled.length),
    figures: shareOf(figures, filled.length),
    hasDecimals,
    integers: shareOf(integers, filled.length),
    words: shareOf(words, filled.length),
    dates: shareOf(dates, filled.length),
    isConstant: texts.length > 1 && new Set(texts).size === 1,
    samples: [...new Set(texts)].slice(0, SAMPLES).map((text) => text.slice(0, 200)),
  }
}

/** Which column of a table holds the codes, which the user's own target prices, and whether the first row is a heading. */
import { decimalSignOf, readWrittenPrice } from '../../lib/numbers/writtenPrice.ts'
import type { TableRow } from '../table/readTable.ts'
import { sampleOf } from '../table/sampleOf.ts'
import { readEntry, severalIn, type EntryKind } from './readEntry.ts'

export type Columns = {
  /** Places of columns, from 0. */
  code: number
  /** Null where no column seems to hold prices. */
  price: number | null
  hasHeading: boolean
  /** No column holds anything that can be asked, and `code` is one of titles. */
  isTitles?: true
}

const CODE_NAME =
  /\b(?:ean|gtin|upc|barcode|bar code|strichcode|code|url|link|product ?id|artikelnummer)/i
const TITLE_NAME =
  /\b(?:title|product|product ?name|item|item ?name|name|description|article|bezeichnung|artikel|produkt|titel|désignation|produit)\b/i
const BESIDE_TITLE = {
  brand: /^\s*(?:brand|marke|marque|manufacturer)\s*$/i,
  size: /^\s*(?:size|pack ?size|inhalt|größe|grösse|taille)\s*$/i,
}
const PRICE_NAME = /price|target|preis|prix|precio|prezzo|prijs|ziel/i

/** With fewer cells that could be codes a table has no column of them. */
const LEAST_CODES = 0.2

/** Columns looked at. */
const WIDEST = 200

/** 1 for what can be asked, a half for what was meant to be, 0 for anything else. */
function likeness(cell: string, as: EntryKind | 'auto'): number {
  const entry = readEntry(cell, as)
  if (entry.kind !== 'invalid') return 1
  return ['wrong check digit', 'digits lost', 'several', 'not a url'].includes(entry.reason)
    ? 0.5
    : 0
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function isPriceColumn(cells: readonly string[], least: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const sign = decimalSignOf(filled.filter((cell) => /[.,]\d{1,2}\D*$/.test(cell)))
  const prices = filled.filter((cell) => readWrittenPrice(cell, sign ?? '.').kind === 'price')
  return filled.length > 0 && prices.length / filled.length >= least
}

/** Whole numbers may be quantities: only a heading, or decimals beside the codes and nothing else, say that they are prices. */
function guessPrice(
  heading: readonly string[] | null,
  body: readonly string[][],
  code: number,
  width: number,
): number | null {
  const column = (place: number) => body.map((cells) => cells[place] ?? '')
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place !== code,
  )
  if (heading) {
    return (
      places.find(
        (place) => PRICE_NAME.test(heading[place] ?? '') && isPriceColumn(column(place), 0.5),
      ) ?? null
    )
  }
  const [only, ...more] = places
  if (only === undefined || more.length > 0) return null
  const cells = column(only)
  return isPriceColumn(cells, 0.8) && cells.some((cell) => /\d[.,]\d{1,2}\D*$/.test(cell))
    ? only
    : null
}

/** A column whose words belong to a title, and what they are. */
export type BesideTitle = { place: number; is: keyof typeof BESIDE_TITLE }

export function besideTitle(
  heading: readonly string[],
  { code, hasHeading }: Columns,
): BesideTitle[] {
  if (!hasHeading) return []
  return heading.flatMap((name, place): BesideTitle[] => {
    if (place === code) return []
    if (BESIDE_TITLE.brand.test(name)) return [{ place, is: 'brand' }]
    return BESIDE_TITLE.size.test(name) ? [{ place, is: 'size' }] : []
  })
}

/** A column of words under a heading that calls it so; null where there is none. */
function titleColumn(first: readonly string[], body: readonly string[][]): number | null {
  const isWords = (place: number) => {
    const filled = body.map((cells) => cells[place] ?? '').filter((cell) => cell.trim() !== '')
    return (
      filled.length > 0 &&
      filled.filter((cell) => /\p{L}{2}/u.test(cell)).length * 2 > filled.length
    )
  }
  const found = first.findIndex((name, place) => TITLE_NAME.test(name) && isWords(place))
  return found < 0 ? null : found
}

/** Guesses from what the cells hold and what a heading calls them. Of equally good columns the first one wins. */
export function guessColumns(rows: readonly TableRow[], as: EntryKind | 'auto' = 'auto'): Columns {
  const sample = sampleOf(rows.slice(1)).map(({ cells }) => cells.slice(0, WIDEST))
  const first = rows[0]?.cells.slice(0, WIDEST) ?? []
  const all = sample.length > 0 ? sample : [first]
  const width = Math.max(0, ...all.map((cells) => cells.length), first.length)
  const scores = Array.from({ length: width }, (_, place) => {
    const share = mean(
      all
        .map((cells) => cells[place] ?? '')
        .filter((cell) => cell.trim() !== '')
        .map((cell) => likeness(cell, as)),
    )
    const filled = mean(all.map((cells) => ((cells[place] ?? '').trim() === '' ? 0 : 1)))
    return share * filled + (CODE_NAME.test(first[place] ?? '') ? 0.25 : 0)
  })
  const most = Math.max(...scores)
  const title =
    as === 'title' || (as === 'auto' && most < LEAST_CODES) ? titleColumn(first, sample) : null
  if (title !== null) {
    return {
      code: title,
      price: guessPrice(first, sample, title, width),
      hasHeading: true,
      isTitles: true,
    }
  }
  const code = Math.max(scores.indexOf(most), 0)
  const head = first[code] ?? ''
  const hasHeading =
    sample.length > 0 &&
    likeness(head, as === 'id' ? 'auto' : as) === 0 &&
    !/\d{5}/.test(head) &&
    severalIn(head) === null &&
    (CODE_NAME.test(head) || (scores[code] ?? 0) >= 0.5) &&
    head.trim() !== ''
  const body = hasHeading ? sample : [first, ...sample]
  const price = guessPrice(hasHeading ? first : null, body, code, width)
  return { code, price, hasHeading }
}

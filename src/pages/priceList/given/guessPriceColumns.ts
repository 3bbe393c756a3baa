/** Which columns of a table hold codes, names, prices, costs, floors and notes, and whether its first row is a heading. */
import { decimalSignOf, readWrittenPrice } from '../../../lib/numbers/writtenPrice.ts'
import { readEntry } from '../../../model/batch/readEntry.ts'
import { sampleOf } from '../../../model/table/sampleOf.ts'

/** Places of columns, from 0; null where no column seems to hold such a thing. */
export type PriceColumns = {
  code: number
  price: number | null
  cost: number | null
  floor: number | null
  note: number | null
  title: number | null
  hasHeading: boolean
}

const CODE_NAME = /\b(?:ean|gtin|upc|isbn|bar ?code|strichcode|code)/i
/** Looked for before prices: a "cost price" and an "Einkaufspreis" are both. */
const COST_NAME =
  /\bcost|einkauf|\bek\b|einstand|purchase|buying|kosten|co[uû]t|achat|\bcosto|acquisto|inkoop/i
const PRICE_NAME = /price|preis|\bprix|precio|prezzo|prijs|\bvk\b|\brrp\b|selling/i
/** Looked for before prices too: a "floor price" and a "Mindestpreis". */
const FLOOR_NAME =
  /\bfloor|\bmap\b|minimum|\bmin\b|mindest|untergrenze|plancher|m[ií]nim|minim[oa]/i
const NOTE_NAME = /\bnote|remar[kq]|comment|bemerk|notiz|komment|anmerk|memo/i

const TITLE_NAME =
  /\b(?:name|title)\b|^\s*(?:product|item|article)\s*$|description|bezeichnung|artikelname|produktname|d[ée]signation|libell|\bnombre|\bnome\b|denominazione|omschrijving/i

/** Columns looked at. */
const WIDEST = 100

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

function shareOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}

/** 1 for a code, a half for what was meant to be one. */
function codeLikeness(cell: string): number {
  const entry = readEntry(cell, 'ean')
  if (entry.kind === 'ean') return 1
  const isNear =
    entry.kind === 'invalid' && ['wrong check digit', 'digits lost'].includes(entry.reason)
  return isNear ? 0.5 : 0
}

const hasDecimals = (cell: string) => /\d[.,]\d{1,2}\D*$/.test(cell)

function arePrices(cells: readonly string[]): boolean {
  const given = filled(cells)
  const sign = decimalSignOf(given.filter(hasDecimals)) ?? '.'
  return shareOf(given, (cell) => readWrittenPrice(cell, sign).kind === 'price') >= 0.8
}

/** Whole numbers may be quantities; a column of prices has decimals somewhere. */
const lookLikePrices = (cells: readonly string[]) => arePrices(cells) && cells.some(hasDecimals)

const lookLikeWords = (cells: readonly string[]) =>
  shareOf(filled(cells), (cell) => /\p{L}{2}/u.test(cell)) >= 0.5

function codeColumn(first: readonly string[], body: readonly (readonly string[])[], width: number) {
  const scores = Array.from({ length: width }, (_, place) => {
    const cells = body.map((row) => row[place] ?? '')
    const likeness = cells.reduce((sum, cell) => sum + codeLikeness(cell), 0) / (cells.length || 1)
    return likeness + (CODE_NAME.test(first[place] ?? '') ? 0.25 : 0)
  })
  const best = Math.max(0, ...scores)
  return { code: Math.max(scores.indexOf(best), 0), likeness: best }
}

/** Guesses from headings, and from contents where these say nothing. Of equally good columns the first one wins. */
export function guessPriceColumns(rows: readonly (readonly string[])[]): PriceColumns {
  const table = rows.filter((row) => filled(row).length > 0).map((row) => row.slice(0, WIDEST))
  const [first = [], ...rest] = table
  const under = sampleOf(rest)
  const width = Math.max(first.length, ...under.map((row) => row.length))
  const { code, likeness } = codeColumn(first, under.length > 0 ? under : [first], width)
  const head = first[code] ?? ''
  const hasHeading =
    under.length > 0 &&
    codeLikeness(head) === 0 &&
    !/\d{5}/.test(head) &&
    (first.some((cell) => CODE_NAME.test(cell)) || (likeness >= 0.5 && head.trim() !== ''))
  const body = hasHeading ? under : [first, ...under]

  const taken = new Set([code])
  /** The first free column that a name in the heading, or else its contents, speak for. */
  const take = (
    name: RegExp,
    isFit: (cells: readonly string[]) => boolean,
    looksLike: (cells: readonly string[]) => boolean,
  ): number | null => {
    const free = Array.from({ length: width }, (_, place) => place).filter((at) => !taken.has(at))
    const column = (place: number) => body.map((row) => row[place] ?? '')
    const named = hasHeading
      ? free.find((place) => name.test(first[place] ?? '') && isFit(column(place)))
      : undefined
    const nameless = (place: number) =>
      !hasHeading ||
      ![COST_NAME, FLOOR_NAME, PRICE_NAME, NOTE_NAME, TITLE_NAME].some((other) =>
        other.test(first[place] ?? ''),
      )
    const found = named ?? free.find((place) => nameless(place) && looksLike(column(place))) ?? null
    if (found !== null) taken.add(found)
    return found
  }
  const never = () => false
  const any = () => true
  // What a heading names is taken first, so that a column of costs never passes for one of prices.
  const namedCost = take(COST_NAME, any, never)
  const floor = take(FLOOR_NAME, arePrices, never)
  const price = take(PRICE_NAME, any, lookLikePrices)
  const cost = namedCost ?? take(COST_NAME, never, hasHeading ? never : lookLikePrices)
  const note = take(NOTE_NAME, any, hasHeading ? never : lookLikeWords)
  const title = take(TITLE_NAME, lookLikeWords, never)
  return { code, price, cost, floor, note, title, hasHeading }
}

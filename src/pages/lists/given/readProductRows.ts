/** Rows of a table or of pasted text as products for a list. */
import { isCountryCode } from '../../../lib/countryCode.ts'
import { readEntry } from '../../../model/batch/readEntry.ts'
import { cleanNote, entryKey, type NewEntry } from '../../../model/lists/productList.ts'

type UnreadRow = {
  /** From 1, as the reader counts. */
  row: number
  text: string
  /** A sentence. */
  says: string
}

export type ProductRows = {
  products: NewEntry[]
  /** Rows that name a product a second time. */
  doubled: number
  unread: UnreadRow[]
}

type Columns = { id: number; country: number; note: number }

/** Head lines of our own exports come before the heading. */
const LOOKED_AT = 40
/** A link of a product page, of this app wherever it runs. */
const PRODUCT_LINK = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/products\/([^/?#]+)/i

const named = (cells: readonly string[], name: RegExp) =>
  cells.findIndex((cell) => name.test(cell.trim()))

/** The row that names the columns, and which they are; null where no row does. */
function readHeading(
  rows: readonly (readonly string[])[],
): { at: number; columns: Columns } | null {
  const at = rows
    .slice(0, LOOKED_AT)
    .findIndex((cells) => named(cells, /^(?:product[ _-]?)?id$/i) >= 0)
  const cells = rows[at]
  if (!cells) return null
  return {
    at,
    columns: {
      id: named(cells, /^(?:product[ _-]?)?id$/i),
      country: named(cells, /^countr(?:y|ies)$/i),
      note: named(cells, /^notes?$/i),
    },
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const OTHER_KINDS: Record<'ean' | 'url' | 'title', string> = {
  ean: 'A code, not a product id: one code is sold by many merchants. Look it up on EAN prices and add the product that is meant.',
  title: 'A title, not a product id: match it in a batch and add the record that is meant.',
  url: 'A merchant’s URL, not a product id: look it up on Resolve and add the record that is meant.',
}

function readId(cell: string, isIdColumn: boolean): { id: string } | { says: string } {
  const link = PRODUCT_LINK.exec(cell.trim())?.[1]
  const entry = readEntry(
    link === undefined ? cell : decoded(link),
    isIdColumn || link !== undefined ? 'id' : 'auto',
  )
  if (entry.kind === 'id') return { id: entry.id }
  if (entry.kind !== 'invalid') return { says: OTHER_KINDS[entry.kind] }
  return {
    says:
      entry.reason === 'empty'
        ? 'This row has no product id.'
        : entry.reason === 'not an id'
          ? entry.says
          : 'No product id: 32 hexadecimal digits, or “id:” before one of another form.',
  }
}

/** One code, or several joined by commas or `+`, in small letters; null where it is none. */
function readCountry(text: string | undefined): string | null {
  const codes = (text ?? '')
    .toLowerCase()
    .split(/[,+\s]+/)
    .filter((code) => code !== '')
  return codes.length > 0 && codes.every((code) => isCountryCode(code)) ? codes.join(',') : null
}

/** Without a heading the first cell of a row that is an id counts. */
function cellOf(cells: readonly string[], columns: Columns | null): string {
  if (columns) return cells[columns.id] ?? ''
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.find((cell) => 'id' in readId(cell, false)) ?? filled[0] ?? ''
}

/** `country` is where products are asked whose row names no country. Empty rows count as rows and are passed over. */
export function readProductRows(
  rows: readonly (readonly string[])[],
  country: string,
): ProductRows {
  const heading = readHeading(rows)
  const products = new Map<string, NewEntry>()
  const unread: UnreadRow[] = []
  let doubled = 0
  for (const [at, cells] of rows.entries()) {
    if ((heading && at <= heading.at) || cells.every((cell) => cell.trim() === '')) continue
    const text = cellOf(cells, heading?.columns ?? null)
    const read = readId(text, heading !== null)
    if ('says' in read) {
      unread.push({ row: at + 1, text: text.trim() || cells.join(' ').trim(), says: read.says })
      continue
    }
    const given = heading ? cells[heading.columns.country] : undefined
    const note = heading ? cleanNote(cells[heading.columns.note] ?? '') : ''
    const product = {
      id: read.id,
      country: readCountry(given) ?? country,
      note,
    }
    if (products.has(entryKey(product))) doubled += 1
    else products.set(entryKey(product), product)
  }
  return { products: [...products.values()], doubled, unread }
}

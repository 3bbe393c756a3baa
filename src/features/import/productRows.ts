/**
 * Turns rows of a file or a paste into products of a collection: product IDs, links of this app's product pages, and the notes
 * beside them.
 */
import { isProductId, productIdProblem } from '@/api/productId.ts'
import { readEntry, severalIn, type Entry } from '@/domain/codes/readEntry.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import type { Decisions } from './decide.ts'
import type { ProductRow, Remark } from './reading.ts'
import { createRowReader } from './readRows.ts'
import { isProductIdHeading } from './roles/productIdHeading.ts'
import { cellText, type RawRow } from './table.ts'

/** A link to a product page of this app, on any host. */
const PRODUCT_LINK = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/products\/([^/?#]+)/i

const LONGEST_GIVEN = 200

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
    'This is a title, not a product ID: match it in a collection and add the product that you mean.',
  url: 'This is a merchant’s link, not a product ID: look it up under Find by link and add the product that you mean.',
}

/** One country code, or several joined by commas or `+`, in lower case; null if the text is not one. */
function countriesIn(text: string): string | null {
  const codes = text
    .toLowerCase()
    .split(/[,+\s]+/)
    .filter((code) => code !== '')
  return codes.length > 0 && codes.every((code) => isCountryCode(code)) ? codes.join(',') : null
}

/** What spreadsheets write around a text so that it does not become a number. */
const WRAPPER = /^="(.*)"$/

/** Reads a product ID; in a column that is called product ID, an ID can have any form. */
function readId(text: string, isCalledId: boolean): Entry {
  const link = PRODUCT_LINK.exec(text)?.[1]
  if (link !== undefined) return readEntry(decoded(link), 'id')
  const entry = readEntry(text)
  return entry.kind === 'id' || !isCalledId ? entry : readEntry(text.replace(WRAPPER, '$1'), 'id')
}

/** The text of the column’s cell. In a list without headings, the ID may be in another cell of the row. */
function textOf({ cells }: RawRow, place: number | undefined, hasHeading: boolean): string {
  const texts = cells.map((cell) => cellText(cell).trim())
  const own = place === undefined ? undefined : texts[place]
  if (own !== undefined && (hasHeading || readId(own, false).kind === 'id')) return own
  const filled = texts.filter((text) => text !== '')
  return (
    filled.find((text) => isProductId(text) || readId(text, false).kind === 'id') ?? filled[0] ?? ''
  )
}

/** The IDs of a row that has nothing else, as in a list on one line. Null for other rows. */
function idsOfLine({ cells }: RawRow): string[] | null {
  const entries = cells
    .map((cell) => cellText(cell).trim())
    .filter((text) => text !== '')
    .map((text) => readId(text, false))
  const ids = entries.flatMap((entry) => (entry.kind === 'id' ? [entry.id] : []))
  return ids.length > 1 && ids.length === entries.length ? ids : null
}

function idsIn(text: string, isCalledId: boolean): string[] | null {
  const entry = readId(text, isCalledId)
  if (entry.kind === 'id') return [entry.id]
  const ids = severalIn(text)?.map((part) => readId(part, false)) ?? []
  const found = ids.flatMap((one) => (one.kind === 'id' ? [one.id] : []))
  return found.length > 0 && found.length === ids.length ? found : null
}

function whyNoId(text: string, entry: Exclude<Entry, { kind: 'id' }>): string {
  if (entry.kind !== 'invalid') return OTHER_KINDS[entry.kind]
  if (text === '' || entry.reason === 'empty') return 'This row has no product ID.'
  if (entry.reason === 'not an id') return entry.message
  return (
    productIdProblem(text) ??
    'This isn’t a product ID: it has 32 hexadecimal digits, or “id:” before one of another form.'
  )
}

/** One row for each product that a line names, in the order of the file, with remarks about them. */
export function productRows(decisions: Decisions): { rows: ProductRow[]; remarks: Remark[] } {
  const { roles, columns, heading, answers, body } = decisions
  const rows: ProductRow[] = []
  const remarks: Remark[] = []
  const read = createRowReader(decisions)
  const place = roles.get('code')
  const names = place === undefined ? [] : (columns[place]?.names ?? [])
  const isChosen = typeof answers.columns?.code === 'number'
  const isCalledId = isChosen || names.some((name) => isProductIdHeading(name))
  const hasHeading = heading.row !== null || isCalledId
  for (const row of body) {
    const values = read(row)
    const text = textOf(row, place, hasHeading)
    const ids = (hasHeading ? null : idsOfLine(row)) ?? idsIn(text, isCalledId)
    if (ids === null) {
      const entry = readId(text, isCalledId)
      const rawText = text || row.cells.map(cellText).join(' ').trim()
      if (entry.kind !== 'id')
        remarks.push(remark('left out', row.line, 'code', whyNoId(text, entry), rawText))
      continue
    }
    const named = values.text('country')
    const country = countriesIn(named)
    if (named !== '' && country === null) {
      const about = `“${named.slice(0, 40)}” isn’t a country code, so the country of the page is used.`
      remarks.push(remark('mended', row.line, 'country', about, named))
    }
    for (const id of ids) rows.push({ line: row.line, id, country, note: values.text('note') })
  }
  return { rows, remarks }
}

const remark = (
  kind: Remark['kind'],
  line: number,
  role: Remark['role'],
  about: string,
  rawText: string,
): Remark => ({
  line,
  kind,
  about,
  role,
  rawText: rawText.slice(0, LONGEST_GIVEN),
  reads: null,
  isUsed: false,
})

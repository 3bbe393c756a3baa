/** Turns read rows into the lines of a collection of codes, and into entries of a price list. */
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { entryText, readEntry, type EntryKind } from '@/domain/codes/readEntry.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { priceListRows } from '@/features/import/priceListRows.ts'
import type { CodeRow, ImportRead, PriceRow, Remark } from '@/features/import/reading.ts'
import type { PriceUse } from './priceUse.ts'

type Reading = Pick<ImportRead<CodeRow>, 'rows' | 'roles' | 'remarks'>

const isByTitle = ({ roles }: Reading) =>
  roles.some(({ role, isNeeded }) => role === 'title' && isNeeded)

/**
 * The text stored for a line: the cell’s text if it reads as the same entry on its own, otherwise the text of the entry, because
 * a stored line has neither its column nor the import answers.
 */
function storedText({ text, entry }: CodeRow, as: EntryKind | 'auto'): string {
  if (entry.kind === 'invalid') return text
  const reread = readEntry(text, as)
  const isSame = reread.kind === entry.kind && entryText(reread) === entryText(entry)
  return isSame ? text : entryText(entry)
}

/** The reasons why lines have no target price, by line number; if a line has several remarks, the first one. */
function targetProblems({ remarks }: Reading, use: PriceUse | null): ReadonlyMap<number, string> {
  const isTarget = ({ role }: Remark) =>
    role === 'target' || (use === 'target' && (role === 'price' || role === 'currency'))
  const found = remarks.filter(
    (remark) => isTarget(remark) && remark.kind !== 'mended' && !remark.isUsed,
  )
  return new Map(found.toReversed().map(({ line, about }) => [line, about]))
}

type Options = {
  /** The kind of entry that the user chose for the lines. */
  as: EntryKind | 'auto'
  /** What the prices beside the codes are used for; null if there are none. */
  use: PriceUse | null
  /** How many lines of the collection come before these. */
  after?: number
}

/** The lines of every row that was read, including those that can’t be looked up. */
export function linesOfReading(reading: Reading, { as, use, after = 0 }: Options): InputLine[] {
  const byTitle = isByTitle(reading)
  const problems = targetProblems(reading, use)
  return reading.rows.map((row): InputLine => {
    const target = row.target ?? (use === 'target' ? row.price : null)
    return {
      line: row.line + after,
      text: storedText(row, byTitle ? 'title' : as),
      entry: row.entry,
      ...(byTitle && { isTitle: true }),
      target,
      targetProblem: target === null ? (problems.get(row.line) ?? null) : null,
    }
  })
}

/** The user’s own prices for valid codes, once per product: its last row counts, and figures of 0 are left out. */
export function ownPricesOf({ rows }: Pick<ImportRead<CodeRow>, 'rows'>): PriceEntry[] {
  const priceRows = rows.flatMap((row): PriceRow[] =>
    row.entry.kind === 'ean' ? [{ ...row, code: row.entry.code }] : [],
  )
  return priceListRows(priceRows, new Set()).rows.map(
    ({ code, price, cost, floor, note, title }) => ({
      code,
      price,
      cost,
      ...(floor !== null && { floor }),
      note,
      ...(title !== null && { title }),
    }),
  )
}

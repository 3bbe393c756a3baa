/**
 * Finds rows that repeat a product with its price from a larger quantity on: "from 10 pieces". The price of one piece is the
 * price of the smallest quantity.
 */
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import { foldHeading } from '@/features/import/roles/foldHeading.ts'
import { headingTerms } from '@/features/import/roles/headingTerms.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'

/** The lowest share of products that have several rows. */
const MIN_SHARE = 0.3

const quantityIn = (row: RawRow, index: number): number | null => {
  const text = cellText(row.cells[index]).trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

const isTierHeading = (name: string) => {
  const { concepts } = headingTerms(foldHeading(name))
  return concepts.has('quantity') || /staffel|tier|break|scale|ab$/.test(foldHeading(name))
}

/** The rows of each product, by its code as written. */
function rowsByCode(rows: readonly RawRow[], index: number): RawRow[][] {
  const byCode = new Map<string, RawRow[]>()
  for (const row of rows) {
    const code = cellText(row.cells[index]).trim()
    if (code === '') continue
    const list = byCode.get(code)
    if (list) list.push(row)
    else byCode.set(code, [row])
  }
  return [...byCode.values()]
}

/** The rows of larger quantities; empty if no column has quantities that differ between the rows of a product. */
export function tierRows(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  roles: ReadonlyMap<ColumnRole, number>,
): ReadonlySet<RawRow> {
  const code = roles.get('code')
  const price = roles.get('price') ?? roles.get('cost')
  if (code === undefined || price === undefined) return new Set()
  const candidates = columns.filter(
    ({ names, integers }) => integers > 0.9 && names.some(isTierHeading),
  )
  if (candidates.length === 0) return new Set()
  const articles = rowsByCode(rows, code)
  const pricesOf = (list: readonly RawRow[]) =>
    new Set(list.map(({ cells }) => cellText(cells[price])))
  // An order may list a product twice at one price, which is not a row of a larger quantity.
  const repeated = articles.filter((list) => list.length > 1 && pricesOf(list).size > 1)
  if (repeated.length === 0 || repeated.length < articles.length * MIN_SHARE) return new Set()
  const tiers = candidates.find(({ index }) =>
    repeated.every((list) => {
      const quantities = list.map((row) => quantityIn(row, index))
      return !quantities.includes(null) && new Set(quantities).size === list.length
    }),
  )
  if (tiers === undefined) return new Set()
  return new Set(
    repeated.flatMap((list) => {
      const least = Math.min(...list.map((row) => quantityIn(row, tiers.index) ?? 0))
      return list.filter((row) => quantityIn(row, tiers.index) !== least)
    }),
  )
}

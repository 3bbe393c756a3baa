/** The rules of a price list: which rows have data, and which row of a product counts. */
import { codeKey } from '@/lib/gtin.ts'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import type { PriceRow, Remark } from './reading.ts'

export type PriceListRows = { rows: PriceRow[]; remarks: Remark[] }

/** The figures of which a 0 is not used; a cost may be 0. */
const POSITIVE = ['price', 'floor'] as const

const FIGURE_OF_ZERO = {
  price: 'A price of 0 isn’t used.',
  floor: 'A floor of 0 isn’t used.',
} as const

const leftOut = (row: PriceRow, role: Remark['role'], about: string, rawText: string): Remark => ({
  line: row.line,
  kind: 'left out',
  about,
  role,
  rawText,
  reads: null,
  isUsed: false,
})

/** The row without the figures that are 0. */
function withoutZeros(row: PriceRow, remarks: Remark[]): PriceRow {
  const zeros = POSITIVE.filter((role) => row[role] === 0)
  for (const role of zeros) remarks.push(leftOut(row, role, FIGURE_OF_ZERO[role], formatPrice(0)))
  return { ...row, ...Object.fromEntries(zeros.map((role) => [role, null])) }
}

const saysNothing = ({ price, cost, floor }: PriceRow) =>
  price === null && cost === null && floor === null

/**
 * The rows of a price list in the order of the file, each product once: of several rows with its code, in any length, the last
 * one counts. `explained` has the lines that already have a remark, so that a row with a refused price is not listed again for
 * having none.
 */
export function priceListRows(
  priceRows: readonly PriceRow[],
  explained: ReadonlySet<number>,
): PriceListRows {
  const remarks: Remark[] = []
  const usable = priceRows.flatMap((one) => {
    const row = withoutZeros(one, remarks)
    if (!saysNothing(row)) return [row]
    if (!saysNothing(one) || explained.has(row.line)) return []
    remarks.push(leftOut(row, null, 'This row has no price, no cost and no floor.', row.code))
    return []
  })
  const last = new Map(usable.map((row) => [codeKey(row.code), row]))
  const rows = usable.filter((row) => {
    const counts = last.get(codeKey(row.code))
    if (counts === undefined || counts === row) return true
    const about = `Replaced by line ${formatCount(counts.line)}, which is for the same product.`
    remarks.push(leftOut(row, 'code', about, row.code))
    return false
  })
  return { rows, remarks }
}

/** The result of a comparison: its rows, the marks of prices, and counts. */
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { baseIndex, type CompareState } from '@/routing/states/compareState.ts'
import { rowsThatDiffer } from '@/words/compareNames.ts'
import { compareRows, type CompareRow } from './rows/compareRows.ts'
import { priceMarks, type PriceMark } from './rows/priceMarks.ts'
import type { ProductColumn } from './rows/productColumns.ts'

export type Comparison = {
  columns: readonly ProductColumn[]
  /** The index of the product that others are compared with; null for none. */
  base: number | null
  rows: readonly CompareRow[]
  differing: number
  marks: readonly PriceMark[]
  /** How many products have data. */
  received: number
  isWaiting: boolean
}

export function toComparison(
  columns: readonly ProductColumn[],
  state: CompareState,
  aliases?: AliasesByKind,
  market: Pick<RowsMarket, 'markets' | 'reference'> | null = null,
  tolerance = USUAL_TOLERANCE,
): Comparison {
  const base = baseIndex(state)
  const rows = compareRows(
    columns.map(({ compared }) => compared),
    aliases,
    market && { ...market, country: state.country },
  )
  return {
    columns,
    base,
    rows,
    differing: rows.filter(({ differs }) => differs).length,
    marks: priceMarks(
      columns.map(({ product }) => product?.offerPrice ?? null),
      base,
      tolerance,
    ),
    received: columns.filter(({ compared }) => compared !== null).length,
    isWaiting: columns.some((column) => column.state === 'waiting'),
  }
}

/**
 * The result as text, also for screen readers: "4 products, 15 of 19 rows differ", or "4 products, 3 loaded, …" when some are
 * missing.
 */
export function comparisonInWords({ columns, received, rows, differing }: Comparison): string {
  const products = plural(columns.length, 'product')
  if (received === 0) return products
  const those = received === columns.length ? '' : `, ${formatCount(received)} loaded`
  return received < 2
    ? `${products}${those}`
    : `${products}${those}, ${rowsThatDiffer(differing, rows.length)}`
}

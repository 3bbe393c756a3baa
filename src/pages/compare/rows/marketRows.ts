/** Makes the comparison rows for your price position in each product's markets: the figures of `domain/pricing/position.ts`. */
import { DERIVED } from '@/api/fields/derived.ts'
import { requestedRow, type RequestedRow } from '@/domain/market/requestedRow.ts'
import {
  isMarketColumn,
  marketLabel,
  marketOfRow,
  MARKET_COLUMNS,
  type KnownMarkets,
} from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { ComparedParts } from '@/pages/compare/comparedParts.ts'
import type { CellValue } from './cellValue.ts'

/** The known markets of the products, and what prices are compared with. */
export type ComparedMarkets = {
  country: string
  markets: KnownMarkets
  reference: ReferenceWords
}

type MarketRow = {
  key: string
  label: string
  group: 'market'
  undocumented: null
  formula?: string | undefined
  cells: (CellValue | null)[]
}

/** Makes the market rows; empty when no market was requested. */
export function marketRows(
  products: readonly (ComparedParts | null)[],
  { country, markets, reference }: ComparedMarkets,
): MarketRow[] {
  const requested = products.map((one) => (one?.record ? requestedRow(one.record, country) : null))
  const known = requested.map((row) => row && marketOfRow(row, markets))
  if (known.every((market) => !market)) return []
  const row = (
    key: string,
    label: string,
    cellOf: (row: RequestedRow, index: number) => CellValue,
  ) => ({
    key: `market ${key}`,
    label,
    group: 'market' as const,
    undocumented: null,
    cells: requested.map((one, index) => one && cellOf(one, index)),
  })
  const columns = Object.keys(MARKET_COLUMNS).filter(isMarketColumn)
  return [
    row('eans', DERIVED.eans.label, ({ eans }) =>
      eans.length === 0
        ? { kind: 'missing', what: 'no code given' }
        : { kind: 'eans', eans: [...eans] },
    ),
    ...columns.map((column) => ({
      ...row(column, marketLabel(column, reference), ({ eans, title }, index) => ({
        kind: 'market' as const,
        column,
        market: known[index] ?? undefined,
        hasCode: eans.length > 0,
        title,
      })),
      formula: MARKET_COLUMNS[column].formula,
    })),
  ]
}

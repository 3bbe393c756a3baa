/** Makes the table rows of a page: each with its market prices, with or without the rows that have no EAN. */
import { eansOf } from '@/api/fields/derived.ts'
import type { Product } from '@/api/operations/product.ts'
import { requestedRow } from '@/domain/market/requestedRow.ts'
import { marketOfRow, type WithMarket } from '@/domain/market/rowMarket.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

export type TableRow = Product & WithMarket

/** Adds the market prices to rows; a row whose market was not requested is returned unchanged. */
export function withMarkets<Row extends Product>(
  products: readonly Row[],
  countryOf: (product: Row) => string,
  market: RowsMarket | null,
): readonly (Row & WithMarket)[] {
  if (market === null) return products
  return products.map((product) => {
    const known = marketOfRow(requestedRow(product, countryOf(product)), market.markets)
    return known ? { ...product, market: known } : product
  })
}

type Options = {
  products: readonly Product[]
  countries: readonly string[]
  state: Pick<SearchState, 'withEan'>
  market: RowsMarket | null
}

/** The rows of the table. With the filter for rows with an EAN, all rows are returned when none has one. */
export function tableRows({ products, countries, state, market }: Options): readonly TableRow[] {
  const rows = withMarkets(products, () => countries.join(','), market)
  const coded = state.withEan ? rows.filter(({ skuSet }) => eansOf(skuSet).length > 0) : rows
  return coded.length === 0 ? rows : coded
}

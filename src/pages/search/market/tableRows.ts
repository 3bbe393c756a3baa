/** The rows of a page as its table shows them: each with what the market says of it, with or without those that have no EAN. */
import { eansOf } from '@/api/fields/derived.ts'
import type { Product } from '@/api/operations/product.ts'
import { requestedRow } from '@/domain/market/requestedRow.ts'
import { marketOfRow, type Marketed } from '@/domain/market/rowMarket.ts'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

export type TableRow = Product & Marketed

/** Those whose market nobody asked for are as they were. */
export function withMarkets<Row extends Product>(
  products: readonly Row[],
  countryOf: (product: Row) => string,
  market: SetMarket | null,
): readonly (Row & Marketed)[] {
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
  market: SetMarket | null
}

/** Where none has an EAN, all of them: there is nothing to choose among. */
export function tableRows({ products, countries, state, market }: Options): readonly TableRow[] {
  const rows = withMarkets(products, () => countries.join(','), market)
  const coded = state.withEan ? rows.filter(({ skuSet }) => eansOf(skuSet).length > 0) : rows
  return coded.length === 0 ? rows : coded
}

/** Makes the columns of the comparison: each product has a separate request and state. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Product } from '@/api/operations/product.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import { formatPrice, shortId } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import type { ComparedParts } from '@/pages/compare/comparedParts.ts'

export type ProductColumn = {
  id: string
  query: UseQueryResult<TraitsResult>
  state: 'waiting' | 'failed' | 'none' | 'found'
  product: Product | null
  /** The compared parts of the product; null until there is something to compare. */
  compared: ComparedParts | null
  /** The title of the product; its ID if it has no title. */
  name: string
}

function stateOf({ data, isFetching, fetchStatus }: UseQueryResult<TraitsResult>) {
  if (data !== undefined) return data.kind
  return isFetching || fetchStatus === 'paused' ? 'waiting' : 'failed'
}

export function toProductColumn(id: string, query: UseQueryResult<TraitsResult>): ProductColumn {
  const { data } = query
  const found = data?.kind === 'found' ? data : null
  const product = found?.product ?? null
  return {
    id,
    query,
    state: stateOf(query),
    product,
    compared: found && { record: product, traits: found.traits },
    name: product?.title ?? shortId(id),
  }
}

/** A product's short name, "Northgate, 47.90"; its ID until the product is known. */
function shortName({ id, product }: ProductColumn, label: string): string {
  if (product === null) return shortId(id)
  const price = product.offerPrice
  const merchant = product.merchant ?? shortId(id)
  return price === null ? merchant : `${merchant}, ${withCurrencyLabel(label, formatPrice(price))}`
}

/** Short names that distinguish the products: the title is added when products of one merchant have the same price. */
export function shortNames(columns: readonly ProductColumn[], label: string): string[] {
  const names = columns.map((column) => shortName(column, label))
  return names.map((name, index) => {
    const isDouble = names.some((other, at) => other === name && at !== index)
    return isDouble ? `${name}: ${columns[index]?.name ?? ''}` : name
  })
}

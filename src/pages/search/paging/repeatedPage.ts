/** Detects that a service returned the rows of another page again, because support of `index` is uncertain (§4.3). */
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { Product } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'

const butPage = (request: SearchRequest) => JSON.stringify({ ...request, page: 0 })

/** Whether two pages have the same rows, in any order, because a service may shuffle. Rows without IDs can't be compared. */
function isSameRows(one: readonly Product[], other: readonly Product[]): boolean {
  const ids = new Set(one.map(({ productId }) => productId))
  if (one.length !== other.length || ids.has(null)) return false
  return other.every(({ productId }) => ids.has(productId))
}

/** The first page before the requested one with the same rows; null when no known page has them. */
export function repeatedPage(
  request: SearchRequest,
  result: Pick<SearchResult, 'products'>,
  known: readonly (readonly [request: SearchRequest, result: SearchResult | undefined])[],
): number | null {
  const before = known.flatMap(([requested, knownResult]) =>
    requested.page < request.page &&
    butPage(requested) === butPage(request) &&
    knownResult !== undefined &&
    isSameRows(result.products, knownResult.products)
      ? [requested.page]
      : [],
  )
  return before.length === 0 ? null : Math.min(...before)
}

/** Loads a few pages of a search for their prices: enough for a ladder, without the whole result. */
import { queryOptions } from '@tanstack/react-query'
import { connectionKey, type Connection } from '@/api/connection.ts'
import type { WholeSearch } from '@/api/operations/calls.ts'
import { connectionQueryOptions } from '@/api/operations/connectionQueryOptions.ts'
import type { Product } from '@/api/operations/product.ts'
import { getSearch } from '@/api/operations/search.ts'

/** The most pages that one ladder loads, because more would hardly change a median, and each is a request. */
const MOST_PAGES = 5
const ROWS_A_PAGE = 100

export type LadderQuestion = Omit<WholeSearch, 'mode'>

export type LadderRows = {
  /** The loaded records, without duplicates. */
  products: Product[]
  /** How many products the service says it has found; null when it does not say. */
  numFound: number | null
  requests: number
}

/**
 * Loads the pages one after the other. Ends early when a page adds nothing new, as with a service that ignores `index`. Throws what
 * `getSearch` throws.
 */
async function loadPages(
  connection: Connection,
  question: LadderQuestion,
  signal: AbortSignal,
): Promise<LadderRows> {
  const found = new Map<string, Product>()
  let numFound: number | null = null
  let requests = 0
  while (requests < MOST_PAGES) {
    const request = { ...question, page: requests + 1, size: ROWS_A_PAGE, mode: 'lite' as const }
    const result = await getSearch(connection, request, { signal })
    requests += 1
    numFound = requests === 1 ? result.numFound : numFound
    const before = found.size
    for (const [place, product] of result.products.entries()) {
      found.set(product.productId ?? `${requests} ${place}`, product)
    }
    const isAll = numFound !== null && requests * result.pageSize >= numFound
    if (found.size === before || isAll) break
  }
  return { products: [...found.values()], numFound, requests }
}

export function ladderQuery(connection: Connection, question: LadderQuestion) {
  return queryOptions({
    queryKey: ['ladder', ...connectionKey(connection), question] as const,
    queryFn: ({ signal }) => loadPages(connection, question, signal),
    ...connectionQueryOptions(connection),
  })
}

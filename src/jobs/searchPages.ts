/** A page of a whole search (§4.3), as many rows as the load asks by the page, whatever the service makes of `limit`. */
import type { Connection } from '../api/connection.ts'
import { getSearch, type SearchRequest, type SearchResult } from '../api/search.ts'
import type { PageFacts } from '../domain/resultSet/planPages.ts'
import type { SetSource } from '../domain/resultSet/resultSet.ts'

export type WholeSearch = Omit<SearchRequest, 'page' | 'size'>

export type SearchPage = {
  /** Null past the end, where there is nothing to say about. */
  facts: PageFacts | null
  products: SearchResult['products']
}

export function toWholeSearch(
  { q, words, merchant, brand, category, division }: Extract<SetSource, { kind: 'search' }>,
  countries: string[],
  mode: SearchRequest['mode'],
): WholeSearch {
  const keywords = [q, ...words].filter((word) => word !== '').join(' ')
  return { countries, q: keywords, merchant, brand, category, division, mode }
}

type Get = (page: number, size: number) => Promise<SearchResult>

/**
 * Without a count, a short first page may be all there is, or all that the service gives at a time: the page after it
 * tells.
 */
async function isClamped(get: Get, { received, numFound, pageSize }: SearchResult) {
  if (numFound !== null || received === 0 || received >= pageSize) return false
  const { kind } = await get(2, received)
  return kind === 'found'
}

/** The rows of a part where the service gives other pages than it gave until now: of the pages that cover it. */
async function covering(get: Get, first: SearchResult, from: number, to: number) {
  const size = first.pageSize
  const products: SearchResult['products'] = []
  for (let page = Math.floor(from / size) + 1; (page - 1) * size < to; page += 1) {
    const result = first.start === (page - 1) * size ? first : await get(page, size)
    if (result.kind !== 'found') break
    products.push(...result.products)
  }
  return products
}

/** Asks for page `part`, from 0, of `size` rows. Throws the errors of `getSearch`. */
export async function askSearchPage(
  connection: Connection,
  search: WholeSearch,
  { part, size }: { part: number; size: number },
  signal: AbortSignal,
): Promise<SearchPage> {
  const get: Get = (page, rows) =>
    getSearch(connection, { ...search, page, size: rows }, { signal })
  const result = await get(part + 1, size)
  const { received, numFound, shuffled } = result
  if (result.kind === 'past the end') return { facts: null, products: [] }
  const isOther = result.pageSize !== size
  if (part > 0 && isOther) {
    const products = await covering(get, result, part * size, (part + 1) * size)
    return { facts: { asked: size, pageSize: size, received: size, numFound, shuffled }, products }
  }
  const pageSize = part === 0 && (await isClamped(get, result)) ? received : result.pageSize
  return {
    facts: { asked: size, pageSize, received, numFound, shuffled },
    products: result.products,
  }
}

/** Requests a range of rows of a whole search (§4.3), whatever page size the service uses; rows are ordered by their position. */
import type { Connection } from '@/api/connection.ts'
import { HttpError } from '@/api/http/errors.ts'
import { sendRequest } from '@/api/http/http.ts'
import { type WholeSearch, searchCall } from '@/api/operations/calls.ts'
import { readSearch, type SearchResult } from '@/api/operations/search.ts'
import type { PageFacts } from '@/domain/collections/planPages.ts'
import { searchOf, type SearchSource } from '@/domain/collections/searchSource.ts'

type Products = SearchResult['products']

/** A product with its position in the whole search, from 0. */
type Placed = { product: Products[number]; index: number }

export type SearchPage = {
  /** What the answers say about the whole search; null past the end of the search. */
  facts: PageFacts | null
  products: Placed[]
}

/** A range of rows: the number of rows before it, the number of rows in it, and the row at which the whole load ends (`most`). */
export type SearchRange = { from: number; size: number; most: number }

/**
 * The maximum number of requests for one range. A range needs more only if the service returns very few rows at a time; then it
 * fails, and can be retried.
 */
const MOST_REQUESTS = 20

export function toWholeSearch(
  source: SearchSource,
  countries: string[],
  mode: WholeSearch['mode'],
): WholeSearch {
  const { q, words, ...filters } = searchOf(source)
  const keywords = [q, ...words].filter((word) => word !== '').join(' ')
  return { countries, q: keywords, ...filters, mode }
}

type Get = (start: number, rows: number) => Promise<SearchResult>

/**
 * Returns a function that requests rows; if the service refuses their number, it requests half as many. It throws the errors of
 * `sendRequest` and `readBody`.
 */
function rowsOf(connection: Connection, search: WholeSearch, signal: AbortSignal): Get {
  const get: Get = async (start, rows) =>
    readSearch(
      await sendRequest(connection, searchCall(connection, search, start, rows), { signal }),
      start,
      rows,
    )
  return async (start, rows) => {
    try {
      return await get(start, rows)
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 400 && rows > 1
      if (!isRefused) throw error
      return get(start, Math.floor(rows / 2))
    }
  }
}

const placedFrom = (products: Products, from: number): Placed[] =>
  products.map((product, at) => ({ product, index: from + at }))

/** The rows that are new in this range: those without an id, and those whose product did not come with an earlier request. */
function freshOf(known: readonly Placed[], placed: readonly Placed[]): Placed[] {
  const ids = new Set(known.map(({ product }) => product.productId))
  return placed.filter(({ product: { productId } }) => productId === null || !ids.has(productId))
}

/**
 * Whether the page after a short one is equally short, although more was requested, and has other rows: then the service's
 * pages are that short.
 */
function isAsShort(first: SearchResult, next: SearchResult): boolean {
  const rows = placedFrom(next.products, 0)
  const isOther = freshOf(placedFrom(first.products, 0), rows).length === rows.length
  return next.received === first.received && next.received < next.pageSize && isOther
}

/**
 * The service's page size if the first page alone shows it: the service refused a larger number, or sent more rows than
 * requested.
 */
function shownSize({ pageSize, received }: SearchResult, { size, most }: SearchRange): number {
  if (pageSize < Math.min(size, most)) return Math.max(pageSize, received)
  return Math.max(size, received)
}

/**
 * Requests the rows of a range; after an answer with too few rows it also requests the rows that follow. The first range also
 * determines the service's page size. Throws the errors of `getSearch`, and an error if only a few rows come at a time.
 */
export async function requestSearchRange(
  connection: Connection,
  search: WholeSearch,
  range: SearchRange,
  signal: AbortSignal,
): Promise<SearchPage> {
  const { from, most } = range
  const isFirst = from === 0
  const get = rowsOf(connection, search, signal)
  const first = await get(from, Math.min(range.size, most - from))
  if (first.kind === 'past the end') return { facts: null, products: [] }
  let size = isFirst ? shownSize(first, range) : range.size
  let to = Math.min(from + size, most)
  let at = from + first.received
  let { numFound, shuffled } = first
  let isEnd = false
  const products = placedFrom(first.products.slice(0, to - from), from)
  for (let requests = 1; at < Math.min(to, numFound ?? Infinity); requests += 1) {
    if (requests === MOST_REQUESTS) {
      throw new Error(`The service returned ${at - from} of ${to - from} products.`)
    }
    const next = await get(at, isFirst ? size : to - at)
    if (next.kind !== 'found') {
      // A whole page was requested and nothing came, so this is the end of the search.
      isEnd = isFirst
      break
    }
    if (isFirst && requests === 1 && isAsShort(first, next)) {
      size = first.received
      to = size
      break
    }
    const fresh = freshOf(products, placedFrom(next.products.slice(0, to - at), at))
    if (fresh.length === 0) break
    products.push(...fresh)
    at += next.received
    numFound = next.numFound ?? numFound
    shuffled = next.shuffled ?? shuffled
  }
  const received = Math.min(at, to) - from
  return { facts: { pageSize: size, received, numFound, shuffled, isEnd }, products }
}

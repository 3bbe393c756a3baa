/** Product search (§4.3). */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { connectionKey } from '@/api/connection.ts'
import { isRecord, readBoolean, readList, readNumber, readText } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import { HttpError } from '@/api/http/errors.ts'
import type { RequestOptions } from '@/api/http/http.ts'
import { sendRequest } from '@/api/http/http.ts'
import { isEmptyResult, readBody, unexpected } from '@/api/http/interpret.ts'
import {
  forgetShortPage,
  limitRows,
  observeRows,
  rowsPerPage,
  rowsOfFirstPage,
} from '@/api/http/pageSizes.ts'
import { searchCall, type SearchRequest } from './calls.ts'
import { connectionQueryOptions } from './connectionQueryOptions.ts'
import type { Facet, FeaturedValues } from './facet.ts'
import { readFacets, readFeatured } from './facet.ts'
import type { Product } from './product.ts'
import { readProducts } from './product.ts'

export type SearchResult = {
  /** `none`: no product found. `past the end`: no product on a page after the first. */
  kind: 'found' | 'none' | 'past the end'
  products: Product[]
  facets: Facet[]
  featured: FeaturedValues
  /** Total matching records; null if the service did not state it. */
  numFound: number | null
  /** The echo `q`: the query as applied, according to the service. */
  appliedQuery: string | null
  /** Whether the service shuffled the results; null if it did not state it. */
  shuffled: boolean | null
  /** The number of entries in the list of products, including any that are not records. */
  received: number
  /** The number of rows on a page as the service really returns them; it may differ from the requested number. */
  pageSize: number
  /** The number of rows before this page. */
  start: number
  answer: Answer
}

/** Reads a total, which is a whole number and not negative; null for anything else. */
function readTotal(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && number >= 0 && Number.isInteger(number) ? number : null
}

/** Reads the answer to a request for `pageSize` rows after `start` others. Throws the errors of `readBody`. */
export function readSearch(answer: Answer, start: number, pageSize: number): SearchResult {
  const body = readBody(answer)
  const envelope = isRecord(body) ? body : {}
  const facets = readFacets(envelope['facets'])
  const isBare = body === undefined || Array.isArray(body)
  if (!isBare && !('productList' in envelope) && !('numFound' in envelope)) {
    throw unexpected(answer, 'it holds neither productList nor numFound')
  }
  const list = readList(isBare ? body : envelope['productList'])
  const products = readProducts(list)
  if (list.length > 0 && products.length === 0 && !isEmptyResult(body)) {
    throw unexpected(answer, 'its list holds no product records')
  }
  return {
    kind: products.length > 0 ? 'found' : start > 0 ? 'past the end' : 'none',
    products,
    facets,
    featured: readFeatured(envelope['featuredFacets'], facets),
    numFound: readTotal(envelope['numFound']) ?? (products.length === 0 && start === 0 ? 0 : null),
    appliedQuery: readText(envelope['q']),
    shuffled: readBoolean(envelope['shuffle']),
    received: list.length,
    pageSize,
    start,
    answer,
  }
}

/**
 * The page size that the service chose: it returned more rows than requested, or fewer although more exist; the specification (§8)
 * does not state its maximum. Null if the number is as expected.
 */
function ownPageSize({ received, numFound, start, pageSize }: SearchResult): number | null {
  const expectedRows = Math.min(pageSize, (numFound ?? 0) - start)
  return received > pageSize || (received > 0 && received < expectedRows) ? received : null
}

/**
 * One page of a search. If a service refuses `limit` with a 400, half of it is requested once. More rows than requested are
 * accepted as the page size. Fewer rows are accepted once another page was as short; until then, pages after a short first one
 * continue directly after it, so that no row is lost, and a short later page is checked with the one after it. Throws the
 * errors of `sendRequest` and `readBody`.
 */
export async function getSearch(
  connection: Connection,
  request: SearchRequest,
  options: RequestOptions = {},
): Promise<SearchResult> {
  const before = request.page - 1
  const get = async (rows: number, start = before * rows) =>
    readSearch(
      await sendRequest(connection, searchCall(connection, request, start, rows), options),
      start,
      rows,
    )
  const isOwn = (page: SearchResult, rows: number) =>
    ownPageSize(page) === rows && observeRows(connection, page.pageSize, rows, page.start)
  const pageSize = rowsPerPage(connection, request.size)
  const step = before > 0 ? rowsOfFirstPage(connection, pageSize) : pageSize
  let result: SearchResult
  try {
    result = await get(pageSize, before * step)
  } catch (error) {
    const refused = error instanceof HttpError && error.status === 400 && pageSize > 1
    if (!refused) throw error
    const half = Math.floor(pageSize / 2)
    result = await get(half)
    limitRows(connection, half)
  }
  if (step < pageSize && result.pageSize === pageSize) {
    isOwn(result, step)
    if (result.received <= step) return { ...result, pageSize: step }
    forgetShortPage(connection)
    result = await get(pageSize)
  }
  const own = ownPageSize(result)
  if (own === null) return result
  const isBelieved = isOwn(result, own)
  if (before === 0) return { ...result, pageSize: own }
  const isSure = isBelieved || isOwn(await get(result.pageSize, result.start + own), own)
  return isSure ? get(own) : result
}

/**
 * The query of one page. The previous answer stays on screen, dimmed, while the next one for the same countries is on its way.
 */
export function searchQuery(connection: Connection, request: SearchRequest) {
  return queryOptions({
    queryKey: ['search', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getSearch(connection, request, { signal }),
    placeholderData: (previous: SearchResult | undefined, query) => {
      const before = query?.queryKey.at(-1) as SearchRequest | undefined // the key ends with its request
      return before && String(before.countries) === String(request.countries) ? previous : undefined
    },
    ...connectionQueryOptions(connection),
  })
}

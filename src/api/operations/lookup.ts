/** Products by merchant URL (§4.2). */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { connectionKey } from '@/api/connection.ts'
import { isRecord, readList } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import type { RequestOptions } from '@/api/http/http.ts'
import { sendRequest } from '@/api/http/http.ts'
import { isEmptyResult, readBody, unexpected } from '@/api/http/interpret.ts'
import { lookupCall, type LookupRequest } from './calls.ts'
import { connectionQueryOptions } from './connectionQueryOptions.ts'
import type { Product } from './product.ts'
import { readProducts } from './product.ts'

/**
 * The products of a URL. An empty list means that nothing matched: the service may answer `[]`, null instead of a list, or 404.
 */
export type LookupResult = { products: Product[]; answer: Answer }

const envelopes = ['productList', 'products', 'result', 'results', 'data']
/** Any of these fields identifies a record, whatever else it lacks (§2.1). */
const recordFields = [
  'title',
  'seoTitle',
  'productUrl',
  'imageUrl',
  'merchant',
  'offerPrice',
  'salePrice',
]

/** How deep envelopes are nested: `{data: {products: […]}}`. */
const LEVELS = 2

/**
 * The records in the body of an answer: an array, one record, or either in a usual envelope; null for anything else. A record may
 * have a field named like an envelope, and an envelope fields named like a record's: a map with an id is a record.
 */
function recordsIn(body: unknown, levels = LEVELS): unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return body === null ? [] : null
  if ('productId' in body) return [body]
  const lists = envelopes
    .filter((name) => levels > 0 && name in body)
    .flatMap((name) => {
      const inner = readList(body[name])
      const list = inner.length === 0 ? inner : recordsIn(body[name], levels - 1)
      return list ? [list] : []
    })
  const [first = recordFields.some((name) => name in body) ? [body] : null] = lists
  return lists.find((list) => list.some(isRecord)) ?? first
}

/** Reads a look-up's answer. Throws the errors of `readBody`. */
export function readLookup(answer: Answer): LookupResult {
  const body = readBody(answer)
  const list = recordsIn(body)
  const products = readProducts(list ?? [])
  if (products.length === 0 && list?.length !== 0 && !isEmptyResult(body)) {
    throw unexpected(answer, 'it holds no product records')
  }
  return { products, answer }
}

/** The records of a URL. Throws the errors of `sendRequest` and `readBody`. */
export async function getLookup(
  connection: Connection,
  request: LookupRequest,
  options: RequestOptions = {},
): Promise<LookupResult> {
  return readLookup(await sendRequest(connection, lookupCall(connection, request), options))
}

export function lookupQuery(connection: Connection, request: LookupRequest) {
  return queryOptions({
    queryKey: ['lookup', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getLookup(connection, request, { signal }),
    ...connectionQueryOptions(connection),
  })
}

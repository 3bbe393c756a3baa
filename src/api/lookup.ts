/** Products by merchant URL (§4.2). */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from './connection.ts'
import { connectionKey } from './connection.ts'
import { listParameter } from './dialect.ts'
import { isRecord } from './fields.ts'
import type { Answer, AskOptions, Call } from './http.ts'
import { ask } from './http.ts'
import { readBody, unexpected } from './interpret.ts'
import type { Product } from './product.ts'
import { readProducts } from './product.ts'
import { queryMode } from './queryMode.ts'

export type LookupRequest = {
  url: string
  countries: string[]
  /** Empty: not sent. */
  merchant: string
  /** Empty: not sent; its meaning and default are not shown. */
  strict: '' | 'true' | 'false'
  mode: 'lite' | 'full'
}

/** No products means not matched: `[]` and 404 say the same. */
export type LookupResult = { products: Product[]; answer: Answer }

function lookupCall(connection: Connection, request: LookupRequest): Call {
  const query: Call['query'] = [
    ...listParameter('countryCode', request.countries, connection.dialect.countryLists),
    ['url', request.url],
  ]
  if (request.merchant !== '') query.push(['merchant', request.merchant])
  query.push(['mode', request.mode])
  if (request.strict !== '') query.push(['strict', request.strict])
  return { operation: 'lookup', path: '/products/lookup', query }
}

const envelopes = ['productList', 'products', 'result', 'results', 'data']

/** An array, one record, or either of them in one of the usual envelopes. */
function recordsIn(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return null
  const envelope = envelopes.find((name) => name in body)
  if (envelope === undefined) return 'productId' in body || 'title' in body ? [body] : null
  const inner = body[envelope]
  return inner === null ? [] : recordsIn(inner)
}

function readLookup(answer: Answer): LookupResult {
  const body = readBody(answer)
  if (body === undefined) return { products: [], answer }
  const list = recordsIn(body)
  if (list === null) throw unexpected(answer, 'it holds no product records')
  return { products: readProducts(list), answer }
}

/** The records of a URL. Throws the errors of `ask` and `readBody`. */
export async function getLookup(
  connection: Connection,
  request: LookupRequest,
  options: AskOptions = {},
): Promise<LookupResult> {
  return readLookup(await ask(connection, lookupCall(connection, request), options))
}

export function lookupQuery(connection: Connection, request: LookupRequest) {
  return queryOptions({
    queryKey: ['lookup', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getLookup(connection, request, { signal }),
    ...queryMode(connection),
  })
}

/**
 * The requests of each operation (§4), separate from reading their answers: the first requests of a visit are sent before that
 * code is loaded.
 */
import { listParameter } from '@/api/apiVariant.ts'
import type { Connection } from '@/api/connection.ts'
import { filters, type FilterValues } from '@/api/fields/filters.ts'
import type { Mode, STRICT_VALUES } from '@/api/fields/operations.ts'
import type { Call } from '@/api/http/call.ts'
import { encode } from '@/api/http/http.ts'

export type SearchRequest = FilterValues & {
  /** The countries of one request: one of the groups of `countryGroups`. */
  countries: string[]
  /** Keywords as sent: the query and its refinements, joined by spaces. */
  q: string
  /** The number of the page, from 1. */
  page: number
  /** The number of rows requested for a page. */
  size: number
  mode: Mode
}

/** A search without its page and page size. */
export type WholeSearch = Omit<SearchRequest, 'page' | 'size'>

/**
 * The call for `rows` rows after `start` others. The first page leaves `index` out, because the specification (§4.3) does not say
 * whether it counts from 0 or 1.
 */
export function searchCall(
  connection: Connection,
  request: WholeSearch,
  start: number,
  rows: number,
): Call {
  const { apiVariant } = connection
  const query: Call['query'] = [
    ...listParameter('countryCode', request.countries, apiVariant.countryLists),
    ...(request.q === '' ? [] : ([['q', request.q]] satisfies Call['query'])),
    ...filters.flatMap(({ name, field }) =>
      listParameter(name, request[field], apiVariant.filterLists),
    ),
  ]
  if (start > 0) query.push(['index', String(apiVariant.indexBase + start)])
  query.push(['limit', String(rows)], ['mode', request.mode])
  return { operation: 'search', path: '/products', query }
}

export type TraitsRequest = { id: string; countries: string[]; mode: Mode }

export function traitsCall(connection: Connection, request: TraitsRequest): Call {
  return {
    operation: 'traits',
    path: `/products/${encode(request.id)}/traits`,
    query: [
      ...listParameter('countryCode', request.countries, connection.apiVariant.countryLists),
      ['mode', request.mode],
    ],
  }
}

export type LookupRequest = {
  url: string
  countries: string[]
  /** The merchant identifier that is sent; not sent if empty. */
  merchant: string
  /** Not sent if empty; the specification (§4.2) does not explain its meaning and default. */
  strict: '' | (typeof STRICT_VALUES)[number]
  mode: Mode
}

export function lookupCall(connection: Connection, request: LookupRequest): Call {
  const query: Call['query'] = [
    ...listParameter('countryCode', request.countries, connection.apiVariant.countryLists),
    ['url', request.url],
  ]
  if (request.merchant !== '') query.push(['merchant', request.merchant])
  query.push(['mode', request.mode])
  if (request.strict !== '') query.push(['strict', request.strict])
  return { operation: 'lookup', path: '/products/lookup', query }
}

export type EanRequest = { code: string; countries: string[]; mode: Mode }

export function eanCall(connection: Connection, request: EanRequest): Call {
  return {
    operation: 'ean',
    path: `/insights/daas/productCodes/${encode(request.code)}`,
    query: [
      ...listParameter('countryCode', request.countries, connection.apiVariant.countryLists),
      ['mode', request.mode],
    ],
  }
}

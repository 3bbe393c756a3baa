/**
 * The first requests of a page. The address and the connection determine them, so they can be sent before the page's code has
 * loaded or before the page is opened.
 */
import type { Connection } from '@/api/connection.ts'
import { countryGroups, marketGroups } from '@/api/countryGroups.ts'
import type { Call } from '@/api/http/call.ts'
import { isUsableId } from '@/api/isUsableId.ts'
import {
  eanCall,
  lookupCall,
  searchCall,
  traitsCall,
  type EanRequest,
  type LookupRequest,
  type SearchRequest,
  type TraitsRequest,
} from '@/api/operations/calls.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { readGtin } from '@/lib/gtin.ts'
import { decodeEan } from '@/routing/states/eanState.ts'
import { decodeProduct } from '@/routing/states/productState.ts'
import { decodeResolve } from '@/routing/states/resolveState.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import { decodeSearch } from '@/routing/states/searchState.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import type { pageAt } from './pageCode.ts'

export type FirstRequest =
  | { operation: 'search'; request: SearchRequest }
  | { operation: 'traits'; request: TraitsRequest }
  | { operation: 'lookup'; request: LookupRequest }
  | { operation: 'ean'; request: EanRequest }

/**
 * The first requests for an address; none if the page sends no request or can't send one for this address. Rejects if code fails
 * to load.
 */
export async function firstRequests(
  { path, params }: NonNullable<ReturnType<typeof pageAt>>,
  requested: URLSearchParams,
  connection: Connection,
): Promise<FirstRequest[]> {
  const { apiVariant } = connection
  const settings = { countries: readPreference(connection.id, 'countries', connection.defaults) }
  if (path === '/search') {
    const { state } = decodeSearch(requested, settings)
    return countryGroups(state.countries, apiVariant).map((countries) => ({
      operation: 'search',
      request: toSearchRequest(state, countries),
    }))
  }
  if (path === '/products/:id') {
    const id = params['id'] ?? ''
    if (!isUsableId(id)) return []
    const { state } = decodeProduct(requested, settings)
    return countryGroups(state.countries, apiVariant).map((countries) => ({
      operation: 'traits',
      request: { id, countries, mode: 'full' },
    }))
  }
  if (path === '/resolve') {
    const { state } = decodeResolve(requested, settings)
    const { merchant, strict, mode } = state
    // Reading a link needs much code, which only Find by link uses.
    const { readRequestedUrl } = await import('@/routing/states/requestedUrl.ts')
    const read = readRequestedUrl(state.url)
    if (read.kind !== 'url') return []
    const { url } = read
    return countryGroups(state.countries, apiVariant).map((countries) => ({
      operation: 'lookup',
      request: { url, merchant, strict, mode, countries },
    }))
  }
  if (path === '/ean/:code?') {
    const reading = readGtin(params['code'] ?? '')
    if (reading.kind !== 'valid') return []
    const { code } = reading.gtin
    const { state } = decodeEan(requested, settings)
    return marketGroups(state.countries).map((countries) => ({
      operation: 'ean',
      request: marketRequest(code, countries),
    }))
  }
  return []
}

export function callOf(connection: Connection, { operation, request }: FirstRequest): Call {
  switch (operation) {
    case 'search':
      return searchCall(connection, request, (request.page - 1) * request.size, request.size)
    case 'traits':
      return traitsCall(connection, request)
    case 'lookup':
      return lookupCall(connection, request)
    case 'ean':
      return eanCall(connection, request)
  }
}

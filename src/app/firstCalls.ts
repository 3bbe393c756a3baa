/** What a visit asks first, as soon as its address and its connection are known: the calls that the page itself will make. */
import { eanCall, lookupCall, searchCall, traitsCall } from '../api/calls.ts'
import type { Connection } from '../api/connection.ts'
import { countryGroups, marketGroups } from '../api/countryGroups.ts'
import type { Call } from '../api/http.ts'
import { readGtin } from '../domain/gtin.ts'
import { isUsableId } from '../domain/isUsableId.ts'
import { toSearchRequest } from '../parts/searchRequest.ts'
import { readPreference } from '../store/preferences.ts'
import { readAskedUrl } from '../url/askedUrl.ts'
import { decodeEan } from '../url/eanState.ts'
import { decodeProduct } from '../url/productState.ts'
import { decodeResolve } from '../url/resolveState.ts'
import { decodeSearch } from '../url/searchState.ts'
import type { pageAt } from './pageCode.ts'

/** None for a page that asks nothing by itself, or at an address that nothing can be asked for. */
export function firstCalls(
  { path, params }: NonNullable<ReturnType<typeof pageAt>>,
  asked: URLSearchParams,
  connection: Connection,
): Call[] {
  const { dialect } = connection
  const settings = { countries: readPreference(connection.id, 'countries', connection.defaults) }
  if (path === '/search') {
    const { state } = decodeSearch(asked, settings)
    return countryGroups(state.countries, dialect).map((countries) => {
      const request = toSearchRequest(state, countries)
      return searchCall(connection, request, (request.page - 1) * request.size, request.size)
    })
  }
  if (path === '/products/:id') {
    const id = params['id'] ?? ''
    if (!isUsableId(id)) return []
    const { state } = decodeProduct(asked, settings)
    return countryGroups(state.countries, dialect).map((countries) =>
      traitsCall(connection, { id, countries, mode: 'full' }),
    )
  }
  if (path === '/resolve') {
    const { state } = decodeResolve(asked, settings)
    if (readAskedUrl(state.url).kind !== 'url') return []
    return countryGroups(state.countries, dialect).map((countries) =>
      lookupCall(connection, { ...state, countries }),
    )
  }
  if (path === '/ean/:code?') {
    const reading = readGtin(params['code'] ?? '')
    if (reading.kind !== 'valid') return []
    const { code } = reading.gtin
    const { state } = decodeEan(asked, settings)
    return marketGroups(state.countries).map((countries) =>
      eanCall(connection, { code, countries, mode: 'full' }),
    )
  }
  return []
}

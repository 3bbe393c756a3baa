/** The requests that a page will make first, so that they can leave before its code has arrived. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../api/connection.ts'
import { countryGroups } from '../api/countryGroups.ts'
import { eanQuery } from '../api/ean.ts'
import { lookupQuery } from '../api/lookup.ts'
import { searchQuery } from '../api/search.ts'
import { traitsQuery } from '../api/traits.ts'
import { readGtin } from '../domain/gtin.ts'
import { productIdProblem } from '../domain/productId.ts'
import { toSearchRequest } from '../parts/searchRequest.ts'
import { decodeEan } from '../url/eanState.ts'
import { decodeProduct } from '../url/productState.ts'
import { decodeResolve } from '../url/resolveState.ts'
import { decodeSearch } from '../url/searchState.ts'
import type { PagePath } from './pages.ts'

type Address = {
  params: Record<string, string | undefined>
  search: URLSearchParams
  countries: readonly string[]
}

type Start = (client: QueryClient, connection: Connection, address: Address) => void

const startSearch: Start = (client, connection, { search, countries }) => {
  const { state } = decodeSearch(search, { countries })
  for (const group of countryGroups(state.countries, connection.dialect)) {
    void client.prefetchQuery(searchQuery(connection, toSearchRequest(state, group)))
  }
}

const startProduct: Start = (client, connection, { params, search, countries }) => {
  const id = params['id'] ?? ''
  if (productIdProblem(id) !== null) return
  const { state } = decodeProduct(search, { countries })
  for (const group of countryGroups(state.countries, connection.dialect)) {
    void client.prefetchQuery(traitsQuery(connection, { id, countries: group, mode: 'full' }))
  }
}

const startResolve: Start = (client, connection, { search, countries }) => {
  const { state } = decodeResolve(search, { countries })
  if (state.url === '') return
  for (const group of countryGroups(state.countries, connection.dialect)) {
    const { url, merchant, strict, mode } = state
    void client.prefetchQuery(
      lookupQuery(connection, { url, merchant, strict, mode, countries: group }),
    )
  }
}

const startEan: Start = (client, connection, { params, search, countries }) => {
  const reading = readGtin(params['code'] ?? '')
  if (reading.kind !== 'valid') return
  const { state } = decodeEan(search, { countries })
  for (const group of countryGroups(state.countries, connection.dialect)) {
    const { code } = reading.gtin
    void client.prefetchQuery(eanQuery(connection, { code, countries: group, mode: 'full' }))
  }
}

/** Prefetching shares its key with the page's own query: what arrives early is not asked again. */
export const firstRequests: Record<PagePath, Start> = {
  '/': () => {},
  '/search': startSearch,
  '/products/:id': startProduct,
  '/resolve': startResolve,
  '/ean/:code?': startEan,
}

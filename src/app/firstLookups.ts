/** The first requests of the pages that look one thing up; prefetching shares its key with the page's own query. */
import { countryGroups, marketGroups } from '../api/countryGroups.ts'
import { eanQuery } from '../api/ean.ts'
import { lookupQuery } from '../api/lookup.ts'
import { traitsQuery } from '../api/traits.ts'
import { readGtin } from '../domain/gtin.ts'
import { productIdProblem } from '../domain/productId.ts'
import { readAskedUrl } from '../url/askedUrl.ts'
import { decodeEan } from '../url/eanState.ts'
import { decodeProduct } from '../url/productState.ts'
import { decodeResolve } from '../url/resolveState.ts'
import type { FirstRequest } from './startPage.ts'

export const firstTraits: FirstRequest = (client, connection, { params, search, countries }) => {
  const id = params['id'] ?? ''
  if (productIdProblem(id) !== null) return
  const { state } = decodeProduct(search, { countries })
  for (const group of countryGroups(state.countries, connection.dialect)) {
    void client.prefetchQuery(traitsQuery(connection, { id, countries: group, mode: 'full' }))
  }
}

export const firstLookup: FirstRequest = (client, connection, { search, countries }) => {
  const { state } = decodeResolve(search, { countries })
  if (readAskedUrl(state.url).kind !== 'url') return
  for (const group of countryGroups(state.countries, connection.dialect)) {
    const { url, merchant, strict, mode } = state
    void client.prefetchQuery(
      lookupQuery(connection, { url, merchant, strict, mode, countries: group }),
    )
  }
}

export const firstPrices: FirstRequest = (client, connection, { params, search, countries }) => {
  const reading = readGtin(params['code'] ?? '')
  if (reading.kind !== 'valid') return
  const { state } = decodeEan(search, { countries })
  const { code } = reading.gtin
  for (const group of marketGroups(state.countries)) {
    void client.prefetchQuery(eanQuery(connection, { code, countries: group, mode: 'full' }))
  }
}

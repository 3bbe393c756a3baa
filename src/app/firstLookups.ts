/** The first requests of the pages that look one thing up; prefetching shares its key with the page's own query. */
import { countryGroups, marketGroups } from '../api/countryGroups.ts'
import { eanQuery } from '../api/ean.ts'
import { lookupQuery } from '../api/lookup.ts'
import { traitsQuery } from '../api/traits.ts'
import { readGtin } from '../domain/gtin.ts'
import { productIdProblem } from '../domain/productId.ts'
import { readAskedUrl } from '../url/askedUrl.ts'
import { decodeEan } from '../url/readEanState.ts'
import { decodeProduct } from '../url/readProductState.ts'
import { decodeResolve } from '../url/readResolveState.ts'
import type { FirstRequest } from './startPage.ts'

/** An address that nothing can be asked for. */
const NONE = Promise.resolve()

export const firstTraits: FirstRequest = (client, connection, { params, search, countries }) => {
  const id = params['id'] ?? ''
  if (productIdProblem(id) !== null) return NONE
  const { state } = decodeProduct(search, { countries })
  return Promise.all(
    countryGroups(state.countries, connection.dialect).map((group) =>
      client.prefetchQuery(traitsQuery(connection, { id, countries: group, mode: 'full' })),
    ),
  )
}

export const firstLookup: FirstRequest = (client, connection, { search, countries }) => {
  const { state } = decodeResolve(search, { countries })
  if (readAskedUrl(state.url).kind !== 'url') return NONE
  const { url, merchant, strict, mode } = state
  return Promise.all(
    countryGroups(state.countries, connection.dialect).map((group) =>
      client.prefetchQuery(
        lookupQuery(connection, { url, merchant, strict, mode, countries: group }),
      ),
    ),
  )
}

export const firstPrices: FirstRequest = (client, connection, { params, search, countries }) => {
  const reading = readGtin(params['code'] ?? '')
  if (reading.kind !== 'valid') return NONE
  const { state } = decodeEan(search, { countries })
  const { code } = reading.gtin
  return Promise.all(
    marketGroups(state.countries).map((group) =>
      client.prefetchQuery(eanQuery(connection, { code, countries: group, mode: 'full' })),
    ),
  )
}

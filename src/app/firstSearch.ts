/** The first request of the search page: at hand from the start, so that it leaves before the page's code has arrived. */
import { countryGroups } from '../api/countryGroups.ts'
import { searchQuery } from '../api/search.ts'
import { toSearchRequest } from '../parts/searchRequest.ts'
import { decodeSearch } from '../url/searchState.ts'
import type { FirstRequest } from './startPage.ts'

export const firstSearch: FirstRequest = (client, connection, { search, countries }) => {
  const { state } = decodeSearch(search, { countries })
  return Promise.all(
    countryGroups(state.countries, connection.dialect).map((group) =>
      client.prefetchQuery(searchQuery(connection, toSearchRequest(state, group))),
    ),
  )
}

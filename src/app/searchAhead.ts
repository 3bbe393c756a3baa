/** The first search of a visit, sent before the app's code is there: the configuration and the address say all of it. */
import { countryGroups } from '../api/countryGroups.ts'
import type { Connection } from '../api/connection.ts'
import { askAhead } from '../api/http.ts'
import { searchCall } from '../api/searchCall.ts'
import { toSearchRequest } from '../parts/searchRequest.ts'
import { readPreference } from '../store/preferences.ts'
import { decodeSearch } from '../url/searchState.ts'

export function searchAhead(connection: Connection, search: string): void {
  // The app waits for a network, too; its demo needs none.
  if (connection.way !== 'demo' && !navigator.onLine) return
  const countries = readPreference(connection.id, 'countries', connection.defaults)
  const { state } = decodeSearch(new URLSearchParams(search), { countries })
  for (const group of countryGroups(state.countries, connection.dialect)) {
    const request = toSearchRequest(state, group)
    const { page, size } = request
    askAhead(connection, searchCall(connection, request, (page - 1) * size, size))
  }
}

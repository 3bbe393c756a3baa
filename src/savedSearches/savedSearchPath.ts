import type { SavedSearch } from '../model/again/savedSearch.ts'
import { paths } from '../url/paths.ts'
import { decodeSearch, encodeSearch, type SearchState } from '../url/states/searchState.ts'

/** What a search is kept under: what is asked, from its first page, and nothing of how it is shown. */
export function savedSearchPath(state: SearchState): string {
  const asked = { ...state, market: [], ref: '' }
  return paths.search({ ...asked, page: 1, size: 24, view: 'grid', mode: 'full' })
}

/** How a search is shown, as its address writes it. */
export function shownOf({ view, size, mode, sort }: SearchState): string {
  const params = encodeSearch({ view, size, mode, sort })
  params.delete('country')
  return params.toString()
}

/** The search that is kept under a path; whatever stands there, it can be asked for. */
export function searchOfPath(path: string): SearchState {
  const query = path.split('?')[1] ?? ''
  return decodeSearch(new URLSearchParams(query), { countries: [] }).state
}

/** The address of a saved search, shown as it was when it was saved. */
export function savedSearchLink({ path, shown = '' }: SavedSearch): string {
  const { view, size, mode, sort } = searchOfPath(`?${shown}`)
  return paths.search({ ...searchOfPath(path), view, size, mode, sort })
}

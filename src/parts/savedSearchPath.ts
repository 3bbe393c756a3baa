import { paths } from '../url/paths.ts'
import { decodeSearch, type SearchState } from '../url/searchState.ts'

/** What a search is kept under: what is asked, from its first page, and nothing of how it is shown. */
export function savedSearchPath(state: SearchState): string {
  return paths.search({ ...state, page: 1, size: 24, view: 'grid', mode: 'full' })
}

/** The search that is kept under a path; whatever stands there, it can be asked for. */
export function searchOfPath(path: string): SearchState {
  const query = path.split('?')[1] ?? ''
  return decodeSearch(new URLSearchParams(query), { countries: [] }).state
}

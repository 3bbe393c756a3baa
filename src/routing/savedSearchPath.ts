import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { paths } from './paths.ts'
import { decodeSearch, encodeSearch, searchState, type SearchState } from './states/searchState.ts'

/**
 * The view settings of a search. They are stored next to the request, together with the collections of codes that checked its
 * markets.
 */
const howShown = ({ view, size, mode, sort, withEan, market, ref }: SearchState) => ({
  view,
  size,
  mode,
  sort,
  withEan,
  market,
  ref,
})

const USUAL = howShown(searchState({}))

/** The path under which a search is stored: its request from the first page, without view settings. */
export function savedSearchPath(state: SearchState): string {
  return paths.search({ ...state, ...USUAL, page: 1 })
}

/** The view settings of a search as its address writes them. */
export function shownOf(state: SearchState): string {
  const params = encodeSearch(howShown(state))
  params.delete('country')
  return params.toString()
}

/** The search stored under a path; it can be requested whatever the path contains. */
export function searchOfPath(path: string): SearchState {
  const query = path.split('?')[1] ?? ''
  return decodeSearch(new URLSearchParams(query), { countries: [] }).state
}

/** The address of a saved search in its saved view. */
export function savedSearchLink({ path, shown = '' }: Pick<SavedSearch, 'path' | 'shown'>): string {
  return paths.search({ ...searchOfPath(path), ...howShown(searchOfPath(`?${shown}`)) })
}

import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { paths } from './paths.ts'
import { decodeSearch, encodeSearch, searchState, type SearchState } from './states/searchState.ts'

/**
 * The view settings of a search: how its results are shown, which collections of codes checked their markets, and what prices are
 * compared with. They are stored next to the path of the search.
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

/** The path under which a search is stored: its request for the first page, without view settings. */
export function savedSearchPath(state: SearchState): string {
  return paths.search({ ...state, ...USUAL, page: 1 })
}

/** The view settings of a search as its address writes them. */
export function encodeViewSettings(state: SearchState): string {
  const params = encodeSearch(howShown(state))
  params.delete('country')
  return params.toString()
}

/** The search that is stored under a path. Whatever the path contains, the search can be requested. */
export function searchOfPath(path: string): SearchState {
  const query = path.split('?')[1] ?? ''
  return decodeSearch(new URLSearchParams(query), { countries: [] }).state
}

/** The address of a saved search in its saved view. */
export function savedSearchLink({ path, shown = '' }: Pick<SavedSearch, 'path' | 'shown'>): string {
  return paths.search({ ...searchOfPath(path), ...howShown(searchOfPath(`?${shown}`)) })
}

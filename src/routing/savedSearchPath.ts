import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { paths } from './paths.ts'
import { decodeSearch, encodeSearch, searchState, type SearchState } from './states/searchState.ts'

/** How a search is shown: all of it is stored beside what is requested, the batches that asked for its markets among it. */
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

/** What a search is stored under: what is requested, from its first page, and nothing of how it is shown. */
export function savedSearchPath(state: SearchState): string {
  return paths.search({ ...state, ...USUAL, page: 1 })
}

/** How a search is shown, as its address writes it. */
export function shownOf(state: SearchState): string {
  const params = encodeSearch(howShown(state))
  params.delete('country')
  return params.toString()
}

/** The search that is stored under a path; whatever stands there, it can be requested. */
export function searchOfPath(path: string): SearchState {
  const query = path.split('?')[1] ?? ''
  return decodeSearch(new URLSearchParams(query), { countries: [] }).state
}

/** The address of a saved search, shown as it was when it was saved. */
export function savedSearchLink({ path, shown = '' }: Pick<SavedSearch, 'path' | 'shown'>): string {
  return paths.search({ ...searchOfPath(path), ...howShown(searchOfPath(`?${shown}`)) })
}

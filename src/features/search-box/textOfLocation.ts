import { decodeSearch, sentKeywords, type SearchState } from '@/routing/states/searchState.ts'

type Place = { pathname: string; search: string }

const searchOf = ({ search }: Place) =>
  decodeSearch(new URLSearchParams(search), { countries: [] }).state

/** The text of the search box on a page: the keywords as sent, the code of an EAN page, otherwise ''. */
export function textOfLocation(place: Place): string {
  if (place.pathname === '/search') return sentKeywords(searchOf(place))
  const code = /^\/ean\/([^/]+)/.exec(place.pathname)?.[1]
  return code === undefined ? '' : decoded(code)
}

/** How a search page shows its results; a new search uses it too. */
export function viewOfLocation(place: Place): Partial<Pick<SearchState, 'view' | 'size' | 'mode'>> {
  if (place.pathname !== '/search') return {}
  const { view, size, mode } = searchOf(place)
  return { view, size, mode }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

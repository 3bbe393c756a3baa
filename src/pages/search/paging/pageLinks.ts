/** Which pages there are for an answer, and where they are. */
import type { SearchResult } from '@/api/operations/search.ts'
import { paths } from '@/routing/paths.ts'
import { withPage, type SearchState } from '@/routing/states/searchState.ts'
import { pageWindow, type PageWindow } from './pageWindow.ts'

/** The window of the page in the address; of an older answer only the total counts. */
export function windowOf(state: SearchState, result: SearchResult, isOlder: boolean): PageWindow {
  return pageWindow({
    page: state.page,
    size: result.pageSize,
    numFound: result.numFound,
    ...(!isOlder && { received: result.products.length }),
  })
}

export function pagePath(state: SearchState, page: number): string {
  return paths.search(withPage(state, page))
}

/** Computes the pages of an answer, and their addresses. */
import type { SearchResult } from '@/api/operations/search.ts'
import { paths } from '@/routing/paths.ts'
import { withPage, type SearchState } from '@/routing/states/searchState.ts'
import { pageWindow, type PageWindow } from './pageWindow.ts'

/** The page window for the page in the address; from an older answer, only the total is used. */
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

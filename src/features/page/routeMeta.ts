/** The route meta of pages, and the context through which the parts of a page read it. */
import { createContext, use } from 'react'

/** Kinds of work that goes on after the click that starts it. */
export type LongWork = 'codes' | 'load' | 'market' | 'assortment' | 'update' | 'import'

/**
 * The route meta of a page. The shell and the parts act on it: what isn’t declared here gets no skip link, no bottom bar and no
 * announcements.
 */
export type RouteMeta = {
  /**
   * The name of `main` and the browser tab; also the heading until the page draws one (`PageHeading`). Announced when the page
   * opens, until its content has a more specific name (`usePageTitle`).
   */
  heading: string
  /** The target of *Skip to content*: the part that the page was opened for (`answerPart`), or its beginning. */
  answer: 'its own part' | 'whole page'
  /** The target of a second skip link: the filters of the answer (`filtersPart`). */
  filters: 'its own part' | 'none'
  /** What a phone shows below the heading without scrolling. */
  firstScreen: 'answer' | 'form'
  /** Where a phone has the page's primary action, with at most one next to it (`PageActions`). */
  action: 'at the foot' | 'in its place'
  /** The long work whose progress in tenths, pauses and end are announced (`useAnnounceWork`). */
  milestones: readonly LongWork[]
}

/** The route meta of the page around a part; null for parts outside a page, as in their tests. */
export const RouteMetaContext = createContext<RouteMeta | null>(null)

/** Whether the current page declares something in its route meta; true for a part outside a page. */
export function usePageDeclares(isDeclared: (page: RouteMeta) => boolean): boolean {
  const page = use(RouteMetaContext)
  return page === null || isDeclared(page)
}

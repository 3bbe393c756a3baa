/** What every page owes its reader, and where the parts of a page read what theirs owes. */
import { createContext, use } from 'react'

/** Work that outlasts a click, by what it does. */
export type LongWork = 'batch' | 'load' | 'market' | 'map' | 'run' | 'import'

/**
 * Filled by each row of the table of pages; the frame and the parts hold the page to it: what is not promised here is not
 * led to, not at the foot of a phone, and not said.
 */
export type PageContract = {
  /**
   * Names `main` and the tab, is its heading until it draws one (`PageHeading`), and is said when the page opens, until what
   * it shows has a nearer name (`usePageTitle`).
   */
  heading: string
  /** Where *Skip to content* lands: at the part that the page was opened for (`answerPlace`), or where the page begins. */
  answer: 'its own part' | 'whole page'
  /** Where a second skip lands: at what narrows the answer (`filtersPlace`). */
  filters: 'its own part' | 'none'
  /** What a phone shows of it without a scroll, below its heading. */
  firstScreen: 'answer' | 'form'
  /** The page's one primary press on a phone, with at most one beside it (`PageActions`). */
  action: 'at the foot' | 'in its place'
  /** The long work whose tenths, pauses and end are said (`useSpokenWork`). */
  milestones: readonly LongWork[]
}

/** Null around parts that stand on no page, as in their tests. */
export const OpenPage = createContext<PageContract | null>(null)

/** Whether the page that this stands on promises something; a part by itself may do all it can. */
export function usePromise(isPromised: (page: PageContract) => boolean): boolean {
  const page = use(OpenPage)
  return page === null || isPromised(page)
}

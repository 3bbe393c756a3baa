/** What the page that is open is called: in its tab, in history, and to who hears it. */
import { useEffect } from 'react'
import { beginningOf } from '@/components/ui/longText/cutText.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { PAGES } from '@/words/pageNames.ts'

/** No tab shows as many; in UTF-16 units. */
const MOST_CHARACTERS = 300

const APP = 'Catalog Explorer'

/** Of the page itself, and of what it shows; the nearer one counts. Both null while the code of a page is on its way. */
const names: { page: string | null; shown: string | null } = { page: null, shown: null }
const emitter = createEmitter()

/** Calls back when another page is open, or the one that is has another name; returns the way to stop. */
export const onPageTitle = emitter.on

/** The name of the page alone, without that of the app; null until it is known. */
export const pageTitle = (): string | null => names.shown ?? names.page

function useName(level: keyof typeof names, name: string | null): void {
  useEffect(() => {
    const write = (next: string | null) => {
      names[level] = next
      const title = pageTitle()
      // The tab of the start page has the name of the app alone.
      if (title !== null) {
        const shown = beginningOf(title, MOST_CHARACTERS)
        document.title = title === PAGES.start ? APP : `${isolated(shown)} · ${APP}`
      }
      emitter.emit()
    }
    write(name)
    return () => write(null)
  }, [level, name])
}

/** Names the page by its heading for as long as it is open. */
export const usePageHeading = (heading: string): void => useName('page', heading)

/** Names it by what it shows, as a product’s title; null where that is nothing nearer than its heading. */
export const usePageTitle = (shown: string | null): void => useName('shown', shown)

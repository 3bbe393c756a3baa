/** The name of the open page, for its tab, the history and screen readers. */
import { useEffect } from 'react'
import { beginningOf } from '@/components/ui/longText/cutText.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { PAGES } from '@/words/pageNames.ts'

/** The longest name in UTF-16 units; no tab shows more. */
const MOST_CHARACTERS = 300

const APP = 'Catalog Explorer'

/** The names of the page and of its content; the latter has priority. Both are null while a page’s code is loading. */
const names: { page: string | null; shown: string | null } = { page: null, shown: null }
const emitter = createEmitter()

/** Calls back when another page opens or the name changes; returns a function that stops it. */
export const onPageTitle = emitter.on

/** The open page’s name, without that of the app; null until it is known. */
export const pageTitle = (): string | null => names.shown ?? names.page

function useName(level: keyof typeof names, name: string | null): void {
  useEffect(() => {
    const write = (next: string | null) => {
      names[level] = next
      const title = pageTitle()
      // On the home page the tab shows only the app’s name.
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

/** Names the page by its heading while it is open. */
export const usePageHeading = (heading: string): void => useName('page', heading)

/** Names the page by its content, such as a product’s title; null if the content’s name is no more specific than the heading. */
export const usePageTitle = (shown: string | null): void => useName('shown', shown)

/** What the page that is open is called: in its tab, in history, and to who hears it. */
import { useEffect } from 'react'
import { createEmitter } from '../lib/emitter.ts'
import { isolated } from '../lib/text/isolated.ts'
import { PAGES } from '../words/pageNames.ts'

const APP = 'Catalog Explorer'

/** Null while the code of a page is on its way. */
let title: string | null = null
const emitter = createEmitter()

const name = (next: string | null) => {
  title = next
  emitter.emit()
}

/** Calls back when another page is open, or the one that is has another name; returns the way to stop. */
export const onPageTitle = emitter.on

/** The name of the page alone, without that of the app; null until it is known. */
export const pageTitle = (): string | null => title

/** Names the page for as long as it is open; '' for the start page, whose tab has the name of the app alone. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = page === '' ? APP : `${isolated(page)} · ${APP}`
    name(page === '' ? PAGES.start : page)
    return () => name(null)
  }, [page])
}

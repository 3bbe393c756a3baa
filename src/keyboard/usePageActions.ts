import { useState, useSyncExternalStore } from 'react'
import { pageActions, type PageAction } from './pageActions.ts'

/** What makes another button, takes one away, or names it anew. */
const WATCHED = {
  attributeFilter: ['aria-disabled', 'aria-label', 'disabled', 'hidden', 'href', 'style', 'title'],
  characterData: true,
  childList: true,
  subtree: true,
}

/** The palette itself lies in the page, and changes at each key. */
const isOfPage = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('dialog') === null

const areSame = (some: readonly PageAction[], others: readonly PageAction[]) =>
  some.length === others.length &&
  some.every(
    ({ key, name, href }, at) =>
      key === others[at]?.key && name === others[at].name && href === others[at].href,
  )

function followPage() {
  let last = pageActions()
  return {
    read: () => {
      const now = pageActions()
      if (!areSame(last, now)) last = now
      return last
    },
    watch: (tell: () => void) => {
      const observer = new MutationObserver((records) => {
        if (records.some(isOfPage)) tell()
      })
      const main = document.querySelector('main')
      if (main) observer.observe(main, WATCHED)
      return () => observer.disconnect()
    },
  }
}

/** What the page offers to do, followed as its parts come and go. */
export function usePageActions(): readonly PageAction[] {
  const [page] = useState(followPage)
  return useSyncExternalStore(page.watch, page.read)
}

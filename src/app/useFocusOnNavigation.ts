import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryKey, note } from './entryNotes.ts'

/** Which link had the focus when a history entry was left. */
const focused = new Map<string, string | undefined>()

/**
 * Moves the focus to the page's main part when another page opens, so that reading goes on there; on Back and Forward,
 * to the link that had it. Within a page the focus stays where it is, unless it goes with what had it.
 */
export function useFocusOnNavigation(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname })
  const had = useRef<Element | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      had.current = target as Element // a document and a window take no focus that bubbles
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      note(focused, entryKey(), href ?? undefined)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isPage = before.current.pathname !== pathname
    if (before.current.key === key) return undefined
    before.current = { key, pathname }
    const main = document.getElementById('main')
    // Before the focus goes on, which is noted, too.
    const href = focused.get(key)
    if (isPage) main?.focus({ preventScroll: true })
    const at = isPage ? main : had.current
    if (!main || !at || type !== 'POP') return undefined
    let stop = () => {}
    let isOver = false
    import('./returnFocus.ts').then(
      ({ returnFocus }) => {
        if (!isOver) stop = returnFocus(main, at, href)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [key, pathname, type])
}

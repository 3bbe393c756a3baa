import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const PATIENCE_MS = 2000

/** Which link had the focus when a history entry was left. */
const focused = new Map<string, string>()

/**
 * Moves the focus to the page's main part when another page opens, so that reading goes on there; on Back and Forward,
 * to the link that had it. Within a page the focus stays where it is.
 */
export function useFocusOnNavigation(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      if (href !== null) focused.set(key, href)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  useEffect(() => {
    if (before.current === pathname) return undefined
    before.current = pathname
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    const href = focused.get(key)
    return main && type === 'POP' && href !== undefined ? focusLink(main, href) : undefined
  }, [key, pathname, type])
}

/** Focuses the link once it is there, unless the user has moved on. */
function focusLink(main: HTMLElement, href: string): () => void {
  const tryAgain = () => {
    if (document.activeElement !== main) return stop()
    const link = main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    stop()
  }
  const observer = new MutationObserver(tryAgain)
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
  tryAgain()
  return stop
}

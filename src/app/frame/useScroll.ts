import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { note } from '@/app/start/entryNotes.ts'
import type { EntryState } from '@/routing/navigation.tsx'

/** How long to wait, in milliseconds, until the page is tall enough, as on a slow connection; scrolling ends the wait. */
const PATIENCE_MS = 6000

const ownScrolling = ['wheel', 'touchstart', 'keydown']

/** Scrolls to a height, waiting for content that is still loading; stops when the user scrolls or `left` aborts. */
function returnTo(top: number, left: AbortSignal): void {
  if (left.aborted) return
  const tallEnough = () => document.documentElement.scrollHeight - window.innerHeight >= top
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    left.removeEventListener('abort', stop)
    for (const type of ownScrolling) window.removeEventListener(type, stop)
  }
  const tryAgain = () => {
    if (!tallEnough()) return
    window.scrollTo(0, top)
    stop()
  }
  const observer = new ResizeObserver(tryAgain)
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body)
  left.addEventListener('abort', stop)
  for (const type of ownScrolling) window.addEventListener(type, stop, { passive: true })
  tryAgain()
}

const KEY = 'catalog-explorer:scroll'

/** The scroll position of each history entry when it was left; it survives a reload. */
const positions = new Map<string, number>(readPositions())

/** The current scroll position of the page. */
let at = 0

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][] // written below
  } catch {
    return []
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]))
  } catch {
    // Without session storage a reload starts at the top.
  }
}

/**
 * Scrolls to the top on a new page and stays where the link requests that; on Back, Forward or reload returns to the position
 * where the entry was left, as soon as the page is tall enough.
 */
export function useScroll(): void {
  const { key, pathname, search, state } = useLocation()
  // The router gives the first entry of a visit the key `default`, whatever its address, so its address is used as the key instead.
  const place = key === 'default' ? pathname + search : key
  const type = useNavigationType()
  const preserveScroll = (state as EntryState | null)?.preserveScroll === true // only Link and useGo write it

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', savePositions)
    return () => {
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', savePositions)
    }
  }, [])

  useLayoutEffect(() => {
    const was = at
    if (type === 'POP') at = positions.get(place) ?? 0
    else if (type === 'PUSH' && !preserveScroll) window.scrollTo(0, (at = 0))
    // This also notes the position of an entry where the user never scrolls.
    note(positions, place, at)
    if (type !== 'POP' || (was === 0 && at === 0)) return undefined
    const left = new AbortController()
    returnTo(at, left.signal)
    return () => left.abort()
  }, [place, type, preserveScroll])

  // This is a layout effect, so that its cleanup stops listening before the effect above scrolls for the next entry.
  useLayoutEffect(() => {
    const remember = () => note(positions, place, (at = window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])
}

import { useLayoutEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

type Place = { top: number; left: number }

/** The scroll position that a box had when each history entry was left, by the entry’s key. */
const places = new Map<string, Place>()

/** The events by which a user scrolls; they end an automatic scroll. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls a box to a place once enough rows have loaded. Returns a function that cancels the scrolling. */
function returnTo(box: HTMLElement, place: Place): () => void {
  const go = () => {
    box.scrollTo(place)
    return Math.abs(box.scrollTop - place.top) < 1
  }
  const content = box.firstElementChild
  if (go() || content === null) return () => {}
  const stop = () => {
    growth.disconnect()
    for (const event of BY_HAND) box.removeEventListener(event, stop)
  }
  const growth = new ResizeObserver(() => {
    if (go()) stop()
  })
  growth.observe(content)
  for (const event of BY_HAND) box.addEventListener(event, stop, { passive: true })
  return stop
}

/** On Back and Forward, restores the scroll position of a box that scrolls by itself; `useScroll` does that for the page. */
export function useRestoredScroll(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const place = places.get(key)
    const stop = place && type === 'POP' ? returnTo(element, place) : () => {}
    const remember = () => {
      places.set(key, { top: element.scrollTop, left: element.scrollLeft })
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', remember)
    }
  }, [box, key, type])
}

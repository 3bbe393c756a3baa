import { useLayoutEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far a box was scrolled when a history entry was left. */
const places = new Map<string, { top: number; left: number }>()

/** Brings a box that scrolls by itself back to where it was, on Back and Forward; the page itself does so for its own. */
export function useKeptPlace(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const element = box.current
    const place = places.get(key)
    if (place && type === 'POP') element?.scrollTo(place)
    const remember = () => {
      if (element) places.set(key, { top: element.scrollTop, left: element.scrollLeft })
    }
    element?.addEventListener('scroll', remember, { passive: true })
    return () => element?.removeEventListener('scroll', remember)
  }, [box, key, type])
}

import { useLayoutEffect, useState, type RefObject } from 'react'

/** Up to here all columns are in the page. */
const ALL_AT_ONCE = 16
const OVERSCAN = 2

/**
 * Which columns of a wide table need to exist while the box around it scrolls sideways: from `first` up to, and without,
 * `last`. All are of the same width, in px.
 */
export function useColumnWindow(count: number, width: number, box: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ first: 0, inView: ALL_AT_ONCE })
  useLayoutEffect(() => {
    const measure = () => {
      const first = Math.floor((box.current?.scrollLeft ?? 0) / width)
      const inView = Math.ceil((box.current?.clientWidth ?? 0) / width)
      setPlace((now) => (now.first === first && now.inView === inView ? now : { first, inView }))
    }
    measure()
    const element = box.current
    element?.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element?.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [box, width])
  if (count <= ALL_AT_ONCE) return { first: 0, last: count, before: 0, after: 0 }
  const first = Math.max(0, Math.min(place.first, count - 1) - OVERSCAN)
  const last = Math.min(count, place.first + place.inView + OVERSCAN)
  return { first, last, before: first * width, after: (count - last) * width }
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const ALL_AT_ONCE = 100
const OVERSCAN = 20
/** The window moves by so many rows at a time: fewer drawings while scrolling. */
const STEP = 10
/** So far from the view a row is still kept; the rows between it and the view are in the page too. */
const KEPT_WITHIN = 1000
/** Rows of several heights would move the window from one to the next and back, without end. */
const MOST_CORRECTIONS = 5

/**
 * Which rows of a long table need to exist while the page, or the box around the table, scrolls: from `first` up to, and
 * without, `last`. All rows are of the same height, in px, which is measured at a row that is there (`data-row`); at one that
 * is still awaited (`data-awaited`) only where no other is.
 *
 * `keep` is the index of a row that stays although it is out of sight, as one does that is being written into; -1 for
 * none.
 *
 * `slots` is as many as there are rows at most: by its index modulo `slots` a row that comes is drawn with the elements of
 * one that went, so that scrolling leaves nothing behind to be collected.
 */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLElement | null>,
  box?: RefObject<HTMLElement | null>,
  keep = -1,
) {
  const [place, setPlace] = useState({ first: 0, height: 32, inView: 40 })
  const corrections = useRef(0)

  // After each drawing: the first rows, other rows and another width may each make rows of another height.
  useLayoutEffect(() => {
    const measure = () => {
      const element = body.current
      if (!element) return
      const row =
        element.querySelector<HTMLElement>('[data-row]:not([data-awaited])') ??
        element.querySelector<HTMLElement>('[data-row]')
      const height = row?.getBoundingClientRect().height || 32
      // A box that does not scroll goes out of sight with its rows.
      const edge = Math.max(0, box?.current?.getBoundingClientRect().top ?? 0)
      const above = Math.max(0, edge - element.getBoundingClientRect().top)
      const first = Math.floor(above / height / STEP) * STEP
      const inView = Math.ceil(window.innerHeight / height)
      // Not left to React: with other rows on their way, the same place once more would be another drawing, and so on.
      if (place.first === first && place.height === height && place.inView === inView) {
        corrections.current = 0
        return
      }
      corrections.current += 1
      setPlace({ first, height, inView })
    }
    const moved = () => {
      corrections.current = 0
      measure()
    }
    if (corrections.current < MOST_CORRECTIONS) measure()
    // Of a box the event does not bubble.
    window.addEventListener('scroll', moved, { passive: true, capture: true })
    window.addEventListener('resize', moved)
    return () => {
      window.removeEventListener('scroll', moved, { capture: true })
      window.removeEventListener('resize', moved)
    }
  })

  if (count <= ALL_AT_ONCE) return { first: 0, last: count, above: 0, below: 0, slots: ALL_AT_ONCE }
  // After filtering, the page may for a moment still be scrolled beyond the new end.
  const start = Math.min(place.first, count - 1)
  const isKept = keep >= 0 && keep < count && Math.abs(keep - start) <= KEPT_WITHIN
  const first = Math.max(0, Math.min(start - OVERSCAN, isKept ? keep : start))
  const inReach = start + place.inView + STEP + OVERSCAN
  const last = Math.min(count, Math.max(inReach, isKept ? keep + 1 : 0))
  const slots = Math.max(last - first, OVERSCAN + place.inView + STEP + OVERSCAN)
  const { height } = place
  return { first, last, above: first * height, below: (count - last) * height, slots }
}

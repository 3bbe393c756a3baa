import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Gap } from './GapRow.tsx'

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const ALL_AT_ONCE = 100
const OVERSCAN = 20
/** The window moves by so many rows at a time: fewer drawings while scrolling. */
const STEP = 10
/** So far from the view a row is still kept; the rows between it and the view are in the page too. */
const KEPT_WITHIN = 1000
/** Rows of several heights would move the window from one to the next and back, without end. */
const MOST_CORRECTIONS = 5

/** Where every row is in the page. */
export const NO_GAP: Gap = { rows: 0, height: 0 }

type Place = {
  /** The first row in view and the one after the last, both a multiple of STEP. */
  first: number
  last: number
  /** Of a row, in px. */
  height: number
  /** How many rows find room where nothing else is in view. */
  inView: number
}

/** A row with more below it: its place, from 0, and how high that is, in px. */
export type OpenedPlace = { place: number; height: number }

/** How many rows, and parts of one, stand above so many px from the first. What is below an opened row belongs to it. */
function rowsAbove(px: number, height: number, opened: OpenedPlace | null): number {
  const from = Math.max(0, px)
  if (opened === null || from <= (opened.place + 1) * height) return from / height
  return Math.max(opened.place + 1, (from - opened.height) / height)
}

const MEASURED = ['first', 'last', 'height', 'inView'] as const

const isSamePlace = (a: Place, b: Place) => MEASURED.every((name) => a[name] === b[name])

/**
 * Which rows of a long table need to exist while the page, or the box around the table, scrolls: from `first` up to, and
 * without, `last`; at `top` begin those in view. All rows are of the same height, in px, which is measured at a row that is
 * there (`data-row`); at one that is still awaited (`data-awaited`) only where no other is.
 *
 * `keep` is the index of a row that stays although it is out of sight, as one does that is being written into; -1 for
 * none. `opened` is a row with more below it; null for none.
 *
 * `slots` is as many as there are rows at most: by its index modulo `slots` a row that comes is drawn with the elements of
 * one that went, so that scrolling leaves nothing behind to be collected.
 */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLElement | null>,
  box?: RefObject<HTMLElement | null>,
  keep = -1,
  opened: OpenedPlace | null = null,
) {
  const [place, setPlace] = useState<Place>({ first: 0, last: 40, height: 32, inView: 40 })
  const corrections = useRef(0)

  const measure = useEffectEvent(() => {
    const element = body.current
    if (!element) return
    const row =
      element.querySelector<HTMLElement>('[data-row]:not([data-awaited])') ??
      element.querySelector<HTMLElement>('[data-row]')
    const height = row?.getBoundingClientRect().height || 32
    // A box that does not scroll goes out of sight with its rows.
    const edges = box?.current?.getBoundingClientRect()
    const { top } = element.getBoundingClientRect()
    const from = Math.max(0, edges?.top ?? 0) - top
    const to = Math.min(window.innerHeight, edges?.bottom ?? Infinity) - top
    const steps = (px: number) => rowsAbove(px, height, opened) / STEP
    const first = Math.floor(steps(from)) * STEP
    const last = Math.max(first, Math.ceil(steps(to)) * STEP)
    const next = { first, last, height, inView: Math.ceil(window.innerHeight / height) }
    // Not left to React: with other rows on their way, the same place once more would be another drawing, and so on.
    if (isSamePlace(place, next)) {
      corrections.current = 0
      return
    }
    corrections.current += 1
    setPlace(next)
  })

  const correct = useEffectEvent(() => {
    if (corrections.current < MOST_CORRECTIONS) measure()
  })

  // Before the first rows, or fewer and more of them, are seen.
  useLayoutEffect(() => {
    corrections.current = 0
    correct()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- so many rows are what is measured
  }, [count])

  useEffect(() => {
    const moved = () => {
      corrections.current = 0
      correct()
    }
    // The first rows, other rows and another width may each make rows of another height, and what stands above moves them.
    // To request that after each drawing would have the page laid out on the spot, many times a second while a batch runs.
    const sizes = new ResizeObserver(() => correct())
    sizes.observe(document.body)
    if (body.current) sizes.observe(body.current)
    // Of a box the event does not bubble.
    window.addEventListener('scroll', moved, { passive: true, capture: true })
    window.addEventListener('resize', moved)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', moved, { capture: true })
      window.removeEventListener('resize', moved)
    }
  }, [body])

  // After filtering, the page may for a moment still be scrolled beyond the new end.
  const top = Math.max(0, Math.min(place.first, count - 1))
  if (count <= ALL_AT_ONCE) {
    return { first: 0, last: count, top, above: NO_GAP, below: NO_GAP, slots: ALL_AT_ONCE }
  }
  const isStored = keep >= 0 && keep < count && Math.abs(keep - top) <= KEPT_WITHIN
  const first = Math.max(0, Math.min(top - OVERSCAN, isStored ? keep : top))
  const last = Math.min(count, Math.max(place.last + OVERSCAN, isStored ? keep + 1 : 0))
  const slots = Math.max(last - first, OVERSCAN + place.inView + 2 * STEP + OVERSCAN)
  const gap = (rows: number, hasOpened: boolean): Gap => ({
    rows,
    height: rows * place.height + (opened !== null && hasOpened ? opened.height : 0),
  })
  const openedAt = opened?.place ?? first
  const above = gap(first, openedAt < first)
  return { first, last, top, above, below: gap(count - last, openedAt >= last), slots }
}

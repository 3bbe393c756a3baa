import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Gap } from './GapRow.tsx'

/** A table with at most this many rows has all of them in the DOM, so that the browser's own search finds them. */
const ALL_AT_ONCE = 100
const OVERSCAN = 20
/** How many rows the window moves at a time, which means fewer renders while scrolling. */
const STEP = 10
/** How many rows from the view an edited row may be to stay in the DOM, with the rows in between. */
const MAX_FOCUSED_DISTANCE = 1000
/**
 * How often the window may be corrected in succession: with rows of different heights it could move back and forth without end.
 */
const MOST_CORRECTIONS = 5

/** The gap above or below a table whose rows are all in the DOM. */
export const NO_GAP: Gap = { rows: 0, height: 0 }

type Place = {
  /** The first row in view and the one after the last, both multiples of `STEP`. */
  first: number
  last: number
  /** The height of a row, in px. */
  height: number
  /** How many rows fit into the window’s height. */
  inView: number
}

/** A row with details below it: its index, from 0, and the height of the details in px. */
export type OpenedPlace = { index: number; height: number }

/** How many rows, including fractions, are within `px` from the first row. Details count as part of their row. */
function rowsAbove(px: number, height: number, opened: OpenedPlace | null): number {
  const from = Math.max(0, px)
  if (opened === null || from <= (opened.index + 1) * height) return from / height
  return Math.max(opened.index + 1, (from - opened.height) / height)
}

const MEASURED = ['first', 'last', 'height', 'inView'] as const

const isSamePlace = (a: Place, b: Place) => MEASURED.every((name) => a[name] === b[name])

/**
 * Determines which rows of a long table must be in the DOM while the page, or the box around the table, scrolls: `first` up to but
 * not including `last`; the rows in view start at `top`. All rows have the same height, in px, measured at a loaded row
 * (`data-row`), or at one that is still loading (`data-awaited`) if there is no other. `focusedIndex` is the index of a row that
 * stays although it is out of view, for example while it is edited; -1 for none. `opened` is a row with details below it; null for
 * none. `slots` is the maximum number of rows: keyed by index modulo `slots`, a new row reuses the elements of one that left, so
 * that scrolling creates no garbage.
 */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLElement | null>,
  box?: RefObject<HTMLElement | null>,
  focusedIndex = -1,
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
    // The edges of the box matter too: a box that doesn’t scroll leaves the view together with its rows.
    const edges = box?.current?.getBoundingClientRect()
    const { top } = element.getBoundingClientRect()
    const from = Math.max(0, edges?.top ?? 0) - top
    const to = Math.min(window.innerHeight, edges?.bottom ?? Infinity) - top
    const steps = (px: number) => rowsAbove(px, height, opened) / STEP
    const first = Math.floor(steps(from)) * STEP
    const last = Math.max(first, Math.ceil(steps(to)) * STEP)
    const next = { first, last, height, inView: Math.ceil(window.innerHeight / height) }
    // The places are compared here, because setting an equal one again would re-render without end while other rows load.
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

  // A layout effect runs before a changed number of rows is painted.
  useLayoutEffect(() => {
    corrections.current = 0
    correct()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the number of rows changes what is measured
  }, [count])

  useEffect(() => {
    const moved = () => {
      corrections.current = 0
      correct()
    }
    // New rows or another width can change the row height, and content above moves the rows. Measuring after every render
    // instead would force a layout many times a second while rows are loading.
    const sizes = new ResizeObserver(() => correct())
    sizes.observe(document.body)
    if (body.current) sizes.observe(body.current)
    // The scroll event of a box doesn’t bubble.
    window.addEventListener('scroll', moved, { passive: true, capture: true })
    window.addEventListener('resize', moved)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', moved, { capture: true })
      window.removeEventListener('resize', moved)
    }
  }, [body])

  // After filtering, the page may briefly be scrolled beyond the new end.
  const top = Math.max(0, Math.min(place.first, count - 1))
  if (count <= ALL_AT_ONCE) {
    return { first: 0, last: count, top, above: NO_GAP, below: NO_GAP, slots: ALL_AT_ONCE }
  }
  const isStored =
    focusedIndex >= 0 &&
    focusedIndex < count &&
    Math.abs(focusedIndex - top) <= MAX_FOCUSED_DISTANCE
  const first = Math.max(0, Math.min(top - OVERSCAN, isStored ? focusedIndex : top))
  const last = Math.min(count, Math.max(place.last + OVERSCAN, isStored ? focusedIndex + 1 : 0))
  const slots = Math.max(last - first, OVERSCAN + place.inView + 2 * STEP + OVERSCAN)
  const gap = (rows: number, hasOpened: boolean): Gap => ({
    rows,
    height: rows * place.height + (opened !== null && hasOpened ? opened.height : 0),
  })
  const openedAt = opened?.index ?? first
  const above = gap(first, openedAt < first)
  return { first, last, top, above, below: gap(count - last, openedAt >= last), slots }
}

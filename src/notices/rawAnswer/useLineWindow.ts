import { useState, type UIEvent } from 'react'

/** Of every line, in px, as the style sheet says. */
export const LINE_HEIGHT = 18

/** Up to here all lines are in the page, so that the browser's own search finds them. */
const ALL_AT_ONCE = 1000
const OVERSCAN = 30

/** Which of the lines need to exist in a box that is scrolled so far, in a window of this height. */
export function linesAround(count: number, top: number, height: number) {
  if (count <= ALL_AT_ONCE) return { first: 0, last: count }
  // No box is higher than the window; a few lines too many cost less than measuring.
  const inView = Math.ceil(height / LINE_HEIGHT)
  // After folding, the box may for a moment still be scrolled beyond its new end.
  const start = Math.min(Math.floor(top / LINE_HEIGHT), count - 1)
  return {
    first: Math.max(0, start - OVERSCAN),
    last: Math.min(count, start + inView + OVERSCAN),
  }
}

/** Which lines of a scrolling box need to exist. */
export function useLineWindow(count: number) {
  const [top, setTop] = useState(0)
  const onScroll = (event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop)
  return { ...linesAround(count, top, window.innerHeight), onScroll }
}

import { useState, type UIEvent } from 'react'
import { textScale } from '@/components/ui/browser/textScale.ts'

/** Of every line, in px at the usual text size, as the style sheet says. */
export const LINE_HEIGHT = 18

/** Of every line, in CSS pixels. */
export const lineHeight = () => LINE_HEIGHT * textScale()

/** Up to here all lines are in the page, so that the browser's own search finds them. */
const ALL_AT_ONCE = 1000
const OVERSCAN = 30

/** Which of the lines need to exist in a box that is scrolled so far, in a window of this height; each in px, as is a line's. */
export function linesAround(count: number, top: number, height: number, line: number) {
  if (count <= ALL_AT_ONCE) return { first: 0, last: count }
  // No box is higher than the window; a few lines too many cost less than measuring.
  const inView = Math.ceil(height / line)
  // After folding, the box may for a moment still be scrolled beyond its new end.
  const start = Math.min(Math.floor(top / line), count - 1)
  return {
    first: Math.max(0, start - OVERSCAN),
    last: Math.min(count, start + inView + OVERSCAN),
  }
}

/** Which lines of a scrolling box need to exist. */
export function useLineWindow(count: number) {
  const [top, setTop] = useState(0)
  const onScroll = (event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop)
  return { ...linesAround(count, top, window.innerHeight, lineHeight()), onScroll }
}

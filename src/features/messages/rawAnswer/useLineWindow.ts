import { useState, type UIEvent } from 'react'
import { textScale } from '@/components/ui/browser/textScale.ts'

/** The height of a line, in px at the default text size, as in the style sheet. */
export const LINE_HEIGHT = 18

/** The height of a line, in CSS pixels. */
export const lineHeight = () => LINE_HEIGHT * textScale()

/** Up to this many lines are all in the DOM, so that the browser’s own search finds them. */
const ALL_AT_ONCE = 1000
const OVERSCAN = 30

/**
 * Which lines must be in the DOM: `top` is the scroll position, `height` that of the window and `line` that of a line, all in
 * px.
 */
export function linesAround(count: number, top: number, height: number, line: number) {
  if (count <= ALL_AT_ONCE) return { first: 0, last: count }
  // The box is taken to be as high as the window: a few more lines cost less than measuring.
  const inView = Math.ceil(height / line)
  // After folding, the box may briefly be scrolled beyond its new end.
  const start = Math.min(Math.floor(top / line), count - 1)
  return {
    first: Math.max(0, start - OVERSCAN),
    last: Math.min(count, start + inView + OVERSCAN),
  }
}

/** Which lines of a scrolling box must be in the DOM. */
export function useLineWindow(count: number) {
  const [top, setTop] = useState(0)
  const onScroll = (event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop)
  return { ...linesAround(count, top, window.innerHeight, lineHeight()), onScroll }
}

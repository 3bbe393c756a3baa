import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'

type Pointed = { entry: ListEntry; to: number; y: number }

type Options = Pick<GridRefs, 'box' | 'body'> & {
  /** The index of the last row. */
  last: number
  /** Begins the move of an entry; returns its row’s place. */
  onLift: (entry: ListEntry) => number
  onMove: (to: number) => void
  onDrop: (entry: ListEntry, to: number) => void
  onCancel: () => void
}

/** How near to a screen edge, in px, a dragged row scrolls the page: by `SCROLLED` px each frame. */
const EDGE = 72
const SCROLLED = 10
const PAGE = { top: 0, bottom: Infinity }

/** The box around the rows if it scrolls because columns don’t fit; null if the page scrolls. */
const scrollerOf = (box: HTMLElement | null) =>
  box !== null && box.scrollHeight > box.clientHeight ? box : null

/** Moves a row with the pointer; Escape cancels. Returns the handle’s pointer-down handler. */
export function usePointerMove({ box, body, last, onLift, onMove, onDrop, onCancel }: Options) {
  const pointed = useRef<Pointed | null>(null)
  const [isPointing, setPointing] = useState(false)

  const follow = useEffectEvent((y: number) => {
    const now = pointed.current
    const element = body.current
    if (!now || !element) return
    const height = element.querySelector('[data-row]')?.getBoundingClientRect().height || 1
    const index = Math.floor((y - element.getBoundingClientRect().top) / height)
    const to = Math.min(Math.max(index, 0), last)
    pointed.current = { ...now, y, to }
    if (to !== now.to) onMove(to)
  })
  const end = useEffectEvent((isDropped: boolean) => {
    const now = pointed.current
    pointed.current = null
    setPointing(false)
    if (now && isDropped) onDrop(now.entry, now.to)
    else if (now) onCancel()
  })
  const scroll = useEffectEvent(() => {
    const y = pointed.current?.y
    if (y === undefined) return
    const scroller = scrollerOf(box.current)
    const { top, bottom } = scroller?.getBoundingClientRect() ?? PAGE
    const isAbove = y < Math.max(0, top) + EDGE
    if (!isAbove && y <= Math.min(window.innerHeight, bottom) - EDGE) return
    ;(scroller ?? window).scrollBy(0, isAbove ? -SCROLLED : SCROLLED)
    follow(y)
  })

  // The handle moves with its row, so the window listens for the pointer.
  useEffect(() => {
    if (!isPointing) return undefined
    const abortController = new AbortController()
    const { signal } = abortController
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    let frame = requestAnimationFrame(function step() {
      scroll()
      frame = requestAnimationFrame(step)
    })
    return () => {
      abortController.abort()
      cancelAnimationFrame(frame)
    }
  }, [isPointing])

  return (entry: ListEntry) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || pointed.current) return
    pointed.current = { entry, to: onLift(entry), y: event.clientY }
    setPointing(true)
  }
}

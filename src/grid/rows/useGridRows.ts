import { useRef } from 'react'
import { useRowWindow } from './useRowWindow.ts'
import { useWholeOnPaper } from '../useWholeOnPaper.ts'

type Options = {
  /** The row that is written into, from 0: it stays while the page scrolls by. -1 for none. */
  keep?: number
  /** A worker has the rows, so that paper shows those that are in the page. */
  areAwaited?: boolean
}

/** Which of so many rows a grid has in the page, and where it finds them. */
export function useGridRows(count: number, { keep = -1, areAwaited = false }: Options = {}) {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const inView = useRowWindow(count, body, box, keep)
  const onPaper = useWholeOnPaper(inView, count)
  return { box, body, count, ...inView, ...(areAwaited ? null : onPaper) }
}

export type GridRows = ReturnType<typeof useGridRows>

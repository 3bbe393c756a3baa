import { useRef, type RefObject } from 'react'
import { useWholeOnPaper } from '@/components/data-table/grid/useWholeOnPaper.ts'
import { useRowWindow, type OpenedPlace } from './useRowWindow.ts'

export type GridRefs = {
  /** What scrolls, where the columns find no room. */
  box: RefObject<HTMLElement | null>
  body: RefObject<HTMLTableSectionElement | null>
}

/** For who has to find the rows of a grid before it is drawn. */
export function useGridRefs(): GridRefs {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  return { box, body }
}

type Options = {
  /** The row that is written into, from 0: it stays while the page scrolls by. -1 for none. */
  keep?: number
  /** A row with more below it. */
  opened?: OpenedPlace | null
  /** Where somebody else looks for the rows, too. */
  refs?: GridRefs
  /** A worker has the rows, so that paper shows those that are in the page. */
  areAwaited?: boolean
}

/** Which of so many rows a grid has in the page, and where it finds them. */
export function useGridRows(
  count: number,
  { keep = -1, opened = null, refs, areAwaited = false }: Options = {},
) {
  const own = useGridRefs()
  const { box, body } = refs ?? own
  const inView = useRowWindow(count, body, box, keep, opened)
  const onPaper = useWholeOnPaper(inView, count)
  return { box, body, count, ...inView, ...(areAwaited ? null : onPaper) }
}

export type GridRows = ReturnType<typeof useGridRows>

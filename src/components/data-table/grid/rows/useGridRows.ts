import { useRef, type RefObject } from 'react'
import { usePrintedRows } from '@/components/data-table/grid/usePrintedRows.ts'
import { useRowWindow, type OpenedPlace } from './useRowWindow.ts'

export type GridRefs = {
  /** The box that scrolls if the columns don’t fit. */
  box: RefObject<HTMLElement | null>
  body: RefObject<HTMLTableSectionElement | null>
}

/** Creates the refs to a grid’s elements, for callers that need them before the grid is drawn. */
export function useGridRefs(): GridRefs {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  return { box, body }
}

type Options = {
  /** The index of a row that is being edited, from 0: it stays in the DOM while scrolled out of view. -1 for none. */
  focusedIndex?: number
  /** A row that has details below it; null for none. */
  opened?: OpenedPlace | null
  /** The refs of `useGridRefs`, from callers that also need the grid’s elements. */
  refs?: GridRefs
  /** Whether the rows come from a worker, so that only those in the DOM are printed. */
  areAwaited?: boolean
}

/** Determines which rows of a grid are in the DOM, and returns refs to its elements. */
export function useGridRows(
  count: number,
  { focusedIndex = -1, opened = null, refs, areAwaited = false }: Options = {},
) {
  const own = useGridRefs()
  const { box, body } = refs ?? own
  const inView = useRowWindow(count, body, box, focusedIndex, opened)
  const printed = usePrintedRows(inView, count)
  return { box, body, count, ...inView, ...(areAwaited ? null : printed) }
}

export type GridRows = ReturnType<typeof useGridRows>

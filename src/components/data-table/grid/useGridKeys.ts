import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { gridStep, type Cell } from './gridStep.ts'

type Options = {
  rows: number
  columns: number
  /** Whether a cell is in the DOM. */
  isHere: (cell: Cell) => boolean
  /** The first row in the DOM. The first column is always in the DOM. */
  firstRow: number
  /** Where a column begins, in px from the left. */
  leftOf: (column: number) => number
  /** The scrolling element. */
  box: RefObject<HTMLElement | null>
}

function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset['cell'] ?? '').split(' ').map(Number)
  return cell && row !== undefined && column !== undefined ? { row, column } : null
}

/**
 * Keyboard navigation in a grid with only some cells in the DOM: arrows, Page, Home and End (with Ctrl to the corners) move the
 * focus between cells (`data-cell="row column"`), scrolling first if needed. Tab reaches only one cell.
 */
export function useGridKeys({ rows, columns, isHere, firstRow, leftOf, box }: Options) {
  const [wanted, setWanted] = useState<Cell>({ row: 0, column: 0 })
  const isGoing = useRef(false)
  const hasRow = isHere({ row: wanted.row, column: 0 })
  const active = isHere(wanted) ? wanted : { row: hasRow ? wanted.row : firstRow, column: 0 }

  // The effect runs after each render, because the cell may exist only after its place was scrolled to.
  useEffect(() => {
    const element = box.current
    if (!isGoing.current || !element) return
    const cell = element.querySelector<HTMLElement>(`[data-cell="${wanted.row} ${wanted.column}"]`)
    if (cell) {
      isGoing.current = false
      const stop = cell.querySelector<HTMLElement>('a') ?? cell
      stop.focus()
      return
    }
    const height = element.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0
    element.scrollTo({
      left: leftOf(wanted.column),
      ...(!hasRow && { top: wanted.row * height }),
    })
  })

  return {
    active,
    gridProps: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = cellOf(event.target)
        const next = from && gridStep(event, from, rows, columns)
        if (!next) return
        event.preventDefault()
        isGoing.current = true
        setWanted(next)
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const cell = cellOf(target)
        if (cell && !isGoing.current) setWanted(cell)
      },
    },
  }
}

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'

type Cell = { row: number; column: number }

type Given = {
  rows: number
  columns: number
  /** Whether a cell of this row and column is in the page. */
  isHere: (cell: Cell) => boolean
  /** The first row that is in the page; its first column always is. */
  firstRow: number
  /** How far from the left a column begins, in px. */
  leftOf: (column: number) => number
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
}

const PAGE = 10

/** Where a key leads; null for one that is no step. */
function stepOf(event: KeyboardEvent, { row, column }: Cell, rows: number, columns: number) {
  const isFar = event.ctrlKey || event.metaKey
  const isCorner = event.key === 'Home' || event.key === 'End'
  // With these the keys are the browser's own: Alt and an arrow goes back a page.
  if (event.altKey || (isFar && !isCorner)) return null
  const steps: Record<string, Cell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows - 1 : row, column: columns - 1 },
  }
  const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
  if (!next) return null
  return {
    row: Math.max(0, Math.min(rows - 1, next.row)),
    column: Math.max(0, Math.min(columns - 1, next.column)),
  }
}

function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset['cell'] ?? '').split(' ').map(Number)
  return cell && row !== undefined && column !== undefined ? { row, column } : null
}

/**
 * The keys of a grid of which only some cells exist: arrows, Page, Home, End (with Ctrl to its corners) move the focus from
 * cell to cell (`data-cell="row column"`), scrolling there first where need be. The Tab key reaches one cell alone.
 */
export function useGridKeys({ rows, columns, isHere, firstRow, leftOf, box }: Given) {
  const [wanted, setWanted] = useState<Cell>({ row: 0, column: 0 })
  const isGoing = useRef(false)
  const hasRow = isHere({ row: wanted.row, column: 0 })
  const active = isHere(wanted) ? wanted : { row: hasRow ? wanted.row : firstRow, column: 0 }

  // After each drawing: the cell to go to may exist only after its place was scrolled to.
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
        const next = from && stepOf(event, from, rows, columns)
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

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Gap } from './rows/GapRow.tsx'
import { NO_GAP } from './rows/useRowWindow.ts'

type RowWindow = { first: number; last: number; above: Gap; below: Gap }

/**
 * The maximum number of rows that are printed: more would take the browser minutes and fill hundreds of pages; an export has all
 * rows.
 */
const MOST = 2000

/**
 * Puts all rows of a table into the DOM while it is printed, because paper doesn’t scroll; a table with too many rows doesn’t
 * change. All rows must be in memory.
 */
export function usePrintedRows(window: RowWindow, count: number): RowWindow {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // Synchronous, because the browser lays out the pages when this event handler ends and leaves out later rows.
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted && count <= MOST
    ? { first: 0, last: count, above: NO_GAP, below: NO_GAP }
    : window
}

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Gap } from './rows/GapRow.tsx'
import { NO_GAP } from './rows/useRowWindow.ts'

type RowWindow = { first: number; last: number; above: Gap; below: Gap }

/** Of more the browser would be busy for minutes, over hundreds of pages: an export has them. */
const MOST = 2000

/** Paper does not scroll: while a table is printed whose rows are all at hand, all of them are in the page. */
export function useWholeOnPaper(window: RowWindow, count: number): RowWindow {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // At once: the browser counts the sheets as soon as this is over, and leaves off what comes to more.
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

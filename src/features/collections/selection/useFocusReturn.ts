import { useEffect, useRef } from 'react'
import { moveFocusOut } from '@/components/ui/layers/leaveFocus.ts'
import { focusedRow } from '@/features/keyboard/palette/resultRows.ts'

type Left = { element: HTMLElement; row: Element; about: string | null }

/** Identifies a row by its content, because the next page and scrolling reuse its element for another product. */
const aboutOf = (row: Element) =>
  row.querySelector('a[href]')?.getAttribute('href') ?? row.getAttribute('data-row')

/** The focused element and its result or row; null if the focus is elsewhere. */
function inRow(): Left | null {
  const element = document.activeElement
  const row = focusedRow()
  return row && element instanceof HTMLElement ? { element, row, about: aboutOf(row) } : null
}

/**
 * Returns a function that moves the focus from the selection’s actions back to the row that had it last: the last selected row or
 * a later one. If that row is gone or shows another product, the focus stays near the control.
 */
export function useFocusReturn(isThere: boolean) {
  const left = useRef<Left | null>(null)
  useEffect(() => {
    if (!isThere) return undefined
    const remember = () => {
      left.current = inRow() ?? left.current
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      left.current = null
    }
  }, [isThere])
  return (control: Element, options?: FocusOptions) => {
    const target = left.current
    if (target?.element.isConnected && aboutOf(target.row) === target.about)
      target.element.focus(options)
    else moveFocusOut(control)
  }
}

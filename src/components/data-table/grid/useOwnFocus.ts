import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Takes the focus from a row whose elements now show another place of the table, which scrolling does (`slots` of
 * useRowWindow): a key pressed then would act on a row nobody chose.
 */
export function useOwnFocus(row: RefObject<HTMLElement | null>, index: number): void {
  const before = useRef(index)
  useLayoutEffect(() => {
    const { activeElement } = document
    const isMoved = before.current !== index
    before.current = index
    if (!isMoved || !(activeElement instanceof HTMLElement)) return
    if (row.current?.contains(activeElement)) activeElement.blur()
  })
}

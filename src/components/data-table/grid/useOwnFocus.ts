import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Removes the focus from a row whose elements now show another row of the table, as happens on scrolling (`slots` of
 * `useRowWindow`): a key would act on a row that the user didn’t choose.
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

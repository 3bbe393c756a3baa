import { useEffect } from 'react'

/** With another moment, all that was pressed is drawn anew: a focus that went with it goes on at the heading. */
export function useHeadingFocus(isAnother: boolean): void {
  useEffect(() => {
    if (!isAnother || document.activeElement !== document.body) return
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [isAnother])
}

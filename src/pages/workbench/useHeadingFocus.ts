import { useEffect } from 'react'
import { focusHeading } from '../../shell/focusHeading.ts'

/** With another moment, all that was pressed is drawn anew: a focus that went with it goes on at the heading. */
export function useHeadingFocus(isAnother: boolean): void {
  useEffect(() => {
    if (!isAnother || document.activeElement !== document.body) return
    focusHeading()
  }, [isAnother])
}

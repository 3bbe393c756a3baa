import { startTransition, useEffect, useState } from 'react'
import { firstPictures } from './firstPictures.ts'

let everPainted = false

/**
 * True once `ready` has been on the page for a frame, with the pictures that are seen first: what waits for it never delays
 * them. Later pages don't wait again, because by then the code that was put off is there.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [painted, setPainted] = useState(everPainted)
  useEffect(() => {
    if (!ready || painted) return
    void firstPictures().then(() => {
      everPainted = true
      // In slices, so that a press gets between.
      startTransition(() => setPainted(true))
    })
  }, [ready, painted])
  return painted
}

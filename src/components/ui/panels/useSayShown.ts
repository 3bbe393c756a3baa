import { useEffect, useRef } from 'react'
import { announce } from './LiveRegion.tsx'

/**
 * Says what a page shows when it opens, and what it shows once others were chosen; what comes and goes meanwhile is told by
 * the click, or the work, that brings it. `opening` is null where that has a voice of its own.
 */
export function useSayShown(choice: string, words: string, opening: string | null): void {
  const said = useRef(opening === null ? choice : null)
  useEffect(() => {
    if (said.current === choice) return
    announce(said.current === null && opening !== null ? opening : words)
    said.current = choice
  }, [choice, words, opening])
}

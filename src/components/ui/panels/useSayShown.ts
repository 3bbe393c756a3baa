import { useEffect, useRef } from 'react'
import { announce } from './LiveRegion.tsx'

/**
 * Announces what a page shows when it opens, and again after each new `choice`; other changes are announced by the click or job
 * that causes them. `opening` is null if the opening is announced elsewhere.
 */
export function useSayShown(choice: string, words: string, opening: string | null): void {
  const said = useRef(opening === null ? choice : null)
  useEffect(() => {
    if (said.current === choice) return
    announce(said.current === null && opening !== null ? opening : words)
    said.current = choice
  }, [choice, words, opening])
}

import { useEffect, useRef } from 'react'
import { announce } from './LiveRegion.tsx'

/**
 * Announces what a page shows when it opens, and again after each new `choice`; other changes are announced by the click or job
 * that causes them. `opening` is null if the opening is announced elsewhere.
 */
export function useAnnounceShown(choice: string, words: string, opening: string | null): void {
  const announced = useRef(opening === null ? choice : null)
  useEffect(() => {
    if (announced.current === choice) return
    announce(announced.current === null && opening !== null ? opening : words)
    announced.current = choice
  }, [choice, words, opening])
}

import { useEffect, useRef } from 'react'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'

/** How many milliseconds the worker needs after the last answer to compute the final figures. */
const SETTLED_MS = 1500

/** Announces the result of a check, such as "29 of 44 above the market", once its figures are final; '' announces nothing. */
export function useAnnounceResult(words: string, isRunning: boolean): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (isRunning) {
      hasRun.current = true
      return
    }
    if (!hasRun.current || words === '') return
    const timer = setTimeout(() => {
      hasRun.current = false
      announceResult(words)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words, isRunning])
}

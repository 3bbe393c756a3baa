import { useEffect, useRef } from 'react'
import { say } from '@/components/ui/panels/LiveRegion.tsx'

/** The last figures come some time after the last answer: the worker works them out. */
const SETTLED_MS = 1500

/** Says what a check came to, such as "29 of 44 above the market", once its figures stand; '' says nothing. */
export function useSayResult(words: string, isRunning: boolean): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (isRunning) {
      hasRun.current = true
      return
    }
    if (!hasRun.current || words === '') return
    const timer = setTimeout(() => {
      hasRun.current = false
      say(words)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words, isRunning])
}

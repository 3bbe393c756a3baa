import { useEffect, useState } from 'react'

const SLOW_MS = 3000

/** Whether something has been under way for three seconds. */
export function useSlow(isInProgress: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!isInProgress) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isInProgress])
  return isInProgress && slow
}

import { useEffect, useState } from 'react'

const SLOW_MS = 3000

/** True once something has been under way for three seconds. */
export function useSlow(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!underWay) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [underWay])
  return underWay && slow
}

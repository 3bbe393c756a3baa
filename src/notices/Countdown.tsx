import { useEffect, useState } from 'react'

/**
 * Seconds until a moment, counted down in words; silent to screen readers after the first. `until` is in
 * `performance.now()`, which nobody can set.
 */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return <span aria-live="off">{`Next try in ${seconds} s.`}</span>
}

import { useEffect, useState } from 'react'

/** Seconds until a moment (epoch milliseconds), counted down in words; silent to screen readers after the first. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return <span aria-live="off">{`Next try in ${seconds} s.`}</span>
}

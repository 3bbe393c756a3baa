/** How fast a job goes, over the last seconds of its running. */

export type Speed = {
  finished: (now: number) => void
  /** Begins anew: what was before a pause says nothing about now. */
  restart: (now: number) => void
  /** Per second; null while too few have finished to tell. */
  rate: (now: number) => number | null
}

const WINDOW_MS = 15_000
const FEWEST = 3

export function createSpeed(): Speed {
  let since = 0
  let ends: number[] = []
  /** Those before it are past: of hundreds a second, none is looked at more than twice. */
  let first = 0

  const forgetUntil = (moment: number) => {
    while ((ends[first] ?? Infinity) <= moment) first += 1
    if (first < ends.length / 2) return
    ends = ends.slice(first)
    first = 0
  }

  return {
    finished(now) {
      if (now > since) ends.push(now)
    },
    restart(now) {
      since = now
      ends = []
      first = 0
    },
    rate(now) {
      const from = Math.max(since, now - WINDOW_MS)
      forgetUntil(from)
      const count = ends.length - first
      if (count < FEWEST) return null
      return (count / Math.max(now - from, 1)) * 1000
    },
  }
}

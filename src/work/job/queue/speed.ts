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
  return {
    finished(now) {
      ends.push(now)
      // Cut now and then: a look at each end for each end would be a square.
      if (ends.length > 2000) ends = ends.filter((end) => end > now - WINDOW_MS)
    },
    restart(now) {
      since = now
      ends = []
    },
    rate(now) {
      const from = Math.max(since, now - WINDOW_MS)
      const count = ends.filter((end) => end > from).length
      if (count < FEWEST) return null
      return (count / Math.max(now - from, 1)) * 1000
    },
  }
}

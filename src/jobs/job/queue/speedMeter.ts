/** Measures the speed of a job over the last seconds in which it ran. */

export type SpeedMeter = {
  finished: (now: number) => void
  /** Starts a new measurement after a pause, because earlier results don't reflect the current speed. */
  restart: (now: number) => void
  /** The items finished per second; null while too few have finished. */
  rate: (now: number) => number | null
}

const WINDOW_MS = 15_000
const FEWEST = 3

export function createSpeedMeter(): SpeedMeter {
  let since = 0
  let ends: number[] = []
  /**
   * The index of the first entry of `ends` that counts. Older entries are removed in groups, so that each entry is copied at most
   * twice.
   */
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

/** Time as jobs see it: an argument, so that tests can say what it is. */

export type Clock = {
  /** Milliseconds that only ever grow: a wall clock may be set while someone waits. */
  now: () => number
  /** Epoch milliseconds, for what is stored and shown. */
  date: () => number
  /** The same as the service dates its answers, where that is known to be another time. */
  answered?: () => number
  /** Calls back once; returns the way to stop it. */
  after: (ms: number, callback: () => void) => () => void
}

/** Epoch milliseconds of an answer that has just come. */
export const answeredAt = (clock: Clock): number => (clock.answered ?? clock.date)()

export const realClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** The time for jobs, passed as an argument so that tests can set it. */

export type Clock = {
  /** Milliseconds that only increase: the system clock may be changed during a wait. */
  now: () => number
  /** Epoch milliseconds, for stored and displayed times. */
  date: () => number
  /** Epoch milliseconds by the service's clock, where it is known to differ. */
  answered?: () => number
  /** Calls back once; returns the function that cancels it. */
  after: (ms: number, callback: () => void) => () => void
}

/** The time of an answer that has just arrived, in epoch milliseconds. */
export const answeredAt = (clock: Clock): number => (clock.answered ?? clock.date)()

export const realClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** The time for jobs, passed as an argument so that tests can set it. */

export type Clock = {
  /**
   * The time in milliseconds from any start, for durations. It only increases, because the system clock may be changed during a
   * wait.
   */
  now: () => number
  /** The date in epoch milliseconds, for stored and displayed times. */
  date: () => number
  /** The date by the service's clock, in epoch milliseconds; absent if that clock is not known to differ. */
  answered?: () => number
  /** Calls back once after `ms` milliseconds; returns the function that cancels it. */
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

/** How many requests run at a time: what the user wants, less after a service said "too many", slowly more again. */

export type RateLimiter = {
  /** How many may run at a time now. */
  limit: () => number
  /** How many the user wants. */
  wanted: () => number
  /** Nothing starts before this moment, in the clock's milliseconds. */
  heldUntil: () => number
  want: (count: number) => void
  /** A request that began at `begunAt` was refused for asking too often; everybody waits until `until`. */
  refused: (begunAt: number, now: number, until: number) => void
  /** How many times in a row the service refused, whoever asked. */
  refusedInARow: () => number
  answered: () => void
}

/** Answers in a row after which one request more is tried. */
const CALM = 10

export function createRateLimiter(wanted: number): RateLimiter {
  let most = wanted
  let limit = wanted
  let heldUntil = 0
  let slowedAt = -Infinity
  let inARow = 0
  let calm = 0
  return {
    limit: () => limit,
    wanted: () => most,
    heldUntil: () => heldUntil,
    want(count) {
      // A user who asks for more knows something that we don't.
      limit = count > most ? count : Math.min(limit, count)
      most = count
    },
    refused(begunAt, now, until) {
      heldUntil = Math.max(heldUntil, until)
      calm = 0
      // Those already under way when it first refused say nothing new.
      if (begunAt < slowedAt) return
      slowedAt = now
      inARow += 1
      limit = Math.max(1, Math.floor(limit / 2))
    },
    refusedInARow: () => inARow,
    answered() {
      inARow = 0
      calm += 1
      if (calm < CALM || limit >= most) return
      calm = 0
      limit += 1
    },
  }
}

/**
 * Limits how many requests run at once and how fast they begin. The user sets the number that run at once; a service that refuses
 * some (429) allows an unknown number per second. The limiter finds that rate: it slows down after refusals and speeds up without
 * them, first slowly and then faster, as TCP does (RFC 9438). If slowing down makes no difference, as with a service that refuses
 * requests at random, it returns to full speed, and only the refused items wait.
 */

/**
 * A refused request: when it began, when it was refused (`now`), and the wait that the answer states (Retry-After; null if it
 * states none), all in milliseconds. `random` is from 0 to 1.
 */
type Refusal = { begunAt: number; now: number; retryAfterMs: number | null; random: number }

export type RateLimiter = {
  /** The current limit of concurrent requests. */
  limit: () => number
  /** The number of concurrent requests that the user set. */
  wanted: () => number
  want: (count: number) => void
  /** No request starts before this time, in the clock's milliseconds, because the service stated a wait or refuses everything. */
  pausedUntil: () => number
  /** When the next request may start, in the clock's milliseconds; not after `now` if it may start at once. */
  nextStart: (now: number) => number
  started: (now: number) => void
  /** Notes a refusal; returns when the refused item may be requested again, in the clock's milliseconds. */
  refused: (refusal: Refusal) => number
  answered: (begunAt: number, now: number) => void
}

/** The factor by which the speed is multiplied after a first refusal. */
const SLOWER = 0.8
const MIN_PER_SECOND = 0.2
/** The number of refusals in a row after which the service is considered to refuse everything for the moment, at any speed. */
const REFUSES_ALL = 3
/** The number of speeds to try, each slower than the previous one, before deciding that speed makes no difference. */
const LEVELS = 6
/** The number of results at full speed after which slowing down is tried again. */
const FULL_SPEED_RESULTS = 300
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 60_000
const ACCEPTED_WITHIN_MS = 3000

type Level = { answered: number; refused: number }

const shareOf = (levels: readonly Level[]) => {
  const refused = levels.reduce((sum, level) => sum + level.refused, 0)
  const count = levels.reduce((sum, level) => sum + level.answered, refused)
  return { count, share: refused / Math.max(1, count) }
}

/**
 * The wait after a refusal without a stated wait. It doubles with each further refusal, and is random so that tabs and users
 * don't return at the same time.
 */
const backoffMs = (refusals: number, random: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** refusals * (0.75 + random / 2), LONGEST_WAIT_MS)

export function createRateLimiter(initial: number): RateLimiter {
  let wanted = initial
  /** The number of requests that may begin per second. */
  let perSecond = Infinity
  /** The speed at the last refusal, in requests per second. */
  let refusedAt = Infinity
  /** The speed before the service began to refuse everything, in requests per second. */
  let before = Infinity
  let pausedUntil = 0
  let startedAt = -Infinity
  let firstAt: number | null = null
  let slowedAt = -Infinity
  let grownAt = 0
  let inARow = 0
  /** The average duration of a request. */
  let durationMs = 100
  /** The number of further results during which refusals don't slow the job down; 0 in the normal mode. */
  let fullSpeedFor = 0
  let levels: Level[] = [{ answered: 0, refused: 0 }]
  /** The last results: true for an answer, false for a refusal; the newest last. */
  let results: boolean[] = []
  let accepted: number[] = []

  const refusals = (last: number) => results.slice(-last).filter((isAnswer) => !isAnswer).length
  const areRefused = (last: number) => results.length >= last && refusals(last) === last
  const refusesMost = () => results.length >= 8 && refusals(20) > Math.min(results.length, 20) * 0.6

  const acceptedPerSecond = (now: number) => {
    const ms = Math.max(Math.min(ACCEPTED_WITHIN_MS, now - (firstAt ?? now)), 100)
    return (accepted.filter((at) => at > now - ACCEPTED_WITHIN_MS).length / ms) * 1000
  }

  const restart = () => {
    levels = [{ answered: 0, refused: 0 }]
  }

  function note(isAnswer: boolean, begunAt: number, now: number): void {
    durationMs += 0.2 * (now - begunAt - durationMs)
    results = [...results.slice(-39), isAnswer]
    const level = levels.at(-1)
    if (level) level[isAnswer ? 'answered' : 'refused'] += 1
    if (fullSpeedFor === 0) return
    fullSpeedFor -= 1
    if (fullSpeedFor === 0) restart()
  }

  /**
   * Speeds up: within a second to just below the speed that was refused, and after two seconds without refusals above it, faster
   * and faster.
   */
  function grow(now: number): void {
    if (perSecond === Infinity) return
    const seconds = Math.max(0, (now - grownAt) / 1000)
    grownAt = now
    const below = refusedAt * 0.95
    if (perSecond < below) perSecond += (below - perSecond) * Math.min(1, seconds)
    const calm = (now - Math.max(slowedAt, pausedUntil)) / 1000 - 2
    if (calm > 0) perSecond *= 1 + Math.min(1, 0.02 * calm ** 2) * seconds
  }

  function slowDown(now: number): void {
    const speed = Math.min(perSecond, (wanted / Math.max(durationMs, 1)) * 1000)
    if (inARow === 1) before = speed
    if (inARow < REFUSES_ALL) {
      const isOverrun = refusesMost()
      const borne = accepted.length < 5 ? speed / 2 : acceptedPerSecond(now)
      perSecond = Math.max(MIN_PER_SECOND, Math.min(speed * SLOWER, isOverrun ? borne : Infinity))
      refusedAt = isOverrun ? perSecond * 1.1 : speed
      grownAt = now
      levels.push({ answered: 0, refused: 0 })
    }
    slowedAt = now
  }

  /** Whether the share of refusals was about the same at several speeds. */
  function makesNoDifference(): boolean {
    if (levels.length < LEVELS) return false
    const fast = shareOf(levels.slice(0, 2))
    const slow = shareOf(levels.slice(3))
    levels = levels.slice(1)
    return slow.count >= 4 && slow.share < 0.6 && slow.share >= fast.share / 2
  }

  return {
    limit: () => (inARow >= REFUSES_ALL ? 1 : wanted),
    wanted: () => wanted,
    want(count) {
      wanted = count
    },
    pausedUntil: () => pausedUntil,
    nextStart(now) {
      grow(now)
      return Math.max(pausedUntil, startedAt + 1000 / perSecond)
    },
    started(now) {
      firstAt ??= now
      startedAt = now
    },
    answered(begunAt, now) {
      if (inARow >= REFUSES_ALL) {
        // The service answers again after it refused everything, so those refusals had nothing to do with the speed.
        results = []
        perSecond = before
        refusedAt = before
        grownAt = now
        restart()
      }
      inARow = 0
      accepted = [...accepted.filter((at) => at > now - ACCEPTED_WITHIN_MS), now]
      note(true, begunAt, now)
    },
    refused({ begunAt, now, retryAfterMs, random }) {
      note(false, begunAt, now)
      const retryAt = now + (retryAfterMs ?? backoffMs(Math.max(0, inARow - 1), random))
      if (fullSpeedFor > 0) {
        if (results.length < 20 || refusals(40) < results.length * 0.48) return retryAt
        fullSpeedFor = 0
        restart()
      }
      if (begunAt < slowedAt || begunAt < pausedUntil) {
        // The request began before the limiter reacted to other refusals, so its refusal says nothing new about the speed.
        if (retryAfterMs !== null && areRefused(3)) pausedUntil = Math.max(pausedUntil, retryAt)
        return Math.max(pausedUntil, retryAt)
      }
      inARow += 1
      slowDown(now)
      const refusesAll = inARow >= REFUSES_ALL
      if (refusesAll || refusesMost() || areRefused(3)) {
        const holdMs = refusesAll ? backoffMs(inARow - REFUSES_ALL, random) : 0
        pausedUntil = now + (retryAfterMs ?? holdMs)
      }
      if (makesNoDifference()) {
        fullSpeedFor = FULL_SPEED_RESULTS
        results = []
        perSecond = Infinity
        pausedUntil = 0
        restart()
      }
      return retryAt
    },
  }
}

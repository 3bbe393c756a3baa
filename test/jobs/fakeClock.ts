/** A clock that advances only when a test lets time pass; no real time passes. */
import type { Clock } from '@/jobs/job/clock.ts'

type Timer = { at: number; callback: () => void }

export type FakeClock = Clock & {
  /** Runs everything that is due within these milliseconds, in order. */
  pass: (ms: number) => Promise<void>
  /** Lets time pass until nothing is due, or until `isEnough` returns true. */
  run: (isEnough?: () => boolean) => Promise<void>
}

const EPOCH = Date.UTC(2026, 4, 4, 8)

/** Enough turns of the event loop for a chain of effects, without any time passing. */
const TURNS = 3

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
  }
}

export function fakeClock(): FakeClock {
  let now = 0
  let timers: Timer[] = []

  const next = () =>
    timers.reduce<Timer | null>(
      (first, timer) => (first === null || timer.at < first.at ? timer : first),
      null,
    )

  const runUntil = async (end: number, isEnough: () => boolean) => {
    for (;;) {
      await settle()
      const timer = next()
      if (isEnough() || timer === null || timer.at > end) return
      now = Math.max(now, timer.at)
      timers = timers.filter((one) => one !== timer)
      timer.callback()
    }
  }

  return {
    now: () => now,
    date: () => EPOCH + now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    async pass(ms) {
      const end = now + ms
      await runUntil(end, () => false)
      now = end
    },
    run: (isEnough = () => false) => runUntil(Infinity, isEnough),
  }
}

/** Rejects when the signal aborts, as `fetch` does. */
export function after(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, resolve)
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason as Error) // tests abort only with errors
    })
  })
}

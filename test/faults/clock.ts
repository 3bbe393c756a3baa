/** A clock that runs as usual and can be moved forward, for tests that wait seconds or minutes. */
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Until the test ends, timers and dates follow this clock; sockets do not. */
export function startClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Everything that is due within these milliseconds happens now. */
export function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

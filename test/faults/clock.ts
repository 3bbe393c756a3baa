/** A clock that runs as usual and can be put forward, for what waits seconds or minutes. */
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** From here on timers and dates follow this clock until the test ends; sockets do not. */
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

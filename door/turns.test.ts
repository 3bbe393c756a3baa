import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns, TooMany } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new AbortController().signal

/** Notes when each of `count` requests began, in milliseconds; each ends at once. */
function begun(count: number, pace: { atOnce: number; aSecond: number }): number[] {
  const at: number[] = []
  const now = performance.now()
  const turns = createTurns(pace)
  for (let one = 0; one < count; one += 1) {
    void turns.take(never()).then((end) => {
      at.push(Math.round(performance.now() - now))
      end()
    })
  }
  return at
}

describe('turns', () => {
  it('come at once where nothing is limited', async () => {
    const at = begun(100, { atOnce: 100, aSecond: Infinity })
    await vi.advanceTimersByTimeAsync(0)
    expect(at).toHaveLength(100)
  })

  it('come as fast as the service takes them: a second’s worth first, then evenly', async () => {
    const at = begun(8, { atOnce: 100, aSecond: 4 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(at).toEqual([0, 0, 0, 0, 0, 250, 500, 750])
  })

  it('come in order, so many at once', async () => {
    const turns = createTurns({ atOnce: 2, aSecond: Infinity })
    const order: number[] = []
    const ends: (() => void)[] = []
    for (const one of [1, 2, 3, 4]) {
      void turns.take(never()).then((end) => {
        order.push(one)
        ends.push(end)
      })
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual([1, 2])
    ends[0]?.()
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual([1, 2, 3])
  })

  it('are given up by who leaves, and passed on', async () => {
    const turns = createTurns({ atOnce: 1, aSecond: Infinity })
    const leaving = new AbortController()
    const end = await turns.take(never())
    const left = turns.take(leaving.signal)
    const next = turns.take(never())
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    end()
    await next
  })

  it('are refused where too many wait', async () => {
    const turns = createTurns({ atOnce: 1, aSecond: Infinity })
    const waiting = Array.from({ length: 2001 }, () => turns.take(never()))
    await expect(turns.take(never())).rejects.toBeInstanceOf(TooMany)
    await waiting[0]
  })
})

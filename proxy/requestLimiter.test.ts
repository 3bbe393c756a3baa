import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequestLimiter, QueueFullError, type RequestLimiter } from './requestLimiter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new AbortController().signal

/** Records the start of `count` requests, in milliseconds; each ends at once. */
function startTimes(count: number, pace: { atOnce: number; aSecond: number }): number[] {
  const times: number[] = []
  const now = performance.now()
  const limiter = createRequestLimiter(pace)
  for (let one = 0; one < count; one += 1) {
    void limiter.acquire('a', never()).then((release) => {
      times.push(Math.round(performance.now() - now))
      release()
    })
  }
  return times
}

/** Acquires for these clients in turn. `started` lists the clients whose request began, each with its release function. */
function acquireFor(limiter: RequestLimiter, clients: readonly string[]) {
  const started: { client: string; release: () => void }[] = []
  for (const client of clients) {
    void limiter.acquire(client, never()).then((release) => started.push({ client, release }))
  }
  return started
}

describe('the request limiter', () => {
  it('starts all requests at once if nothing is limited', async () => {
    const times = startTimes(100, { atOnce: 200, aSecond: Infinity })
    await vi.advanceTimersByTimeAsync(0)
    expect(times).toHaveLength(100)
  })

  it('starts the allowed requests at once, then one after another at equal intervals', async () => {
    const times = startTimes(8, { atOnce: 100, aSecond: 4 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(times).toEqual([0, 0, 0, 0, 0, 250, 500, 750])
  })

  it('starts the next request when one has ended, and counts each end only once', async () => {
    const limiter = createRequestLimiter({ atOnce: 2, aSecond: Infinity })
    const started = acquireFor(limiter, ['a', 'a', 'a', 'a'])
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveLength(2)
    started[0]?.release()
    started[0]?.release()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveLength(3)
  })

  it('serves clients in rotation, however many requests one of them has', async () => {
    const limiter = createRequestLimiter({ atOnce: 1, aSecond: Infinity })
    const started = acquireFor(limiter, ['a', ...Array.from({ length: 100 }, () => 'a'), 'b', 'c'])
    for (let ended = 0; ended < 4; ended += 1) {
      await vi.advanceTimersByTimeAsync(0)
      started[ended]?.release()
    }
    expect(started.map(({ client }) => client)).toEqual(['a', 'a', 'b', 'c'])
  })

  it('reserves a quarter of many simultaneous requests for other clients', async () => {
    const limiter = createRequestLimiter({ atOnce: 8, aSecond: Infinity })
    const started = acquireFor(limiter, [...Array.from({ length: 20 }, () => 'a'), 'b', 'c', 'b'])
    await vi.advanceTimersByTimeAsync(0)
    expect(started.map(({ client }) => client).join('')).toBe('aaaaaabc')
  })

  it('drops a request whose client disconnects, and starts the next one', async () => {
    const limiter = createRequestLimiter({ atOnce: 1, aSecond: Infinity })
    const leaving = new AbortController()
    const release = await limiter.acquire('a', never())
    const left = limiter.acquire('a', leaving.signal)
    const next = limiter.acquire('a', never())
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    release()
    await next
  })

  it('refuses a request of a client with too many waiting ones, never of another client', async () => {
    const limiter = createRequestLimiter({ atOnce: 1, aSecond: Infinity })
    const waiting = Array.from({ length: 2001 }, () => limiter.acquire('a', never()))
    const newest = waiting.at(-1)
    await expect(limiter.acquire('a', never())).rejects.toBeInstanceOf(QueueFullError)
    const other = limiter.acquire('b', never())
    await expect(newest).rejects.toBeInstanceOf(QueueFullError)
    const releaseFirst = await waiting[0]
    releaseFirst?.()
    const releaseSecond = await waiting[1]
    releaseSecond?.()
    expect(await other).toBeTypeOf('function')
  })
})

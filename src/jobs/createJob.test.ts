import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  TimeoutError,
  UnreadableError,
} from '../api/errors.ts'
import { anAnswer } from '../testing/anAnswer.ts'
import { after, fakeClock } from '../testing/jobs/fakeClock.ts'
import { createJob } from './createJob.ts'
import type { Asked, Finish, ItemState, Job, Kept } from './job.ts'

const network = () => new NetworkError('ean', 'unreachable')
const timeout = () => new TimeoutError('ean', 'too late')
const key = () => new KeyError('ean', 'refused')
const unreadable = () => new UnreadableError('ean', 'cut')
const status = (code: number) => new HttpError('broken', anAnswer({ status: code }), null)
const tooMany = (retryAt: number | null = null) => new RateError('slow down', anAnswer(), retryAt)

/** What the service does with an item at its nth try, from 1. */
type Service = (item: number, nth: number) => Error | 'found' | 'none'

type Setup = {
  count?: number
  service?: Service
  initially?: (index: number) => ItemState
  concurrency?: number
  kept?: Kept
  ms?: number
  /** What keeping takes. */
  keepMs?: number
}

function setUp(setup: Setup) {
  const { count = 10, service = () => 'found', ms = 100, keepMs = 0, kept = 'stored' } = setup
  const clock = fakeClock()
  const requests: { item: number; at: number }[] = []
  const aborted: number[] = []
  const finishes: (Finish<string> & { index: number })[] = []
  const tries = new Map<number, number>()
  const line = { isOnline: true, listeners: new Set<() => void>() }
  let underWay = 0
  let most = 0

  const ask = async (item: number, signal: AbortSignal): Promise<Asked<string>> => {
    requests.push({ item, at: clock.now() })
    const nth = (tries.get(item) ?? 0) + 1
    tries.set(item, nth)
    underWay += 1
    most = Math.max(most, underWay)
    try {
      await after(clock, ms, signal)
    } catch (error) {
      aborted.push(item)
      throw error
    } finally {
      underWay -= 1
    }
    const what = service(item, nth)
    if (what instanceof Error) throw what
    return what === 'found' ? { state: 'done', value: 'x' } : { state: 'not found', value: '' }
  }

  const job: Job = createJob<number, string>({
    items: Array.from({ length: count }, (_, index) => index),
    ask,
    keep: async (index, finish) => {
      if (keepMs > 0) await after(clock, keepMs)
      finishes.push({ index, ...finish })
      return kept
    },
    clock,
    random: () => 0.5,
    connectivity: {
      isOnline: () => line.isOnline,
      onChange: (listener) => {
        line.listeners.add(listener)
        return () => line.listeners.delete(listener)
      },
    },
    ...(setup.initially && { initially: setup.initially }),
    ...(setup.concurrency && { concurrency: setup.concurrency }),
  })
  const goOnline = (isOnline: boolean) => {
    line.isOnline = isOnline
    for (const listener of line.listeners) listener()
  }
  return {
    job,
    clock,
    requests,
    aborted,
    finishes,
    goOnline,
    most: () => most,
    items: () => requests.map(({ item }) => item),
  }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a job', () => {
  it('asks everything once, in order, four at a time', async () => {
    const { job, clock, items, finishes, most } = setUp({ count: 30 })
    job.start()
    await clock.run()
    expect(items()).toEqual(range(30))
    expect(most()).toBe(4)
    expect(finishes.map(({ index }) => index)).toEqual(range(30))
    expect(job.progress()).toMatchObject({
      state: 'done',
      total: 30,
      done: 30,
      waiting: 0,
      asking: 0,
    })
  })

  it('does not ask again what has ended before', async () => {
    const before: ItemState[] = ['done', 'waiting', 'not found', 'failed', 'waiting']
    const { job, clock, items } = setUp({ count: 5, initially: (at) => before[at] ?? 'waiting' })
    job.start()
    await clock.run()
    expect(items()).toEqual([1, 4])
    expect(job.progress()).toMatchObject({ state: 'done', done: 3, notFound: 1, failed: 1 })
  })

  it('takes a 404 for an answer, asked once', async () => {
    const { job, clock, items } = setUp({ count: 3, service: () => 'none' })
    job.start()
    await clock.run()
    expect(items()).toEqual([0, 1, 2])
    expect(job.progress()).toMatchObject({ notFound: 3, failed: 0 })
  })

  it('runs as many at a time as the user says, from the moment that they say it', async () => {
    const { job, clock, items, most } = setUp({ count: 40, concurrency: 2 })
    job.start()
    expect(items()).toHaveLength(2)
    job.setConcurrency(6)
    expect(items()).toHaveLength(6)
    job.setConcurrency(1)
    await clock.pass(100)
    expect(items()).toHaveLength(7)
    await clock.run()
    expect(most()).toBe(6)
    expect(items()).toEqual(range(40))
  })

  it('is done at once where there is nothing to ask', () => {
    const { job } = setUp({ count: 0 })
    job.start()
    expect(job.progress()).toMatchObject({ state: 'done', total: 0 })
  })

  it('says how fast it goes and how long it will take', async () => {
    const { job, clock } = setUp({ count: 400, concurrency: 4 })
    job.start()
    expect(job.progress()).toMatchObject({ rate: null, timeLeftMs: null })
    await clock.pass(5000)
    const { rate, timeLeftMs, startedAt } = job.progress()
    expect(rate).toBeCloseTo(40, 0)
    expect(timeLeftMs).toBeCloseTo(5000, -2)
    expect(startedAt).toBe(clock.date() - 5000)
  })

  it('keeps each end before it begins another', async () => {
    const { job, clock, finishes } = setUp({ count: 8 })
    job.start()
    await clock.pass(100)
    expect(finishes).toHaveLength(4)
    expect(finishes[0]).toMatchObject({ index: 0, state: 'done', tries: 1, ms: 100 })
  })

  it('counts what was not stored, and goes on', async () => {
    const { job, clock } = setUp({ count: 8, kept: 'memory' })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 8, unstored: 8 })
  })

  it('ends when what it works for was deleted', async () => {
    const { job, clock, items } = setUp({ count: 50, kept: 'gone' })
    job.start()
    await clock.run()
    expect(job.progress().state).toBe('cancelled')
    expect(items().length).toBeLessThanOrEqual(5)
  })

  it('tells which item changed', async () => {
    const { job, clock } = setUp({ count: 1 })
    const told: (number | null)[] = []
    const stop = job.subscribe((index) => told.push(index))
    job.start()
    await clock.run()
    stop()
    expect(told.filter((index) => index === 0)).toHaveLength(2)
    job.retry([0])
    expect(job.progress()).toBe(job.progress())
  })
})

describe('a paused job', () => {
  it('begins nothing, lets what is under way end, and goes on where it was', async () => {
    const { job, clock, items, aborted } = setUp({ count: 20 })
    job.start()
    await clock.pass(250)
    job.pause()
    await clock.run()
    expect(items()).toEqual(range(12))
    expect(aborted).toEqual([])
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'asked' }, done: 12 })
    job.resume()
    await clock.run()
    expect(items()).toEqual(range(20))
    expect(job.progress()).toMatchObject({ state: 'done', pause: null })
  })

  it('is done when nothing is left to go on with', async () => {
    const { job, clock } = setUp({ count: 2 })
    job.start()
    job.pause()
    await clock.run()
    expect(job.progress().state).toBe('done')
  })
})

describe('a cancelled job', () => {
  it('aborts what is under way at once, and asks nothing afterwards', async () => {
    const { job, clock, items, aborted, finishes } = setUp({ count: 100 })
    job.start()
    await clock.pass(250)
    job.cancel()
    const asked = items().length
    expect(job.progress()).toMatchObject({ state: 'cancelled', asking: 0, done: 8, cancelled: 92 })
    await clock.run()
    expect(aborted).toEqual([8, 9, 10, 11])
    expect(items()).toHaveLength(asked)
    expect(finishes).toHaveLength(8)
  })

  it('asks nothing afterwards, whenever it is cancelled and whatever waits', async () => {
    const what = fc.constantFrom<ReturnType<Service>>(
      'found',
      network(),
      timeout(),
      tooMany(),
      status(500),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(what, { minLength: 1, maxLength: 5 }),
        fc.nat(5000),
        async (answers, at) => {
          const service: Service = (item, nth) => answers[(item + nth) % answers.length] ?? 'found'
          const { job, clock, items } = setUp({ count: 20, service })
          job.start()
          await clock.pass(at)
          job.cancel()
          const asked = items().length
          await clock.run()
          expect(items()).toHaveLength(asked)
          expect(job.progress()).toMatchObject({ waiting: 0, asking: 0 })
        },
      ),
      { numRuns: 30, seed: 4 },
    )
  })

  it('keeps what was already answered, and is under way until it is kept', async () => {
    const { job, clock, aborted, finishes } = setUp({ count: 20, keepMs: 50 })
    job.start()
    await clock.pass(120)
    job.cancel()
    expect(job.progress()).toMatchObject({ state: 'cancelled', asking: 4, cancelled: 16 })
    await clock.run()
    expect(aborted).toEqual([])
    expect(finishes).toHaveLength(4)
    expect(job.progress()).toMatchObject({ asking: 0, done: 4 })
  })

  it('goes on with the rest when someone resumes it', async () => {
    const { job, clock, items } = setUp({ count: 12 })
    job.start()
    await clock.pass(150)
    job.cancel()
    job.resume()
    await clock.run()
    expect(items()).toEqual([...range(8), ...range(12).slice(4)])
    expect(job.progress()).toMatchObject({ state: 'done', done: 12 })
  })
})

describe('a service that says "too many"', () => {
  it('is left alone for as long as it asked, and then asked by fewer at a time', async () => {
    const setup = setUp({
      count: 60,
      service: (item, nth) =>
        item === 4 && nth === 1 ? tooMany(setup.clock.date() + 5000) : 'found',
    })
    const { job, clock, requests } = setup
    job.start()
    await clock.pass(200)
    expect(job.progress()).toMatchObject({ limit: 2, wanted: 4, heldUntil: clock.date() + 5000 })
    const asked = requests.length
    await clock.pass(4999)
    expect(requests).toHaveLength(asked)
    await clock.pass(1)
    expect(requests.slice(asked).map(({ item }) => item)).toEqual([4, 8])
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 60, failed: 0, limit: 4 })
  })

  it('slows down once for requests that were under way together', async () => {
    const { job, clock } = setUp({
      count: 8,
      concurrency: 8,
      service: (_item, nth) => (nth === 1 ? tooMany() : 'found'),
    })
    job.start()
    await clock.pass(100)
    expect(job.progress().limit).toBe(4)
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 8 })
  })

  it('is asked less and less often where it does not say how long', async () => {
    const { job, clock, requests } = setUp({ count: 1, service: () => tooMany() })
    job.start()
    await clock.run()
    const gaps = requests.slice(1).map(({ at }, before) => at - (requests[before]?.at ?? 0) - 100)
    expect(gaps).toEqual([2000, 4000, 8000])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 1 })
  })
})

describe('a failure', () => {
  it.each([
    ['the network', network, 3],
    ['a broken service', () => status(500), 3],
    ['a refused request', () => status(400), 1],
    ['an unreadable answer', unreadable, 1],
    ['too long a wait', timeout, 2],
  ])('of %s is tried as often as the house says', async (_name, failure, tries) => {
    const { job, clock, finishes } = setUp({ count: 1, service: failure })
    job.start()
    await clock.run()
    expect(finishes).toMatchObject([{ state: 'failed', tries }])
  })

  it('that passes costs nothing but time', async () => {
    const { job, clock, requests } = setUp({
      count: 1,
      service: (_item, nth) => (nth < 3 ? network() : 'found'),
    })
    job.start()
    await clock.run()
    expect(requests.map(({ at }) => at)).toEqual([0, 600, 1700])
    expect(job.progress()).toMatchObject({ done: 1, failed: 0 })
  })

  it('never lets more be under way or about to be tried again than run at a time', async () => {
    const { job, clock, items } = setUp({
      count: 40,
      service: (item, nth) => (item < 4 && nth === 1 ? network() : 'found'),
    })
    job.start()
    await clock.pass(500)
    expect(items()).toEqual([0, 1, 2, 3])
    await clock.run()
    expect(job.progress()).toMatchObject({ done: 40 })
  })

  it('to answer in time is tried again after everything else', async () => {
    const { job, clock, items } = setUp({
      count: 12,
      service: (item, nth) => (item === 2 && nth === 1 ? timeout() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual([...range(12), 2])
    expect(job.progress()).toMatchObject({ done: 12 })
  })

  it('pauses the job when it is the fifth in a row', async () => {
    const { job, clock, items } = setUp({
      count: 40,
      concurrency: 1,
      service: (item) => (item >= 10 ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual(range(15))
    expect(job.progress()).toMatchObject({
      state: 'paused',
      pause: { kind: 'failures', inARow: 5 },
      failed: 5,
    })
    job.resume()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', failed: 10 })
  })

  it('between answers pauses nothing', async () => {
    const { job, clock } = setUp({
      count: 40,
      concurrency: 1,
      service: (item) => (item % 2 === 0 ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', failed: 20, done: 20 })
  })

  it('is asked again alone, all of them or one', async () => {
    let isBroken = true
    const { job, clock, items } = setUp({
      count: 12,
      service: (item) => (isBroken && [3, 7].includes(item) ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    isBroken = false
    job.retry([7])
    await clock.run()
    expect(items().slice(12)).toEqual([7])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 1, done: 11 })
    job.retry()
    await clock.run()
    expect(items().slice(13)).toEqual([3])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 0, done: 12 })
  })

  it('from an earlier run is asked again without the rest', async () => {
    const { job, clock, items } = setUp({
      count: 6,
      initially: (at) => (at === 1 ? 'failed' : at === 0 ? 'done' : 'waiting'),
    })
    job.retry()
    await clock.run()
    expect(items()).toEqual([1])
    expect(job.progress()).toMatchObject({ state: 'cancelled', done: 2, cancelled: 4 })
    job.resume()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 6 })
  })
})

describe('a refused key', () => {
  it('pauses the job; nothing fails, and everything goes on with another key', async () => {
    let isRefused = false
    const { job, clock, items, finishes } = setUp({
      count: 20,
      service: () => (isRefused ? key() : 'found'),
    })
    job.start()
    await clock.pass(150)
    isRefused = true
    await clock.run()
    expect(job.progress()).toMatchObject({
      state: 'paused',
      pause: { kind: 'key' },
      done: 4,
      failed: 0,
      waiting: 16,
    })
    isRefused = false
    job.resume()
    await clock.run()
    expect(items().slice(8)).toEqual(range(20).slice(4))
    expect(finishes.every(({ tries }) => tries === 1)).toBe(true)
    expect(job.progress()).toMatchObject({ state: 'done', done: 20 })
  })

  it('for one item alone fails that item, once others were answered', async () => {
    const { job, clock } = setUp({ count: 20, service: (item) => (item === 5 ? key() : 'found') })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'key' } })
    job.resume()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 19, failed: 1 })
  })
})

describe('a lost network', () => {
  it('pauses the job until it is back; nothing fails', async () => {
    let isBroken = false
    const { job, clock, goOnline } = setUp({
      count: 20,
      service: () => (isBroken ? network() : 'found'),
    })
    job.start()
    await clock.pass(150)
    isBroken = true
    goOnline(false)
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'offline' }, failed: 0 })
    isBroken = false
    goOnline(true)
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 20 })
  })

  it('is noticed before the start, and a job that the user paused stays paused', async () => {
    const { job, clock, goOnline, items } = setUp({ count: 5 })
    goOnline(false)
    job.start()
    expect(items()).toEqual([])
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'offline' } })
    goOnline(true)
    job.pause()
    goOnline(false)
    goOnline(true)
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'asked' } })
  })
})

describe('whatever a service does', () => {
  it('every item ends exactly once, and no more run at a time than wanted', async () => {
    const what = fc.constantFrom<ReturnType<Service>>(
      'found',
      'found',
      'none',
      network(),
      timeout(),
      tooMany(),
      status(503),
      status(400),
      unreadable(),
      key(),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(what, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 6 }),
        async (answers, concurrency) => {
          const service: Service = (item, nth) =>
            answers[(item * 7 + nth) % answers.length] ?? 'found'
          const { job, clock, finishes, most } = setUp({ count: 25, service, concurrency })
          job.start()
          await clock.run()
          for (let resumed = 0; resumed < 60 && job.progress().state === 'paused'; resumed += 1) {
            job.resume()
            await clock.run()
          }
          expect(most()).toBeLessThanOrEqual(concurrency)
          const ended = finishes.map(({ index }) => index)
          expect(new Set(ended).size).toBe(ended.length)
          const { done, notFound, failed, waiting, state } = job.progress()
          expect(done + notFound + failed).toBe(ended.length)
          // A service that never accepts the key leaves items waiting, and loses none of them.
          expect(ended.length + waiting).toBe(25)
          if (waiting > 0) expect(state).toBe('paused')
        },
      ),
      { numRuns: 40, seed: 4 },
    )
  })
})

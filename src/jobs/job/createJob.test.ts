import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aJob,
  key,
  network,
  range,
  status,
  timeout,
  tooMany,
  unreadable,
  type Service,
} from '@test/jobs/aJob.ts'
import type { ItemState } from './job.ts'

describe('a job', () => {
  it('requests each item once, in order, four at a time', async () => {
    const { job, clock, items, finishes, most } = aJob({ count: 30 })
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
      requesting: 0,
    })
  })

  it('skips items that had already ended and continues after the last of them', async () => {
    const before: ItemState[] = ['done', 'waiting', 'not found', 'failed', 'waiting']
    const { job, clock, items } = aJob({ count: 5, initially: (at) => before[at] ?? 'waiting' })
    job.start()
    await clock.run()
    expect(items()).toEqual([4, 1])
    expect(job.progress()).toMatchObject({ state: 'done', done: 3, notFound: 1, failed: 1 })
  })

  it('treats a 404 as an answer and does not retry it', async () => {
    const { job, clock, items } = aJob({ count: 3, service: () => 'none' })
    job.start()
    await clock.run()
    expect(items()).toEqual([0, 1, 2])
    expect(job.progress()).toMatchObject({ notFound: 3, failed: 0 })
  })

  it('changes its number of parallel requests as soon as the user does', async () => {
    const { job, clock, items, most } = aJob({ count: 40, concurrency: 2 })
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

  it('is done at once if it has no items', () => {
    const { job } = aJob({ count: 0 })
    job.start()
    expect(job.progress()).toMatchObject({ state: 'done', total: 0 })
  })

  it('reports its speed and remaining time', async () => {
    const { job, clock } = aJob({ count: 400, concurrency: 4 })
    job.start()
    expect(job.progress()).toMatchObject({ rate: null, timeLeftMs: null })
    await clock.pass(5000)
    const { rate, timeLeftMs, startedAt } = job.progress()
    expect(rate).toBeCloseTo(40, 0)
    expect(timeLeftMs).toBeCloseTo(5000, -2)
    expect(startedAt).toBe(clock.date() - 5000)
  })

  it('saves each result before it starts another item', async () => {
    const { job, clock, finishes } = aJob({ count: 8 })
    job.start()
    await clock.pass(100)
    expect(finishes).toHaveLength(4)
    expect(finishes[0]).toMatchObject({ index: 0, state: 'done', tries: 1, ms: 100 })
  })

  it('counts results that could not be saved, and continues', async () => {
    const { job, clock } = aJob({ count: 8, saved: 'memory' })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 8, unstored: 8 })
  })

  it('stops when its collection has been deleted', async () => {
    const { job, clock, items } = aJob({ count: 50, saved: 'gone' })
    job.start()
    await clock.run()
    expect(job.progress().state).toBe('cancelled')
    expect(items().length).toBeLessThanOrEqual(5)
  })

  it('notifies listeners which item changed', async () => {
    const { job, clock } = aJob({ count: 1 })
    const notified: (number | null)[] = []
    const stop = job.subscribe((index) => notified.push(index))
    job.start()
    await clock.run()
    stop()
    expect(notified.filter((index) => index === 0)).toHaveLength(2)
    job.retry([0])
    expect(job.progress()).toBe(job.progress())
  })
})

describe('a paused job', () => {
  it('starts nothing new, lets running requests finish, and continues with the rest when resumed', async () => {
    const { job, clock, items, aborted } = aJob({ count: 20 })
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

  it('is done if no items remain', async () => {
    const { job, clock } = aJob({ count: 2 })
    job.start()
    job.pause()
    await clock.run()
    expect(job.progress().state).toBe('done')
  })
})

describe('a job with any answers from the service', () => {
  it('ends every item at most once and never exceeds the parallel requests that were set', async () => {
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
          const { job, clock, finishes, most } = aJob({ count: 25, service, concurrency })
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
          // With a service that never accepts the key, items stay waiting and none is lost.
          expect(ended.length + waiting).toBe(25)
          if (waiting > 0) expect(state).toBe('paused')
        },
      ),
      { numRuns: 40, seed: 4 },
    )
  })
})

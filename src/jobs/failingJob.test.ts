import { describe, expect, it } from 'vitest'
import { aJob, network, range, status, timeout, unreadable } from '@test/jobs/aJob.ts'

describe('a failure in a job', () => {
  it.each([
    ['the network', network, 4],
    ['a service error (500)', () => status(500), 3],
    ['a refused request (400)', () => status(400), 1],
    ['an unreadable answer', unreadable, 2],
    ['a timeout', timeout, 2],
  ])('of %s leads to the expected number of tries', async (_name, failure, tries) => {
    const { job, clock, finishes } = aJob({ count: 1, service: failure })
    job.start()
    await clock.run()
    expect(finishes).toMatchObject([{ state: 'failed', tries }])
  })

  it('that passes is retried after a delay and doesn’t count as failed', async () => {
    const { job, clock, requests } = aJob({
      count: 1,
      service: (_item, nth) => (nth < 3 ? network() : 'found'),
    })
    job.start()
    await clock.run()
    expect(requests.map(({ at }) => at)).toEqual([0, 600, 1700])
    expect(job.progress()).toMatchObject({ done: 1, failed: 0 })
  })

  it('that is waiting for its retry takes one of the parallel places', async () => {
    const { job, clock, items } = aJob({
      count: 40,
      service: (item, nth) => (item < 4 && nth === 1 ? network() : 'found'),
    })
    job.start()
    await clock.pass(500)
    expect(items()).toEqual([0, 1, 2, 3])
    await clock.run()
    expect(job.progress()).toMatchObject({ done: 40 })
  })

  it('by timeout is retried after all other items', async () => {
    const { job, clock, items } = aJob({
      count: 12,
      service: (item, nth) => (item === 2 && nth === 1 ? timeout() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual([...range(12), 2])
    expect(job.progress()).toMatchObject({ done: 12 })
  })

  it('pauses the job if it is the tenth in a row', async () => {
    const { job, clock, items } = aJob({
      count: 60,
      concurrency: 1,
      service: (item) => (item >= 10 ? status(400) : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual(range(20))
    expect(job.progress()).toMatchObject({
      state: 'paused',
      pause: { kind: 'failures', inARow: 10 },
      failed: 10,
    })
    job.resume()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', failed: 20 })
  })

  it.each([
    ['cut', unreadable],
    ['late', timeout],
  ])('of an answer that is %s counts only after another try at the end', async (_name, failure) => {
    const { job, clock, items } = aJob({
      count: 30,
      service: (item, nth) => (item % 3 === 0 && (nth === 1 || item === 9) ? failure() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual([...range(30), ...range(10).map((third) => 3 * third)])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 1, done: 29 })
  })

  it('between successful answers doesn’t pause the job', async () => {
    const { job, clock } = aJob({
      count: 40,
      concurrency: 1,
      service: (item) => (item % 2 === 0 ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', failed: 20, done: 20 })
  })

  it('can be retried without the other items, all failures or only one', async () => {
    let isBroken = true
    const { job, clock, items } = aJob({
      count: 12,
      service: (item) => (isBroken && [3, 7].includes(item) ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items().slice(12)).toEqual([3, 7])
    isBroken = false
    job.retry([7])
    await clock.run()
    expect(items().slice(14)).toEqual([7])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 1, done: 11 })
    job.retry()
    await clock.run()
    expect(items().slice(15)).toEqual([3])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 0, done: 12 })
  })

  it('of an earlier run can be retried without the waiting items', async () => {
    const { job, clock, items } = aJob({
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

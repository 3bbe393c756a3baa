import { describe, expect, it } from 'vitest'
import { aJob, network, range, status, timeout, unreadable } from '@test/jobs/aJob.ts'

describe('a failure', () => {
  it.each([
    ['the network', network, 4],
    ['a broken service', () => status(500), 3],
    ['a refused request', () => status(400), 1],
    ['an unreadable answer', unreadable, 2],
    ['too long a wait', timeout, 2],
  ])('of %s is tried as often as the house says', async (_name, failure, tries) => {
    const { job, clock, finishes } = aJob({ count: 1, service: failure })
    job.start()
    await clock.run()
    expect(finishes).toMatchObject([{ state: 'failed', tries }])
  })

  it('that passes costs nothing but time', async () => {
    const { job, clock, requests } = aJob({
      count: 1,
      service: (_item, nth) => (nth < 3 ? network() : 'found'),
    })
    job.start()
    await clock.run()
    expect(requests.map(({ at }) => at)).toEqual([0, 600, 1700])
    expect(job.progress()).toMatchObject({ done: 1, failed: 0 })
  })

  it('never lets more be under way or about to be tried again than run at a time', async () => {
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

  it('to answer in time is tried again after everything else', async () => {
    const { job, clock, items } = aJob({
      count: 12,
      service: (item, nth) => (item === 2 && nth === 1 ? timeout() : 'found'),
    })
    job.start()
    await clock.run()
    expect(items()).toEqual([...range(12), 2])
    expect(job.progress()).toMatchObject({ done: 12 })
  })

  it('pauses the job when it is the tenth in a row', async () => {
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
  ])(
    'of an answer that is %s counts only after one more try at the end',
    async (_name, failure) => {
      const { job, clock, items } = aJob({
        count: 30,
        service: (item, nth) => (item % 3 === 0 && (nth === 1 || item === 9) ? failure() : 'found'),
      })
      job.start()
      await clock.run()
      expect(items()).toEqual([...range(30), ...range(10).map((third) => 3 * third)])
      expect(job.progress()).toMatchObject({ state: 'done', failed: 1, done: 29 })
    },
  )

  it('between answers pauses nothing', async () => {
    const { job, clock } = aJob({
      count: 40,
      concurrency: 1,
      service: (item) => (item % 2 === 0 ? unreadable() : 'found'),
    })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', failed: 20, done: 20 })
  })

  it('is requested again alone, all of them or one', async () => {
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

  it('from an earlier run is requested again without the rest', async () => {
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

import { describe, expect, it } from 'vitest'
import { aJob, key, network, range, tooMany } from '../testing/jobs/aJob.ts'

describe('a service that says "too many"', () => {
  it('is left alone for as long as it asked, and then asked by fewer at a time', async () => {
    const setup = aJob({
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
    const { job, clock } = aJob({
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
    const { job, clock, requests } = aJob({ count: 1, service: () => tooMany() })
    job.start()
    await clock.run()
    const gaps = requests.slice(1).map(({ at }, before) => at - (requests[before]?.at ?? 0) - 100)
    expect(gaps).toEqual([2000, 4000, 8000])
    expect(job.progress()).toMatchObject({ state: 'done', failed: 1 })
  })
})

describe('a refused key', () => {
  it('pauses the job; nothing fails, and everything goes on with another key', async () => {
    let isRefused = false
    const { job, clock, items, finishes } = aJob({
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
    const { job, clock } = aJob({ count: 20, service: (item) => (item === 5 ? key() : 'found') })
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
    const { job, clock, goOnline } = aJob({
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
    const { job, clock, goOnline, items } = aJob({ count: 5 })
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

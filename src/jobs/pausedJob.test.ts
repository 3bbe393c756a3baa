import { describe, expect, it } from 'vitest'
import { aJob, key, network, range, tooMany } from '@test/jobs/aJob.ts'

describe('a service that answers “too many requests”', () => {
  it('for one item delays that item as long as it asked, while the others continue', async () => {
    const setup = aJob({
      count: 60,
      service: (item, nth) =>
        item === 4 && nth === 1 ? tooMany(setup.clock.date() + 5000) : 'found',
    })
    const { job, clock, requests } = setup
    job.start()
    await clock.run()
    const [first, second] = requests.filter(({ item }) => item === 4)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(5100)
    expect(requests.filter(({ at }) => at > 200 && at < 5000).length).toBeGreaterThan(40)
    expect(job.progress()).toMatchObject({ state: 'done', done: 60, failed: 0 })
  })

  it('for the last open item is waited for until a time shown in the progress', async () => {
    const setup = aJob({
      count: 3,
      service: (item, nth) =>
        item === 1 && nth === 1 ? tooMany(setup.clock.date() + 5000) : 'found',
    })
    const { job, clock } = setup
    job.start()
    await clock.pass(200)
    expect(job.progress()).toMatchObject({ done: 2, pausedUntil: clock.date() + 4900 })
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 3 })
  })

  it('for every item gets no requests until the time it asked for', async () => {
    const setup = aJob({
      count: 60,
      service: (_item, nth) => (nth === 1 ? tooMany(setup.clock.date() + 5000) : 'found'),
    })
    const { job, clock, requests } = setup
    job.start()
    await clock.pass(200)
    expect(job.progress()).toMatchObject({ wanted: 4, pausedUntil: clock.date() + 5000 })
    const requested = requests.length
    await clock.pass(4999)
    expect(requests).toHaveLength(requested)
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 60, failed: 0, pausedUntil: null })
  })

  it('permanently gets single requests at growing intervals, and nothing fails', async () => {
    const { job, clock, requests } = aJob({ count: 8, service: () => tooMany() })
    job.start()
    await clock.pass(600_000)
    const gaps = requests.slice(1).map(({ at }, before) => at - (requests[before]?.at ?? 0))
    expect(Math.max(...gaps)).toBe(60_100)
    expect(requests.length).toBeLessThan(30)
    expect(job.progress()).toMatchObject({ state: 'running', failed: 0, done: 0, limit: 1 })
    job.cancel()
  })

  /** Whether the service refuses its nth request, from 1, at this time. */
  type Refuses = (nth: number, now: number) => boolean
  const randomly = (): Refuses => {
    let state = 7
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return state / 2 ** 32 < 0.3
    }
  }
  const above20ASecond = (): Refuses => {
    let tokens = 20
    let before = 0
    return (_nth, now) => {
      tokens = Math.min(20, tokens + ((now - before) / 1000) * 20)
      before = now
      if (tokens < 1) return true
      tokens -= 1
      return false
    }
  }

  it.each([
    ['to three in ten requests at random', randomly, null, 500 / 0.7 / 40],
    ['to three in ten requests, with a one-second wait', randomly, 1000, 500 / 0.7 / 40],
    ['above 20 requests per second', above20ASecond, null, 25],
    ['above 20 requests per second, with a one-second wait', above20ASecond, 1000, 25],
  ])(
    '%s, delays a job to less than 1.5 times the shortest possible time',
    async (_name, make, waitMs, leastSeconds) => {
      const refuses = make()
      let nth = 0
      const setup = aJob({
        count: 500,
        service: () => {
          nth += 1
          const { clock } = setup
          if (!refuses(nth, clock.now())) return 'found'
          return tooMany(waitMs === null ? null : clock.date() + waitMs)
        },
      })
      const { job, clock, requests } = setup
      job.start()
      await clock.run()
      expect(job.progress()).toMatchObject({ state: 'done', done: 500, failed: 0 })
      const seconds = (requests.at(-1)?.at ?? 0) / 1000
      expect(seconds).toBeLessThan(1.5 * leastSeconds)
      // It does not achieve this with useless requests: only the unavoidable refusals and a few more.
      expect(requests.length).toBeLessThan(make === randomly ? 500 / 0.7 + 50 : 500 + 75)
    },
  )
})

describe('a rejected key', () => {
  it('pauses the job without failures until it is resumed with an accepted key', async () => {
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

  it('for only one item fails that item once other items were answered', async () => {
    const { job, clock } = aJob({ count: 20, service: (item) => (item === 5 ? key() : 'found') })
    job.start()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'paused', pause: { kind: 'key' } })
    job.resume()
    await clock.run()
    expect(job.progress()).toMatchObject({ state: 'done', done: 19, failed: 1 })
  })
})

describe('a lost network connection', () => {
  it('pauses the job without failures until the connection is back', async () => {
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

  it('is noticed before the start and doesn’t resume a job that the user paused', async () => {
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

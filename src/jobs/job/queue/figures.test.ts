import { describe, expect, it } from 'vitest'
import type { JobState, Progress } from '@/jobs/job/job.ts'
import { createItemStates } from './itemStates.ts'
import { measureProgress } from './measureProgress.ts'
import { createRateLimiter } from './rateLimiter.ts'
import { createSpeedMeter } from './speedMeter.ts'
import { sumProgress } from './sumProgress.ts'

describe('the speed of a job', () => {
  const after = (...ends: number[]) => {
    const speed = createSpeedMeter()
    for (const end of ends) speed.finished(end)
    return speed
  }

  it('is unknown until three items have finished', () => {
    expect(after().rate(1000)).toBeNull()
    expect(after(100, 200).rate(1000)).toBeNull()
    expect(after(100, 200, 300).rate(1000)).toBe(3)
    expect(after(100, 200, 300).rate(2000)).toBe(1.5)
  })

  it('is measured over the last 15 seconds', () => {
    const speed = after(1000, 5000, 6000, 7000)
    expect(speed.rate(15_000)).toBeCloseTo(4 / 15)
    expect(speed.rate(15_999)).toBeCloseTo(4 / 15)
    expect(speed.rate(16_000)).toBeCloseTo(3 / 15)
    expect(speed.rate(20_000)).toBeNull()
  })

  it('is measured anew after a pause', () => {
    const speed = after(100, 200, 300)
    speed.restart(1000)
    expect(speed.rate(1100)).toBeNull()
    for (const end of [1100, 1200, 1500]) speed.finished(end)
    expect(speed.rate(2000)).toBe(3)
    speed.finished(1000)
    expect(speed.rate(2000)).toBe(3)
  })

  it('is finite at the moment the job starts', () => {
    const speed = createSpeedMeter()
    speed.restart(-1)
    for (const end of [0, 0, 0]) speed.finished(end)
    expect(speed.rate(0)).toBe(3000)
  })

  it('stays correct after 5,000 finished items', () => {
    const speed = createSpeedMeter()
    for (let end = 1; end <= 5000; end += 1) speed.finished(end * 10)
    expect(speed.rate(50_000)).toBe(100)
  })
})

describe('the rate limiter', () => {
  const refused = (begunAt: number, now: number, retryAfterMs: number | null = null) => ({
    begunAt,
    now,
    retryAfterMs,
    random: 0.5,
  })

  it('applies the requested number of parallel requests at once', () => {
    const rateLimiter = createRateLimiter(4)
    expect([rateLimiter.limit(), rateLimiter.wanted(), rateLimiter.pausedUntil()]).toEqual([
      4, 4, 0,
    ])
    rateLimiter.want(8)
    expect([rateLimiter.limit(), rateLimiter.wanted()]).toEqual([8, 8])
    rateLimiter.started(50)
    expect(rateLimiter.nextStart(50)).toBe(50)
  })

  it('slows down by a fifth after a 429 and recovers after two seconds without one', () => {
    const rateLimiter = createRateLimiter(4)
    rateLimiter.started(0)
    expect(rateLimiter.refused(refused(0, 100))).toBe(600)
    // Four at a time with 100 ms each make 40 a second; so does 25 ms between starts.
    expect(rateLimiter.nextStart(100)).toBeCloseTo(1000 / (40 * 0.8))
    expect(rateLimiter.pausedUntil()).toBe(0)
    rateLimiter.nextStart(2100)
    rateLimiter.started(2100)
    expect(rateLimiter.nextStart(2100) - 2100).toBeCloseTo(1000 / (40 * 0.95))
    for (let now = 2200; now < 8000; now += 100) rateLimiter.nextStart(now)
    rateLimiter.started(8000)
    expect(rateLimiter.nextStart(8000) - 8000).toBeLessThan(25)
  })

  it('slows down only once for requests that ran at the same time', () => {
    const rateLimiter = createRateLimiter(4)
    rateLimiter.started(0)
    rateLimiter.refused(refused(0, 100))
    rateLimiter.refused(refused(50, 100))
    expect(rateLimiter.nextStart(100)).toBeCloseTo(1000 / (40 * 0.8))
  })

  it('sends one request at a time, with doubling pauses, while every request is refused', () => {
    const rateLimiter = createRateLimiter(4)
    const limitsAndPauses = [0, 1000, 2000, 3000, 5000].map((now) => {
      rateLimiter.started(now)
      rateLimiter.refused(refused(now, now + 100))
      return [rateLimiter.limit(), Math.max(0, rateLimiter.pausedUntil() - now - 100)]
    })
    expect(limitsAndPauses).toEqual([
      [4, 0],
      [4, 0],
      [1, 500],
      [1, 1000],
      [1, 2000],
    ])
    rateLimiter.answered(7200, 7300)
    expect(rateLimiter.limit()).toBe(4)
  })
})

describe('the states of items', () => {
  it('are counted whenever they change', () => {
    const states = createItemStates(['waiting', 'done', 'waiting'])
    states.set(0, 'requesting')
    states.set(0, 'requesting')
    states.set(9, 'done')
    expect(states.add()).toBe(3)
    expect(states.total()).toBe(4)
    expect(
      ['waiting', 'requesting', 'done', 'failed'].map((one) => states.count(one as 'done')),
    ).toEqual([2, 1, 1, 0])
    expect(states.all('waiting')).toEqual([2, 3])
    expect([states.of(0), states.of(9)]).toEqual(['requesting', 'waiting'])
  })
})

describe('the progress of a job', () => {
  const clock = { now: () => 1000, date: () => 500_000, after: () => () => {} }
  const measured = (state: JobState, pausedUntil = 0, ends = [100, 200, 300, 400]) => {
    const rateLimiter = createRateLimiter(4)
    // The third refusal in a row makes all requests wait.
    for (const now of [0, 1, 2]) {
      const retryAfterMs = pausedUntil - now
      if (pausedUntil > 0) rateLimiter.refused({ begunAt: now, now, retryAfterMs, random: 0.5 })
    }
    const speed = createSpeedMeter()
    for (const end of ends) speed.finished(end)
    const states = createItemStates([
      'waiting',
      'requesting',
      'done',
      'not found',
      'failed',
      'cancelled',
    ])
    return measureProgress({
      states,
      rateLimiter,
      refusedDueAt: null,
      speed,
      clock,
      state,
      pause: null,
      unstored: 2,
      startedAt: 7,
    })
  }

  it('counts the items and estimates the remaining time', () => {
    expect(measured('running')).toEqual({
      state: 'running',
      pause: null,
      unstored: 2,
      startedAt: 7,
      total: 6,
      waiting: 1,
      requesting: 1,
      done: 1,
      notFound: 1,
      failed: 1,
      cancelled: 1,
      rate: 4,
      timeLeftMs: 500,
      wanted: 4,
      limit: 4,
      pausedUntil: null,
    })
  })

  it('has no speed while the job is not running or too few items have finished', () => {
    expect(measured('paused')).toMatchObject({ rate: null, timeLeftMs: null })
    expect(measured('running', 0, [])).toMatchObject({ rate: null, timeLeftMs: null })
  })

  it('contains the end of a forced pause only while the job is running', () => {
    expect(measured('running', 1000).pausedUntil).toBeNull()
    expect(measured('running', 1001).pausedUntil).toBe(500_001)
    expect(measured('paused', 3000).pausedUntil).toBeNull()
  })
})

describe('the summed progress of several jobs', () => {
  const ready: Progress = sumProgress([])

  it('is ready with nothing to do if there are no jobs', () => {
    expect(ready).toEqual({
      state: 'ready',
      pause: null,
      total: 0,
      waiting: 0,
      requesting: 0,
      done: 0,
      notFound: 0,
      failed: 0,
      cancelled: 0,
      rate: null,
      timeLeftMs: null,
      wanted: 0,
      limit: 0,
      pausedUntil: null,
      unstored: 0,
      startedAt: null,
    })
  })

  it.each<[JobState[], JobState]>([
    [['running', 'paused'], 'paused'],
    [['done', 'running'], 'running'],
    [['done', 'cancelled'], 'cancelled'],
    [['ready', 'done'], 'done'],
    [['ready', 'ready'], 'ready'],
  ])('with states %j is %s', (states, state) => {
    expect(sumProgress(states.map((one) => ({ ...ready, state: one }))).state).toBe(state)
  })

  it('adds up the counts and takes the speed from the latest job', () => {
    const first: Progress = {
      ...ready,
      total: 9,
      waiting: 1,
      requesting: 2,
      done: 3,
      notFound: 4,
      failed: 5,
      cancelled: 6,
      rate: 7,
      startedAt: 0,
      pause: { kind: 'offline' },
    }
    const sum = sumProgress([
      first,
      { ...first, rate: 2, startedAt: 5, pausedUntil: 0, pause: { kind: 'asked' } },
    ])
    expect(sum).toEqual({
      ...first,
      total: 18,
      waiting: 2,
      requesting: 4,
      done: 6,
      notFound: 8,
      failed: 10,
      cancelled: 12,
      rate: 2,
      pausedUntil: 0,
      startedAt: 0,
      pause: { kind: 'offline' },
    })
    const later = sumProgress([ready, { ...ready, pause: { kind: 'asked' }, pausedUntil: 8 }])
    expect(later).toMatchObject({ pause: { kind: 'asked' }, pausedUntil: 8, startedAt: null })
  })
})

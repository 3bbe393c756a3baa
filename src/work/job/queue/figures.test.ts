import { describe, expect, it } from 'vitest'
import { createItemStates } from './itemStates.ts'
import type { JobState, Progress } from '../job.ts'
import { measureProgress } from './measureProgress.ts'
import { createRateLimiter } from './rateLimiter.ts'
import { createSpeed } from './speed.ts'
import { sumProgress } from './sumProgress.ts'

describe('the speed of a job', () => {
  const after = (...ends: number[]) => {
    const speed = createSpeed()
    for (const end of ends) speed.finished(end)
    return speed
  }

  it('is unknown until three have finished', () => {
    expect(after().rate(1000)).toBeNull()
    expect(after(100, 200).rate(1000)).toBeNull()
    expect(after(100, 200, 300).rate(1000)).toBe(3)
    expect(after(100, 200, 300).rate(2000)).toBe(1.5)
  })

  it('is that of the last fifteen seconds', () => {
    const speed = after(1000, 5000, 6000, 7000)
    expect(speed.rate(15_000)).toBeCloseTo(4 / 15)
    expect(speed.rate(15_999)).toBeCloseTo(4 / 15)
    expect(speed.rate(16_000)).toBeCloseTo(3 / 15)
    expect(speed.rate(20_000)).toBeNull()
  })

  it('begins anew after a pause', () => {
    const speed = after(100, 200, 300)
    speed.restart(1000)
    expect(speed.rate(1100)).toBeNull()
    for (const end of [1100, 1200, 1500]) speed.finished(end)
    expect(speed.rate(2000)).toBe(3)
    speed.finished(1000)
    expect(speed.rate(2000)).toBe(3)
  })

  it('is finite in the very snapshot that it began', () => {
    const speed = createSpeed()
    speed.restart(-1)
    for (const end of [0, 0, 0]) speed.finished(end)
    expect(speed.rate(0)).toBe(3000)
  })

  it('stays right however many have finished', () => {
    const speed = createSpeed()
    for (let end = 1; end <= 5000; end += 1) speed.finished(end * 10)
    expect(speed.rate(50_000)).toBe(100)
  })
})

describe('how many are asked at a time', () => {
  it('is what the user wants', () => {
    const rateLimiter = createRateLimiter(4)
    expect([
      rateLimiter.limit(),
      rateLimiter.wanted(),
      rateLimiter.heldUntil(),
      rateLimiter.refusedInARow(),
    ]).toEqual([4, 4, 0, 0])
    rateLimiter.want(2)
    expect([rateLimiter.limit(), rateLimiter.wanted()]).toEqual([2, 2])
    rateLimiter.want(2)
    rateLimiter.want(8)
    expect([rateLimiter.limit(), rateLimiter.wanted()]).toEqual([8, 8])
  })

  it('is halved at each refusal, down to one', () => {
    const rateLimiter = createRateLimiter(5)
    const limits = [10, 20, 30].map((now) => {
      rateLimiter.refused(now, now, now + 5)
      return [rateLimiter.limit(), rateLimiter.refusedInARow(), rateLimiter.heldUntil()]
    })
    expect(limits).toEqual([
      [2, 1, 15],
      [1, 2, 25],
      [1, 3, 35],
    ])
  })

  it('slows down once for what was under way together', () => {
    const rateLimiter = createRateLimiter(8)
    rateLimiter.refused(5, 10, 100)
    rateLimiter.refused(9, 12, 50)
    expect([rateLimiter.limit(), rateLimiter.refusedInARow(), rateLimiter.heldUntil()]).toEqual([
      4, 1, 100,
    ])
    rateLimiter.refused(10, 20, 90)
    expect([rateLimiter.limit(), rateLimiter.refusedInARow(), rateLimiter.heldUntil()]).toEqual([
      2, 2, 100,
    ])
  })

  it('grows by one after ten answers in a row, up to what is wanted', () => {
    const rateLimiter = createRateLimiter(4)
    const answered = (count: number) => {
      for (let at = 0; at < count; at += 1) rateLimiter.answered()
      return rateLimiter.limit()
    }
    rateLimiter.refused(0, 0, 0)
    expect(rateLimiter.limit()).toBe(2)
    expect([answered(9), answered(1), answered(9), answered(1), answered(30)]).toEqual([
      2, 3, 3, 4, 4,
    ])
    expect(rateLimiter.refusedInARow()).toBe(0)
  })

  it('waits for ten more after another refusal', () => {
    const rateLimiter = createRateLimiter(4)
    rateLimiter.refused(0, 0, 0)
    for (let at = 0; at < 9; at += 1) rateLimiter.answered()
    rateLimiter.refused(1, 1, 0)
    for (let at = 0; at < 9; at += 1) rateLimiter.answered()
    expect(rateLimiter.limit()).toBe(1)
    rateLimiter.answered()
    expect(rateLimiter.limit()).toBe(2)
  })

  it('stays slowed down where the user wants no more than before', () => {
    const rateLimiter = createRateLimiter(8)
    rateLimiter.refused(0, 0, 0)
    rateLimiter.want(8)
    expect(rateLimiter.limit()).toBe(4)
    rateLimiter.want(6)
    expect([rateLimiter.limit(), rateLimiter.wanted()]).toEqual([4, 6])
    rateLimiter.want(7)
    expect(rateLimiter.limit()).toBe(7)
  })
})

describe('the states of items', () => {
  it('are counted as they change', () => {
    const states = createItemStates(['waiting', 'done', 'waiting'])
    states.set(0, 'asking')
    states.set(0, 'asking')
    states.set(9, 'done')
    expect(states.add()).toBe(3)
    expect(states.total()).toBe(4)
    expect(
      ['waiting', 'asking', 'done', 'failed'].map((one) => states.count(one as 'done')),
    ).toEqual([2, 1, 1, 0])
    expect(states.all('waiting')).toEqual([2, 3])
    expect([states.of(0), states.of(9)]).toEqual(['asking', 'waiting'])
  })
})

describe('the progress of a job', () => {
  const clock = { now: () => 1000, date: () => 500_000, after: () => () => {} }
  const measured = (state: JobState, heldUntil = 0, ends = [100, 200, 300, 400]) => {
    const rateLimiter = createRateLimiter(4)
    rateLimiter.refused(0, 0, heldUntil)
    const speed = createSpeed()
    for (const end of ends) speed.finished(end)
    const states = createItemStates([
      'waiting',
      'asking',
      'done',
      'not found',
      'failed',
      'cancelled',
    ])
    return measureProgress({
      states,
      rateLimiter,
      speed,
      clock,
      state,
      pause: null,
      unstored: 2,
      startedAt: 7,
    })
  }

  it('counts, and says how long what is left will take', () => {
    expect(measured('running')).toEqual({
      state: 'running',
      pause: null,
      unstored: 2,
      startedAt: 7,
      total: 6,
      waiting: 1,
      asking: 1,
      done: 1,
      notFound: 1,
      failed: 1,
      cancelled: 1,
      rate: 4,
      timeLeftMs: 500,
      wanted: 4,
      limit: 2,
      heldUntil: null,
    })
  })

  it('has no rate where it does not run, or too little is known', () => {
    expect(measured('paused')).toMatchObject({ rate: null, timeLeftMs: null })
    expect(measured('running', 0, [])).toMatchObject({ rate: null, timeLeftMs: null })
  })

  it('says until when it is held, while it runs', () => {
    expect(measured('running', 1000).heldUntil).toBeNull()
    expect(measured('running', 1001).heldUntil).toBe(500_001)
    expect(measured('paused', 3000).heldUntil).toBeNull()
  })
})

describe('several jobs as one', () => {
  const ready: Progress = sumProgress([])

  it('are ready, with nothing to do, where there are none', () => {
    expect(ready).toEqual({
      state: 'ready',
      pause: null,
      total: 0,
      waiting: 0,
      asking: 0,
      done: 0,
      notFound: 0,
      failed: 0,
      cancelled: 0,
      rate: null,
      timeLeftMs: null,
      wanted: 0,
      limit: 0,
      heldUntil: null,
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
  ])('that are %j are %s', (states, state) => {
    expect(sumProgress(states.map((one) => ({ ...ready, state: one }))).state).toBe(state)
  })

  it('add up what they count; the last one says how fast it goes', () => {
    const first: Progress = {
      ...ready,
      total: 9,
      waiting: 1,
      asking: 2,
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
      { ...first, rate: 2, startedAt: 5, heldUntil: 0, pause: { kind: 'asked' } },
    ])
    expect(sum).toEqual({
      ...first,
      total: 18,
      waiting: 2,
      asking: 4,
      done: 6,
      notFound: 8,
      failed: 10,
      cancelled: 12,
      rate: 2,
      heldUntil: 0,
      startedAt: 0,
      pause: { kind: 'offline' },
    })
    const later = sumProgress([ready, { ...ready, pause: { kind: 'asked' }, heldUntil: 8 }])
    expect(later).toMatchObject({ pause: { kind: 'asked' }, heldUntil: 8, startedAt: null })
  })
})

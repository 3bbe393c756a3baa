import { describe, expect, it } from 'vitest'
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { jobRetryPolicy, type TryHistory, type Retry } from './retryPolicy.ts'
import { createTrials } from './trials.ts'

const past: TryHistory = {
  failed: 0,
  putOff: 0,
  isOnline: true,
  keyIsFine: false,
  date: 1000,
  random: 0.5,
}
const key = new KeyError('search', 'refused')
const rate = (retryAt: number | null = null) =>
  new RateError('too many', anAnswer({ status: 429 }), retryAt)
const network = new NetworkError('search', 'gone')
const unreadable = new UnreadableError('search', 'cut')
const timeout = new TimeoutError('search', 'late')
const status = (code: number) => new HttpError('wrong', anAnswer({ status: code }), null)

describe('the retry policy of a job', () => {
  it.each<[string, unknown, Partial<TryHistory>, Retry]>([
    ['a thrown value that isn’t an error', 'text', {}, { kind: 'failed' }],
    ['an error in the app', new Error('bug'), {}, { kind: 'failed' }],
    ['a refused key', key, {}, { kind: 'pause', reason: 'key' }],
    ['a refused key that worked for other items', key, { keyIsFine: true }, { kind: 'failed' }],
    ['too many requests', rate(), {}, { kind: 'slower', retryAfterMs: null }],
    [
      'too many requests, with a waiting time',
      rate(1700),
      {},
      { kind: 'slower', retryAfterMs: 700 },
    ],
    [
      'too many requests, after many failures',
      rate(),
      { failed: 99 },
      { kind: 'slower', retryAfterMs: null },
    ],
    ['no network', network, { isOnline: false, failed: 9 }, { kind: 'pause', reason: 'offline' }],
    ['a network error while online', network, {}, { kind: 'again', afterMs: 500 }],
    ['a second network error', network, { failed: 1 }, { kind: 'again', afterMs: 1000 }],
    ['a third network error', network, { failed: 2 }, { kind: 'put off' }],
    [
      'a third network error of a postponed item',
      network,
      { failed: 2, putOff: 1 },
      { kind: 'failed' },
    ],
    ['a truncated answer', unreadable, {}, { kind: 'put off' }],
    ['another truncated answer', unreadable, { putOff: 1 }, { kind: 'failed' }],
    ['a timeout', timeout, { failed: 9 }, { kind: 'put off' }],
    ['another timeout', timeout, { putOff: 1 }, { kind: 'failed' }],
    [
      'a service error while offline',
      status(500),
      { isOnline: false },
      { kind: 'again', afterMs: 500 },
    ],
    ['an invalid request', status(400), {}, { kind: 'failed' }],
  ])('decides what follows after %s', (_, error, before, retry) => {
    expect(jobRetryPolicy(error, { ...past, ...before })).toEqual(retry)
  })
})

describe('the history of an item’s tries', () => {
  const noted = (...retries: Retry[]) => {
    const trials = createTrials()
    for (const retry of retries) {
      trials.begin(1)
      trials.note(1, retry, 5)
    }
    return trials
  }
  const nothing = { failed: 0, putOff: 0, keyIsFine: false }

  it('is empty at first and separate for each item', () => {
    expect(createTrials().past(1, 9)).toEqual(nothing)
    expect(noted({ kind: 'put off' }).past(2, 9)).toEqual(nothing)
    expect(createTrials().tries(1)).toBe(0)
  })

  it.each<[Retry, object]>([
    [{ kind: 'again', afterMs: 1 }, { failed: 2 }],
    [{ kind: 'slower', retryAfterMs: 1 }, {}],
    [{ kind: 'put off' }, { putOff: 2 }],
    [{ kind: 'failed' }, {}],
  ])('counts both tries of an item that twice ended with %j', (retry, change) => {
    const trials = noted(retry, retry)
    expect(trials.past(1, 9)).toEqual({ ...nothing, ...change })
    expect(trials.tries(1)).toBe(2)
  })

  it('doesn’t count a pause as a try, and notes that the key works for other requests', () => {
    const trials = noted({ kind: 'pause', reason: 'key' })
    expect(trials.tries(1)).toBe(0)
    expect(trials.past(1, 5).keyIsFine).toBe(false)
    expect(trials.past(1, 6).keyIsFine).toBe(true)
    expect(noted({ kind: 'pause', reason: 'offline' }).past(1, 6).keyIsFine).toBe(false)
    const first = createTrials()
    first.note(1, { kind: 'pause', reason: 'key' }, 0)
    expect(first.past(1, 1).keyIsFine).toBe(true)
  })

  it('can be cleared', () => {
    const trials = noted({ kind: 'put off' })
    trials.forget(1)
    expect(trials.past(1, 9)).toEqual(nothing)
  })
})

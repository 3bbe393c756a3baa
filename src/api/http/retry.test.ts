import { describe, expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  TimeoutError,
  UnreadableError,
} from './errors.ts'
import { nextTryAt, planRetry, readRetryAfter, retryDelay, shouldRetry } from './retry.ts'

const answer = anAnswer({ status: 500, receivedAt: 0 })
const http = (status: number) => new HttpError('', { ...answer, status }, null)

describe('the retry table', () => {
  it.each([
    ['a network error', new NetworkError('search', ''), 2],
    ['500', http(500), 2],
    ['503', http(503), 2],
    [
      'a 503 from a proxy without a service',
      new HttpError('', { ...answer, status: 503 }, 'NOT_CONFIGURED'),
      0,
    ],
    [
      'a response above the proxy’s size limit',
      new HttpError('', { ...answer, status: 502 }, 'ANSWER_TOO_LARGE'),
      0,
    ],
    ['429', new RateError('', answer, null), 3],
    ['503 with a retry time', new HttpError('', { ...answer, status: 503 }, null, 9), 10],
    ['400', http(400), 0],
    ['422', http(422), 0],
    ['a timeout', new TimeoutError('search', ''), 0],
    ['an unreadable response', new UnreadableError('search', ''), 0],
    ['a refused key', new KeyError('search', ''), 0],
  ])('retries after %s %i times', (_name, error, times) => {
    const failures = Array.from({ length: 12 }, (_one, count) => count)
    expect(failures.filter((count) => shouldRetry(count, error))).toHaveLength(times)
  })

  it('waits as long as the service says, at most a minute', () => {
    const at = (retryAt: number) => retryDelay(0, new RateError('', answer, retryAt), 1000)
    expect(at(6000)).toBe(5000)
    expect(at(500)).toBe(0)
    expect(at(900_000)).toBe(60_000)
    expect(retryDelay(0, new HttpError('', answer, null, 6000), 1000)).toBe(5000)
  })

  it('ignores a retry time that is long past, and waits as if there were none', () => {
    const now = 1_000_000
    const late = new RateError('', answer, now - 10_000)
    expect(retryDelay(0, late, now, 0.5)).toBe(2000)
    expect(retryDelay(0, new RateError('', answer, null), now, 0.5)).toBe(2000)
  })

  it('gives the time of the next retry', () => {
    const error = http(500)
    expect(nextTryAt(error)).toBeNull()
    const before = performance.now()
    expect(planRetry(error, 500)).toBe(500)
    expect((nextTryAt(error) ?? 0) - before).toBeGreaterThanOrEqual(500)
  })

  it('doubles the wait, with jitter around it', () => {
    const error = http(500)
    expect(retryDelay(0, error, 0, 0.5)).toBe(500)
    expect(retryDelay(1, error, 0, 0.5)).toBe(1000)
    expect(retryDelay(1, error, 0, 0)).toBe(750)
    expect(retryDelay(1, error, 0, 1)).toBe(1250)
    expect(retryDelay(30, error, 0, 1)).toBe(60_000)
  })
})

describe('Retry-After', () => {
  it.each<[string | null, number | null]>([
    ['30', 31_000],
    ['0', 1000],
    [' 2 ', 3000],
    ['-1', null],
    ['', null],
    [' ', null],
    ['soon', null],
    [null, null],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
  ])('is read from %j as a time, or as null', (header, at) => {
    expect(readRetryAfter(header, 1000)).toBe(at)
  })

  it('still counts when it is less than 5 seconds past, because clocks differ', () => {
    const wait = (late: number) =>
      retryDelay(0, new RateError('', answer, 10_000 - late), 10_000, 0.5)
    expect([0, 4999, 5000].map(wait)).toEqual([0, 0, 2000])
  })

  it('plays no part in other errors, which aren’t retried', () => {
    expect(shouldRetry(0, new Error('other'))).toBe(false)
    expect(shouldRetry(0, http(499))).toBe(false)
  })
})

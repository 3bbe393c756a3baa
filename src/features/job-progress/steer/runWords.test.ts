import { describe, expect, it } from 'vitest'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import {
  finishedCount,
  countdown,
  countsInWords,
  isUnfinished,
  pauseInWords,
  stateInWords,
  waitInWords,
  workNow,
} from './runWords.ts'

const idle = sumProgress([])
type Changes = Partial<typeof idle>
const words = (changes: Changes, role: 'here' | 'elsewhere' = 'here') =>
  stateInWords({ role, progress: { ...idle, ...changes } })

it('does not call a run done if anything failed', () => {
  expect(words({ state: 'done', total: 12, done: 12 })).toBe('Done')
  expect(words({ state: 'done', total: 12, done: 9, failed: 3 })).toBe('Ended, 3 of 12 failed')
  // A finished run has the state `ready` when it is opened again later.
  expect(words({ state: 'ready', total: 1, failed: 1 })).toBe('Ended, 1 of 1 failed')
  expect(words({ state: 'ready', total: 2, failed: 1, waiting: 1 })).toBe('Not running')
})

it('does not call a run done if a title is undecided, which counts as checked', () => {
  const counts = { total: 4, done: 2, undecided: 1, failed: 1 }
  expect(words({ state: 'done', ...counts })).toBe('Ended, 1 of 4 failed, 1 of 4 undecided')
  expect(finishedCount({ ...idle, ...counts })).toBe(4)
  expect(countsInWords({ ...idle, ...counts })).toBe('2 done, 1 undecided, 1 failed')
})

it.each<[Changes, string]>([
  [{ state: 'ready', total: 2, done: 2 }, 'Done'],
  [{ state: 'ready', total: 2, waiting: 1 }, 'Not running'],
  [{ state: 'ready', total: 2, requesting: 1 }, 'Not running'],
  // One of each.
  [{ state: 'ready', total: 2, waiting: 1, requesting: 1 }, 'Not running'],
  [{ state: 'running' }, 'Running'],
  [{ state: 'running', pausedUntil: 0 }, 'Waiting: too many requests'],
  [{ state: 'paused', pause: { kind: 'offline' } }, 'Offline'],
  [{ state: 'paused', pause: { kind: 'asked' } }, 'Paused'],
  [{ state: 'paused', pause: null }, 'Paused'],
  [{ state: 'cancelled' }, 'Cancelled'],
])('describes the run %j as: %s', (changes, expected) => {
  expect(words(changes)).toBe(expected)
})

it('says that a run is running in another tab, but not if it is paused there', () => {
  expect(words({ state: 'running' }, 'elsewhere')).toBe('Running in another tab')
  expect(words({ state: 'paused' }, 'elsewhere')).toBe('Paused')
})

describe('a pause', () => {
  it('that the user requested has no message', () => {
    expect(pauseInWords({ kind: 'asked' })).toBeNull()
  })

  it('without a connection says that it ends by itself', () => {
    expect(pauseInWords({ kind: 'offline' })).toEqual({
      title: 'Paused: no connection',
      message: 'Continues when the connection is back.',
    })
  })

  it('ends the service’s message with a full stop before the advice', () => {
    const error = new Error('The apikey header is missing')
    expect(pauseInWords({ kind: 'key', error })?.message).toMatch(
      /^The apikey header is missing\. Correct/,
    )
    const failure = { says: 'Too busy' }
    expect(pauseInWords({ kind: 'failures', inARow: 5, error: failure })).toEqual({
      title: 'Paused: 5 requests in a row failed.',
      message: 'Too busy. Resume when the service responds again.',
    })
  })

  it.each([null, undefined, 'a word', { code: 7 }])('gives no reason for the error %j', (error) => {
    expect(pauseInWords({ kind: 'failures', inARow: 2, error })?.message).toBe(
      ' Resume when the service responds again.',
    )
  })
})

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [22_000, '0:22'],
  [22_001, '0:23'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [59 * 60_000 + 59_000, '59:59'],
  [60 * 60_000, '1:00:00'],
  [64 * 60_000 + 9000, '1:04:09'],
  [25 * 3_600_000 + 61_000, '25:01:01'],
])('shows a countdown of %i ms as %s', (ms, expected) => {
  expect(countdown(ms)).toBe(expected)
})

it('counts found, not found and failed items as checked', () => {
  expect(finishedCount({ ...idle, waiting: 64, requesting: 32, cancelled: 16, done: 4 })).toBe(4)
  expect(finishedCount({ ...idle, done: 4, notFound: 2, failed: 1 })).toBe(7)
})

it('treats a run as unfinished while items wait, are requested or were cancelled', () => {
  expect(isUnfinished({ ...idle, done: 3, failed: 2, notFound: 1 })).toBe(false)
  expect(isUnfinished({ ...idle, waiting: 1 })).toBe(true)
  expect(isUnfinished({ ...idle, requesting: 1 })).toBe(true)
  expect(isUnfinished({ ...idle, cancelled: 1 })).toBe(true)
  expect(isUnfinished({ ...idle, waiting: 2, requesting: 1, cancelled: 1 })).toBe(true)
  expect(isUnfinished({ ...idle, waiting: 1, cancelled: 1 })).toBe(true)
  expect(isUnfinished({ ...idle, waiting: 1, requesting: 1 })).toBe(true)
})

it('counts the results of a run and leaves out zeros', () => {
  expect(countsInWords({ done: 1200, notFound: 8, failed: 2 })).toBe(
    '1,200 done, 8 not found, 2 failed',
  )
  expect(countsInWords({ done: 0, notFound: 0, failed: 1 })).toBe('1 failed')
  expect(countsInWords(idle)).toBe('')
})

describe('the announced state of a run', () => {
  const now = (changes: Changes) =>
    workNow('Codes', { role: 'here', progress: { ...idle, ...changes } })

  it.each<[Changes, string, string, number]>([
    [{ state: 'running', total: 4, done: 1, waiting: 3 }, 'running', 'Running', 0.25],
    [{ state: 'paused', pause: { kind: 'asked' }, total: 4, waiting: 4 }, 'standing', 'Paused', 0],
    [
      { state: 'paused', pause: { kind: 'offline' }, total: 2, done: 1, waiting: 1 },
      'standing',
      'Paused: no connection',
      0.5,
    ],
    [{ state: 'cancelled', total: 2, cancelled: 2 }, 'standing', 'Cancelled', 0],
    [{ state: 'ready', total: 2, waiting: 1, done: 1 }, 'standing', 'Not running', 0.5],
    [{ state: 'done', total: 4, done: 3, failed: 1 }, 'over', 'Ended', 1],
    // A finished run as it is stored.
    [{ state: 'ready', total: 4, done: 4 }, 'over', 'Ended', 1],
  ])('of %j is %s: %s', (changes, state, failure, part) => {
    expect(now(changes)).toMatchObject({ name: 'Codes', state, words: failure, part })
  })

  it('belongs to this visit if the run has a start time', () => {
    expect(now({ state: 'done', startedAt: 5 }).isOurs).toBe(true)
    expect(now({ state: 'ready', startedAt: null }).isOurs).toBe(false)
  })
})

describe('a job that waits for a click after its page was loaded', () => {
  const stopped = { ...idle, state: 'ready' as const, total: 9, done: 4, waiting: 5 }

  it('says that it was paused or cancelled, and that nothing is lost', () => {
    expect(waitInWords(stopped, false)).toEqual({
      title: 'Waiting for a click on Continue.',
      message: 'It was paused or cancelled before. Results so far are saved.',
    })
  })

  it('says why this tab cannot continue by itself', () => {
    expect(waitInWords(stopped, true)?.message).toBe(
      'It was running when you closed its page. Another tab may still be running it.',
    )
  })

  it('says nothing before it has begun, while it runs, and at its end', () => {
    expect(waitInWords({ ...stopped, done: 0, waiting: 9 }, false)).toBeNull()
    expect(waitInWords({ ...stopped, state: 'running' }, true)).toBeNull()
    expect(waitInWords({ ...stopped, done: 9, waiting: 0 }, true)).toBeNull()
  })
})

import { expect, it } from 'vitest'
import type { LoadNote, Version } from '@/domain/collections/collection.ts'
import { whyIncomplete } from './whyIncomplete.ts'

const counts = { asks: 4, done: 3, notFound: 1, failed: 0, rows: 300, duplicates: 0, withoutId: 0 }
const NOTHING = { asks: 0, done: 0, notFound: 0, rows: 0 }
const snapshot = (overrides: Partial<Version['counts']>, ...notes: LoadNote[]) => ({
  counts: { ...counts, ...overrides },
  notes,
  endedAt: 2,
})

it.each([
  ['every request was answered', snapshot({}), null],
  ['a request failed', snapshot({ done: 2, failed: 1 }), 'partial'],
  ['a request has no answer yet', snapshot({ done: 2 }), 'partial'],
  ['no request was sent yet', { ...snapshot(NOTHING), endedAt: null }, 'partial'],
  ['there was nothing to request', snapshot(NOTHING), null],
  [
    'fewer rows were received than found',
    snapshot({}, { kind: 'fell short', due: 400 }),
    'partial',
  ],
  ['an unknown number of rows wasn’t loaded', snapshot({}, { kind: 'cut', found: null }), 'cut'],
  ['more rows were found than loaded', snapshot({}, { kind: 'cut', found: 60_000 }), 'cut'],
  ['pages overlapped', snapshot({}, { kind: 'overlap', rows: 2 }), 'unsteady'],
  [
    'the total changed during the load',
    snapshot({}, { kind: 'total changed', from: 9, to: 8 }),
    'unsteady',
  ],
  ['the index was ignored', snapshot({}, { kind: 'index ignored' }), 'partial'],
  [
    'pages were shorter or in another order',
    snapshot({}, { kind: 'limit clamped', asked: 100, given: 20 }, { kind: 'shuffled' }),
    null,
  ],
])('says whether and why a version is incomplete where %s', (_when, input, expected) => {
  expect(whyIncomplete(input)).toBe(expected)
})

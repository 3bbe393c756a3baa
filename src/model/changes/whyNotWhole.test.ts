import { expect, it } from 'vitest'
import type { LoadNote, Moment } from '../resultSet/resultSet.ts'
import { whyNotWhole } from './whyNotWhole.ts'

const counts = { asks: 4, done: 3, notFound: 1, failed: 0, rows: 300, duplicates: 0, withoutId: 0 }
const NOTHING = { asks: 0, done: 0, notFound: 0, rows: 0 }
const moment = (given: Partial<Moment['counts']>, ...notes: LoadNote[]) => ({
  counts: { ...counts, ...given },
  notes,
  endedAt: 2,
})

it.each([
  ['everything was answered', moment({}), null],
  ['a request failed', moment({ done: 2, failed: 1 }), 'partial'],
  ['a request is open', moment({ done: 2 }), 'partial'],
  ['nothing was asked yet', { ...moment(NOTHING), endedAt: null }, 'partial'],
  ['there was nothing to ask for', moment(NOTHING), null],
  ['fewer rows came than were found', moment({}, { kind: 'fell short', due: 400 }), 'partial'],
  ['more may have been found', moment({}, { kind: 'cut', found: null }), 'cut'],
  ['more was found than is loaded', moment({}, { kind: 'cut', found: 60_000 }), 'cut'],
  ['pages overlapped', moment({}, { kind: 'overlap', rows: 2 }), 'unsteady'],
  ['the total changed', moment({}, { kind: 'total changed', from: 9, to: 8 }), 'unsteady'],
  ['the index was ignored', moment({}, { kind: 'index ignored' }), 'partial'],
  [
    'pages were shorter or in another order',
    moment({}, { kind: 'limit clamped', asked: 100, given: 20 }, { kind: 'shuffled' }),
    null,
  ],
])('where %s', (_when, given, expected) => {
  expect(whyNotWhole(given)).toBe(expected)
})

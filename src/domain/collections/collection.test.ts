import { describe, expect, it } from 'vitest'
import { canLoadMore, isComplete, type LoadNote, type Version } from './collection.ts'

type Counts = Partial<Version['counts']>

const countsOf = (overrides: Counts): Version['counts'] => ({
  asks: 0,
  done: 0,
  notFound: 0,
  failed: 0,
  rows: 0,
  duplicates: 0,
  withoutId: 0,
  ...overrides,
})
const fellShort: LoadNote = { kind: 'fell short', due: 3 }
const ignored: LoadNote = { kind: 'index ignored' }
const shuffled: LoadNote = { kind: 'shuffled' }

describe('a version is complete', () => {
  it.each<[string, Counts, LoadNote[], boolean]>([
    ['with every page answered', { asks: 3, done: 3 }, [], true],
    ['with some pages not found', { asks: 3, done: 1, notFound: 2 }, [], true],
    ['with a note about shuffled rows', { asks: 1, done: 1 }, [shuffled], true],
    ['not with a page still to load', { asks: 3, done: 2 }, [], false],
    ['not with a failed request', { asks: 3, done: 2, failed: 1 }, [], false],
    ['not if the service ignored the page index', { asks: 1, done: 1 }, [shuffled, ignored], false],
    ['not with fewer rows than the service announced', { asks: 1, done: 1 }, [fellShort], false],
  ])('%s', (_, counts, notes, complete) => {
    expect(isComplete({ counts: countsOf(counts), notes, endedAt: 5 })).toBe(complete)
  })

  it('with nothing to request, once its load has ended', () => {
    expect(isComplete({ counts: countsOf({}), notes: [], endedAt: 0 })).toBe(true)
    expect(isComplete({ counts: countsOf({}), notes: [], endedAt: null })).toBe(false)
    expect(isComplete({ counts: countsOf({ asks: 1, done: 1 }), notes: [], endedAt: null })).toBe(
      true,
    )
  })
})

describe('loading again may add missing rows', () => {
  it.each<[string, Counts, LoadNote[], boolean]>([
    ['if a request failed', { asks: 1, done: 1, failed: 1 }, [], true],
    ['if a page was never requested', { asks: 3, done: 1, notFound: 1 }, [], true],
    ['if nothing was requested at all', {}, [], true],
    [
      'if a page was not found and rows are missing',
      { asks: 2, done: 1, notFound: 1 },
      [fellShort],
      true,
    ],
    ['not if every page loaded, even with rows missing', { asks: 2, done: 2 }, [fellShort], false],
    [
      'not if pages were not found but rows are complete',
      { asks: 2, done: 1, notFound: 1 },
      [shuffled],
      false,
    ],
    ['not if everything was loaded', { asks: 1, done: 1 }, [], false],
  ])('%s', (_, counts, notes, may) => {
    expect(canLoadMore({ counts: countsOf(counts), notes })).toBe(may)
  })
})

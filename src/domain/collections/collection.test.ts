import { describe, expect, it } from 'vitest'
import { canGoOn, isComplete, type LoadNote, type Version } from './collection.ts'

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
    ['with some not found', { asks: 3, done: 1, notFound: 2 }, [], true],
    ['with a note that takes nothing away', { asks: 1, done: 1 }, [shuffled], true],
    ['not with a page left', { asks: 3, done: 2 }, [], false],
    ['not with one failed', { asks: 3, done: 2, failed: 1 }, [], false],
    ['not where pages repeat each other', { asks: 1, done: 1 }, [shuffled, ignored], false],
    ['not where less came than was promised', { asks: 1, done: 1 }, [fellShort], false],
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
    ['where something failed', { asks: 1, done: 1, failed: 1 }, [], true],
    ['where pages were not checked for', { asks: 3, done: 1, notFound: 1 }, [], true],
    ['where nothing was asked at all', {}, [], true],
    [
      'where a row was found that no page had',
      { asks: 2, done: 1, notFound: 1 },
      [fellShort],
      true,
    ],
    ['not where all was found, and little', { asks: 2, done: 2 }, [fellShort], false],
    ['not where some are just not there', { asks: 2, done: 1, notFound: 1 }, [shuffled], false],
    ['not where everything came', { asks: 1, done: 1 }, [], false],
  ])('%s', (_, counts, notes, may) => {
    expect(canGoOn({ counts: countsOf(counts), notes })).toBe(may)
  })
})

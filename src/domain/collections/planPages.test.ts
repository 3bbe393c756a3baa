import { describe, expect, it } from 'vitest'
import { aVersion } from '@test/made/aVersion.ts'
import type { LoadNote, Version } from './collection.ts'
import {
  dueOf,
  notesAtEnd,
  planAfterPage,
  remainingCapacity,
  withNote,
  type PageFacts,
} from './planPages.ts'

const page = (overrides: Partial<PageFacts> = {}): PageFacts => ({
  pageSize: 100,
  received: 100,
  numFound: null,
  shuffled: null,
  isEnd: false,
  ...overrides,
})
const start = (overrides: Partial<Version> = {}, most = 50_000): Version => {
  const version = aVersion({ id: 'm', ...overrides })
  return { ...version, settings: { ...version.settings, most } }
}
const kinds = (notes: readonly LoadNote[]) => notes.map(({ kind }) => kind)

describe('the pages of a load', () => {
  it('cover the rows found, up to the load limit', () => {
    const requestsPlanned = (numFound: number, most?: number) =>
      planAfterPage(start({}, most), 0, page({ numFound })).asks
    expect([0, 100, 101, 4213].map((found) => requestsPlanned(found))).toEqual([1, 1, 2, 43])
    expect(requestsPlanned(4213, 250)).toBe(3)
    expect(requestsPlanned(90_000)).toBe(500)
    expect(requestsPlanned(90_000, 90_000)).toBe(500)
  })

  it('grow by one at a time if the total is unknown', () => {
    const requestsPlanned = (part: number, overrides: Partial<PageFacts>, most?: number) =>
      planAfterPage(start({}, most), part, page(overrides)).asks
    expect(requestsPlanned(0, {})).toBe(2)
    expect(requestsPlanned(4, {})).toBe(6)
    expect(requestsPlanned(4, { isEnd: true, received: 12 })).toBe(5)
    expect(requestsPlanned(2, {}, 300)).toBe(3)
  })

  it('never become fewer than planned', () => {
    const { counts } = start()
    const version = start({ counts: { ...counts, asks: 9 }, promised: 850 })
    expect(planAfterPage(version, 3, page({ numFound: 200 })).asks).toBe(9)
    expect(planAfterPage({ ...version, promised: null }, 0, page()).asks).toBe(9)
  })

  it('are planned by the size of the first page if it differs from the requested size', () => {
    const plan = planAfterPage(start(), 0, page({ pageSize: 48, numFound: 480 }))
    expect(plan).toMatchObject({
      asks: 10,
      promised: 480,
      notes: [{ kind: 'limit clamped', asked: 100, given: 48 }],
    })
    expect(planAfterPage(start(), 1, page({ pageSize: 48, numFound: 480 })).notes).toEqual([])
  })
})

describe('the notes about a page', () => {
  const notes = (overrides: Partial<PageFacts>, version = start(), part = 0) =>
    planAfterPage(version, part, page(overrides)).notes

  it('say that rows are shuffled', () => {
    expect(kinds(notes({ shuffled: true, numFound: 1 }))).toEqual(['shuffled'])
    expect(notes({ shuffled: false, numFound: 1 })).toEqual([])
  })

  it('say that more rows were found than are loaded, while that is true', () => {
    expect(notes({ numFound: 300 }, start({}, 300))).toEqual([])
    const cut = notes({ numFound: 301 }, start({}, 300))
    expect(cut).toEqual([{ kind: 'cut', found: 301 }])
    expect(kinds(notes({ numFound: 300 }, start({ notes: cut }, 300)))).toEqual([])
  })

  it('say that there may be more rows if the total is unknown and the limit is reached', () => {
    expect(notes({}, start({}, 300), 1)).toEqual([])
    expect(notes({ received: 99 }, start({}, 300), 2)).toEqual([])
    expect(notes({}, start({}, 300), 2)).toEqual([{ kind: 'cut', found: null }])
  })

  it('say that the total changed, even if it changes back', () => {
    expect(notes({ numFound: 500 }, start({ promised: 500 }))).toEqual([])
    const changed = notes({ numFound: 510 }, start({ promised: 500 }))
    expect(changed).toEqual([{ kind: 'total changed', from: 500, to: 510 }])
    expect(notes({ numFound: 500 }, start({ promised: 500, notes: changed }))).toEqual(changed)
    expect(notes({ numFound: null }, start({ promised: 500, notes: changed }))).toEqual(changed)
    expect(planAfterPage(start({ notes: changed, promised: 500 }, 900), 0, page()).asks).toBe(6)
  })
})

describe('the rows of a load', () => {
  const counted = (overrides: Partial<Version['counts']>) => ({ ...start().counts, ...overrides })

  it('can still be added up to the load limit', () => {
    const capacity = (rows: number, most?: number) =>
      remainingCapacity(start({ counts: counted({ rows }) }, most))
    expect([capacity(10, 30), capacity(30, 30), capacity(31, 30), capacity(1, 90_000)]).toEqual([
      20, 0, 0, 49_999,
    ])
  })

  it('are expected up to the announced total or the limit', () => {
    expect(dueOf(start({ promised: 500 }))).toBe(500)
    expect(dueOf(start({ promised: 500 }, 300))).toBe(300)
    expect(dueOf(start({ promised: null }))).toBe(0)
  })

  it('are noted as too few if every page has an answer and rows are missing', () => {
    const end = (overrides: Partial<Version['counts']>, notes: LoadNote[] = []) =>
      notesAtEnd(start({ promised: 200, notes, counts: counted({ asks: 3, ...overrides }) }))
    const short = { kind: 'fell short', due: 200 }
    expect(end({ done: 2, notFound: 1, rows: 199 })).toEqual([short])
    expect(end({ done: 2, rows: 199 })).toEqual([])
    expect(end({ done: 3, rows: 199, duplicates: 1 })).toEqual([])
    expect(end({ done: 3, rows: 198, duplicates: 1 })).toEqual([short])
    expect(end({ done: 3, rows: 1 }, [{ kind: 'index ignored' }])).toEqual([
      { kind: 'index ignored' },
    ])
    expect(end({ done: 3, rows: 200 }, [{ kind: 'fell short', due: 9 }])).toEqual([])
  })
})

it('replaces a note with a newer one of the same kind', () => {
  const shuffled: LoadNote = { kind: 'shuffled' }
  const overlap = (rows: number): LoadNote => ({ kind: 'overlap', rows })
  expect(withNote([overlap(1), shuffled], overlap(2))).toEqual([overlap(2), shuffled])
  expect(withNote([shuffled], overlap(2))).toEqual([shuffled, overlap(2)])
})

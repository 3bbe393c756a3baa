import { describe, expect, it } from 'vitest'
import { aCollection } from '@test/made/aCollection.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
} from '@test/made/anUpdateRun.ts'
import { aVersion } from '@test/made/aVersion.ts'
import {
  inOrder,
  joinVersions,
  summaryOfCodes,
  summaryOfList,
  summaryOfSearch,
  summaryOfVersions,
} from './collectionSummary.ts'

const counts = { asks: 5, done: 5, notFound: 0, failed: 0, rows: 200, duplicates: 0, withoutId: 0 }
const stored = { damaged: 0, isInMemory: false }

describe('a collection', () => {
  const of = (...versions: ReturnType<typeof aVersion>[]) =>
    summaryOfVersions({ ...stored, collection: aCollection('s', { name: 'Shirts' }), versions }, [])

  it('shows the product count and time of its newest version', () => {
    const newest = aVersion({ id: 'b', at: 20, counts })
    expect(of(newest, aVersion({ id: 'a', at: 10 }))).toMatchObject({
      key: 'set s',
      source: 'search',
      items: 200,
      updatedAt: 20,
      state: { kind: 'complete' },
      changes: { kind: 'versions' },
    })
    expect(of(newest).changes).toBeNull()
  })

  it('is paused while part of it can still be loaded', () => {
    const part = { ...counts, done: 2, rows: 80 }
    expect(of(aVersion({ id: 'a', counts: part, promised: 200, endedAt: null })).state).toEqual({
      kind: 'paused',
      checked: 80,
      total: 200,
    })
  })

  it('is short if the service returned fewer products than it announced', () => {
    const short = aVersion({
      id: 'a',
      counts: { ...counts, rows: 190 },
      promised: 200,
      notes: [{ kind: 'fell short', due: 200 }],
    })
    expect(of(short).state).toEqual({ kind: 'short', loaded: 190, promised: 200 })
  })

  it('is paused if pages that should contain rows were empty', () => {
    const empty = aVersion({
      id: 'a',
      counts: { ...counts, done: 3, notFound: 2, rows: 120 },
      promised: 200,
      notes: [{ kind: 'fell short', due: 200 }],
    })
    expect(of(empty).state).toEqual({ kind: 'paused', checked: 120, total: 200 })
  })

  it('is empty without a version', () => {
    expect(of()).toMatchObject({ items: 0, updatedAt: null, sortAt: 1, state: { kind: 'empty' } })
  })

  it('has no product count if none of its versions can be read', () => {
    const damaged = { ...stored, damaged: 2, collection: aCollection('s'), versions: [] }
    expect(summaryOfVersions(damaged, [])).toMatchObject({ items: null, state: { kind: 'empty' } })
  })

  it('shows the changes of the last update, except discounts', () => {
    const outcome = comparedOutcome(aChangesSummary())
    const newest = aVersion({ id: outcome.now.momentId })
    const run = anUpdateRun([anUpdateStep('shirts', { outcome })])
    const collection = {
      ...stored,
      collection: aCollection('s'),
      versions: [newest, aVersion({ id: 'old' })],
    }
    const { changes } = summaryOfVersions(collection, [run])
    expect(changes?.kind).toBe('compared')
    const kinds = changes?.kind === 'compared' ? changes.counts.map(([kind]) => kind) : []
    expect(kinds).toContain('price-down')
    expect(kinds).not.toContain('discount')
  })

  it('shows whether its versions come from a collection of codes or a picked one', () => {
    const from = (source: Parameters<typeof aCollection>[1]) =>
      summaryOfVersions({ ...stored, collection: aCollection('s', source), versions: [] }, [])
    expect(from({ source: { kind: 'codes', collectionId: 'b' } })).toMatchObject({
      source: 'codes',
      origin: { kind: 'collection', id: 'b' },
    })
    expect(from({ source: { kind: 'picked', collectionId: 'l' } })).toMatchObject({
      source: 'picked',
      origin: { kind: 'collection', id: 'l' },
    })
  })
})

describe('a collection of codes', () => {
  const of = (overrides: object) =>
    summaryOfCodes({
      id: 'b',
      at: 5,
      name: 'Links',
      groups: [['us'], ['gb']],
      settings: { as: 'url' },
      counts: { lines: 12, invalid: 1, asks: 20, done: 20, notFound: 0, failed: 0, ...overrides },
    })

  it('counts each item once, even if it is checked in several countries', () => {
    expect(of({})).toMatchObject({
      items: 10,
      countries: ['us', 'gb'],
      origin: { kind: 'codes', as: 'url', lines: 12 },
      state: { kind: 'complete' },
      changes: null,
      markets: ['b'],
    })
  })

  it('is paused until every item has an answer', () => {
    expect(of({ done: 7, notFound: 2, failed: 1, undecided: 1 })).toMatchObject({
      state: { kind: 'paused', checked: 11, total: 20 },
      changes: { kind: 'missing', notFound: 2, failed: 1 },
    })
  })
})

describe('a picked collection', () => {
  it('shows the time of its last change or price update, whichever is later', () => {
    const list = { id: 'l', at: 1, changedAt: 10, name: 'Talks' }
    const entries = [aListEntry('A', { seen: aSeenProduct({ at: 30 }) }), aListEntry('B')]
    const of = (some: typeof entries) =>
      summaryOfList({ ...stored, list: { ...list, entries: some } })
    expect(of(entries)).toMatchObject({ source: 'picked', items: 2, updatedAt: 30 })
    expect(of([])).toMatchObject({ items: 0, updatedAt: 10 })
  })

  it('shows how many of its products were not found', () => {
    const entries = [aListEntry('A', { missingAt: 5 }), aListEntry('B')]
    const list = { id: 'l', at: 1, changedAt: 10, name: 'Talks', entries }
    expect(summaryOfList({ ...stored, list }).changes).toEqual({
      kind: 'missing',
      notFound: 1,
      failed: 0,
    })
  })
})

describe('a saved search', () => {
  const found = (at: number, ...numbers: (number | null)[]) => ({
    at,
    found: numbers.map((count, index) => ({ countries: `c${index}`, count })),
  })
  const of = (saved: ReturnType<typeof found> | null, seen: ReturnType<typeof found> | null) =>
    summaryOfSearch({ path: '/search?q=linen', name: 'linen', at: 3, saved, seen }, ['us', 'gb'])

  it('is not loaded, and shows its product count and the increase since saving', () => {
    expect(of(found(1, 10, 5), found(2, 17, 10))).toMatchObject({
      id: '/search?q=linen',
      items: 27,
      state: { kind: 'not loaded', found: 27 },
      changes: { kind: 'found', more: 12, since: 1 },
      updatedAt: null,
      sortAt: 2,
    })
  })

  it('has no count if a country has none, and no change until it is counted again', () => {
    expect(of(found(1, 10, null), null)).toMatchObject({ items: null, changes: null })
    expect(of(null, null)).toMatchObject({ items: null, changes: null, sortAt: 3 })
    expect(of(found(1, 10), found(1, 10)).changes).toBeNull()
  })
})

it('puts the most recently updated collection first, whatever its type', () => {
  const list = { id: 'l', at: 1, changedAt: 10, name: 'Talks', entries: [] }
  const collection = {
    ...stored,
    collection: aCollection('s'),
    versions: [aVersion({ id: 'a', at: 20 })],
  }
  const collections = [summaryOfList({ ...stored, list }), summaryOfVersions(collection, [])]
  expect(inOrder(collections).map(({ key }) => key)).toEqual(['set s', 'list l'])
})

describe('a picked collection and its versions', () => {
  const list = summaryOfList({
    ...stored,
    list: { id: 'l', at: 1, changedAt: 5, name: 'Price talks', entries: [aListEntry('A')] },
  })
  const versions = (id: string, country = 'us') =>
    summaryOfVersions(
      {
        ...stored,
        collection: aCollection(id, {
          source: { kind: 'picked', collectionId: 'l' },
          countries: [country],
        }),
        versions: [aVersion({ id: `${id}2`, at: 30 }), aVersion({ id: `${id}1`, at: 20 })],
      },
      [],
    )

  it('are shown as one collection, with the time of the newest version', () => {
    expect(joinVersions([versions('s')], [list])).toEqual([
      { ...list, versionsId: 's', changes: { kind: 'versions' }, updatedAt: 30, sortAt: 30 },
    ])
  })

  it('are shown as paused if the versions are paused', () => {
    const part = { ...versions('s'), state: { kind: 'paused', checked: 1, total: 2 } } as const
    expect(joinVersions([part], [list])).toMatchObject([{ key: 'list l', state: part.state }])
  })

  it('are shown as one collection for several groups of countries, without changes', () => {
    const sets = [versions('s'), versions('t', 'in')]
    expect(joinVersions(sets, [list])).toEqual([
      { ...list, versionsId: 's', updatedAt: 30, sortAt: 30 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { defaultLoadSettings, type Collection } from '@/domain/collections/collection.ts'
import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { sourcesOf } from './sourcesOf.ts'

const NOTHING = {
  searches: [],
  lists: [],
  batches: [],
  savedVersions: [],
  settings: defaultLoadSettings,
}
const groupsOf = (countries: readonly string[]) => countries.map((country) => [country])

function aSaved(path: string, counts: Record<string, number | null> | null): SavedSearch {
  const seen = counts && {
    at: 1,
    found: Object.entries(counts).map(([countries, count]) => ({ countries, count })),
  }
  return { path, name: 'cotton', at: 1, saved: seen, seen }
}

function aSavedCollection(
  source: Collection['source'],
  countries: string[],
  at: number,
): CollectionVersions {
  const set = { id: 'set', at: 1, name: 'kept', source, countries, views: [] }
  return {
    collection: set,
    versions: [aVersion({ id: 'snapshot', at })],
    damaged: 0,
    isInMemory: false,
    bytes: 0,
    weights: {},
  }
}

describe('sources of Update all', () => {
  it('include a saved search per group of countries, with one request per page', () => {
    const path = '/search?q=cotton&word=shirt&country=us&country=in&merchant=Northgate'
    const [source, ...others] = sourcesOf({
      ...NOTHING,
      searches: [aSaved(path, { us: 4213, in: 120 })],
      groupsOf,
    })
    expect(others).toEqual([])
    expect(source).toMatchObject({ kind: 'search', name: 'cotton', requests: 43 + 2, lastAt: null })
    expect(source?.steps).toMatchObject([
      {
        countries: ['us'],
        source: { kind: 'search', q: 'cotton', words: ['shirt'], merchant: ['Northgate'] },
      },
      { countries: ['in'] },
    ])
  })

  it('have no request count if the search was never counted', () => {
    const [source] = sourcesOf({
      ...NOTHING,
      searches: [aSaved('/search?country=us', null)],
      groupsOf,
    })
    expect(source?.requests).toBeNull()
  })

  it('say how many rows are loaded at most if more were found', () => {
    const [source, small] = sourcesOf({
      ...NOTHING,
      searches: [
        aSaved('/search?country=us', { us: 60_000 }),
        aSaved('/search?q=cotton&country=us', { us: 50_000 }),
      ],
      groupsOf,
    })
    expect(source).toMatchObject({ cutAt: 50_000, requests: 500 })
    expect(small).toMatchObject({ cutAt: null, requests: 500 })
  })

  it('use the page size and the date of the last saved version', () => {
    const savedVersions = aSavedCollection(
      {
        kind: 'search',
        q: 'cotton',
        words: [],
        merchant: [],
        brand: [],
        category: '',
        division: '',
      },
      ['us'],
      77,
    )
    const [version] = savedVersions.versions
    if (version) version.settings = { ...defaultLoadSettings, pageSize: 10 }
    const [source] = sourcesOf({
      ...NOTHING,
      searches: [aSaved('/search?q=cotton&country=us', { us: 95 })],
      savedVersions: [savedVersions],
      groupsOf,
    })
    expect(source).toMatchObject({ requests: 10, lastAt: 77 })
  })

  it('include a picked collection with one request per product, but not an empty one', () => {
    const entries = [aListEntry('A'), aListEntry('B'), aListEntry('C', { country: 'in,gb' })]
    const list = { at: 1, changedAt: 1, name: 'Autumn' }
    const sources = sourcesOf({
      ...NOTHING,
      lists: [
        { ...list, id: 'one', entries },
        { ...list, id: 'two', entries: [] },
      ],
      groupsOf,
    })
    expect(sources).toMatchObject([
      {
        kind: 'list',
        requests: 3,
        steps: [{ countries: ['us'] }, { countries: ['in', 'gb'] }],
      },
    ])
  })

  it('include a code collection per group of countries', () => {
    const counts = { lines: 9, invalid: 1, asks: 16, done: 0, notFound: 0, failed: 0 }
    const settings = {
      as: 'auto' as const,
      mode: 'full' as const,
      atOnce: 4,
      names: false,
      otherForms: false,
      chain: false,
    }
    const batch = { id: 'b', at: 1, name: 'ERP', settings, isRunning: false, counts }
    const [source] = sourcesOf({
      ...NOTHING,
      batches: [{ ...batch, groups: [['us'], ['in']] }],
      groupsOf,
    })
    expect(source).toMatchObject({ kind: 'batch', requests: 16, steps: [{}, {}] })
  })

  it('include an unsaved loaded search once, unless a saved search covers it', () => {
    const search = (q: string): Collection['source'] => ({
      kind: 'search',
      q,
      words: [],
      merchant: [],
      brand: [],
      category: '',
      division: '',
    })
    const saved = aSavedCollection(search('cotton'), ['us'], 7)
    const other = aSavedCollection(search('linen'), ['us'], 9)
    const ofCodes = aSavedCollection({ kind: 'codes', collectionId: 'gone' }, ['us'], 9)
    const found = sourcesOf({
      ...NOTHING,
      searches: [aSaved('/search?q=cotton&country=us', { us: 100 })],
      savedVersions: [
        other,
        saved,
        ofCodes,
        { ...other, collection: { ...other.collection, id: 'twin' } },
      ],
      groupsOf,
    })
    expect(found).toMatchObject([
      { kind: 'search', lastAt: 7 },
      { kind: 'set', name: 'kept', lastAt: 9, steps: [{ id: 'set', source: search('linen') }] },
    ])
  })

  it('show when a picked collection was last loaded on its own page', () => {
    const seen = {
      at: 40,
      title: null,
      merchant: null,
      brand: null,
      imageUrl: null,
      offerPrice: 1,
      active: null,
    }
    const [list, fresh] = sourcesOf({
      ...NOTHING,
      lists: [
        {
          id: 'l',
          at: 1,
          changedAt: 1,
          name: 'seen',
          entries: [aListEntry('A', { seen }), aListEntry('B')],
        },
        { id: 'm', at: 1, changedAt: 1, name: 'fresh', entries: [aListEntry('A')] },
      ],
      groupsOf,
    })
    expect([list?.lastAt, fresh?.lastAt]).toEqual([40, null])
  })
})

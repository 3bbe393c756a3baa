import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { storedUpdateRun } from '@/storage/updates/storedUpdateRun.ts'
import { convertHeads, convertReferences, convertStores } from './convertEntries.ts'
import { storedEntry } from './storedCollection.ts'

const november = JSON.parse(
  readFileSync(new URL('../../../test/stored/backupOfNovember2026.json', import.meta.url), 'utf8'),
) as { stores: Record<string, unknown[]> }

type Head = Record<string, unknown> & { part: string }
const heads = (stores: Parameters<typeof convertHeads>[0]) => {
  const converted = convertHeads(stores, () => 0.5)
  const byId = new Map((converted.entries as Head[]).map((entry) => [entry.part, entry]))
  return { ...converted, byId }
}
const areWhole = (entries: readonly unknown[]) => entries.every((entry) => v.is(storedEntry, entry))

const at = { connectionId: 'demo', of: '' }
const settings = {
  as: 'auto',
  atOnce: 4,
  mode: 'lite',
  names: true,
  otherForms: false,
  chain: false,
}
const batch = (id: string, more: object = {}) => ({
  ...at,
  part: id,
  holds: 'batch',
  at: 5,
  name: `Codes ${id}`,
  groups: [['us'], ['in']],
  settings,
  isRunning: false,
  counts: { lines: 4, invalid: 0, asks: 4, done: 3, notFound: 1, failed: 0 },
  ...more,
})
const list = (id: string, more: object = {}) => ({
  connectionId: 'demo',
  id,
  at: 5,
  changedAt: 6,
  name: `Picked ${id}`,
  entries: [],
  ...more,
})
const set = (id: string, source: object, more: object = {}) => ({
  ...at,
  part: id,
  at: 7,
  holds: 'set',
  set: { id, at: 7, name: `Set ${id}`, source, countries: ['us'], views: [], ...more },
})
const search = {
  kind: 'search',
  q: 'shirt',
  words: [],
  merchant: [],
  brand: [],
  category: '',
  division: '',
}
const moment = (id: string, collectionId: string, more: object = {}) => ({
  ...at,
  part: id,
  at: 8,
  holds: 'moment',
  moment: {
    id,
    setId: collectionId,
    at: 8,
    endedAt: 9,
    settings: { mode: 'full', pageSize: 100, atOnce: 4, most: 50_000, batch: null },
    isRunning: false,
    promised: 1,
    counts: { asks: 1, done: 1, notFound: 0, failed: 0, rows: 1, duplicates: 0, withoutId: 0 },
    notes: [],
  },
  bytes: 10,
  notFound: [],
  failed: [],
  products: null,
  ...more,
})
const view = (name: string, state = name) => ({ name, state })

describe('data stored by an earlier app version', () => {
  it('is converted from a real backup into valid collections of every source', () => {
    const { collections = [], ...others } = convertStores(november.stores) ?? {}
    const entries = collections as Head[]
    expect(areWhole(entries)).toBe(true)
    expect(Object.keys(others)).not.toContain('batches')
    const entriesOf = (holds: string) => entries.filter((entry) => entry['holds'] === holds)
    expect(entriesOf('collection').map(({ name }) => name)).toEqual([
      'Codes, URLs and ids, 4',
      'Two',
      'oxford shirt',
      'oxford shirt',
      'oxford shirt',
    ])
    expect(entriesOf('version')).toHaveLength(2)
    expect(entriesOf('rows')).toHaveLength(2)
    expect(entriesOf('codes')).toHaveLength(1)
    expect(entriesOf('answer')).toHaveLength(4)
  })

  it('is not converted again if it already has the current form', () => {
    expect(convertStores({ collections: [], recents: [] })).toBeNull()
  })

  it('preserves existing ids, and gives each saved search a new one', () => {
    const path = '/search?q=shirt&country=us'
    const { entries } = heads({
      batches: [batch('b')],
      lists: [list('l')],
      resultSets: [set('s', search)],
      savedSearches: [
        { connectionId: 'demo', path, name: 'shirt', at: 1, saved: null, seen: null },
      ],
    })
    expect(areWhole(entries)).toBe(true)
    expect(entries.map(({ part, name }) => [part, name])).toEqual([
      ['b', 'Codes b'],
      ['l', 'Picked l'],
      [expect.stringMatching(/^[a-z0-9]{10}$/), 'shirt'],
      ['s', 'Set s'],
    ])
    expect(entries[2]).toMatchObject({ source: { kind: 'search', path } })
  })
})

describe('former versions of a collection of codes or of picked products', () => {
  it('become versions of that collection with their countries, and the former set is removed', () => {
    const { byId, removedKeys, sets, entries } = heads({
      batches: [batch('b')],
      lists: [list('l')],
      resultSets: [
        set('us', { kind: 'batch', batchId: 'b' }),
        set('in', { kind: 'batch', batchId: 'b' }, { countries: ['IN'] }),
        set('picked', { kind: 'list', listId: 'l' }),
        moment('v1', 'us'),
        moment('v2', 'in'),
        moment('v3', 'picked'),
      ],
    })
    expect(areWhole(entries)).toBe(true)
    expect([...byId.keys()]).toEqual(['b', 'l', 'v1', 'v2', 'v3'])
    expect(byId.get('v1')).toMatchObject({ version: { collectionId: 'b', countries: ['us'] } })
    expect(byId.get('v2')).toMatchObject({ version: { collectionId: 'b', countries: ['IN'] } })
    expect(byId.get('v3')).toMatchObject({ version: { collectionId: 'l', countries: ['us'] } })
    expect(byId.get('b')).toMatchObject({
      formerIds: [
        { id: 'us', countries: ['us'] },
        { id: 'in', countries: ['IN'] },
      ],
    })
    expect(removedKeys.map(([, , id]) => id)).toEqual(['us', 'in', 'picked'])
    expect(sets.get('["demo","in"]')).toMatchObject({ collectionId: 'b', setId: 'b:in' })
  })

  it('add their views and price checks to the collection; a view with a duplicate name is renamed', () => {
    const { byId } = heads({
      batches: [
        batch('b', { views: [view('Cheap', 'a')], markets: ['m1'] }),
        batch('m1'),
        batch('m2'),
      ],
      resultSets: [
        set(
          'us',
          { kind: 'batch', batchId: 'b' },
          { views: [view('Cheap', 'a'), view('Cheap', 'b')], markets: ['m1', 'm2'], traits: ['t'] },
        ),
      ],
    })
    expect(byId.get('b')).toMatchObject({
      views: [view('Cheap', 'a'), view('Cheap 2', 'b')],
      markets: ['m1', 'm2'],
      traits: ['t'],
    })
    expect([byId.get('m1')?.['partOf'], byId.get('m2')?.['partOf']]).toEqual(['b', 'b'])
  })

  it('belong to the collection if the former set had the same id', () => {
    const { byId, removedKeys } = heads({
      lists: [list('l')],
      resultSets: [set('l', { kind: 'list', listId: 'l' }), moment('v', 'l')],
    })
    expect(byId.get('l')).toMatchObject({ source: { kind: 'picked' } })
    expect(byId.get('v')).toMatchObject({ version: { collectionId: 'l' } })
    expect(removedKeys).toEqual([])
  })

  it('remain if their collection was deleted: as picked products, or as codes without lines', () => {
    const products = [
      { id: 'A', country: 'us' },
      { id: 'B', country: 'us' },
    ]
    const { byId, entries } = heads({
      resultSets: [
        set('s', { kind: 'list', listId: 'gone' }),
        set('c', { kind: 'batch', batchId: 'gone' }),
        moment('v', 's', { products }),
        moment('w', 'c'),
      ],
    })
    expect(areWhole(entries)).toBe(true)
    expect(byId.get('s')).toMatchObject({ source: { kind: 'picked', entries: products } })
    expect(byId.get('c')).toMatchObject({
      source: { kind: 'codes', counts: { lines: 0 } },
      countries: [['us']],
    })
    expect(byId.get('v')).toMatchObject({ version: { collectionId: 's', countries: ['us'] } })
    expect(byId.get('w')).toMatchObject({ version: { collectionId: 'c', countries: ['us'] } })
  })

  it('are not added to a collection of another connection', () => {
    const { byId } = heads({
      batches: [{ ...batch('b'), connectionId: 'proxy' }],
      resultSets: [set('s', { kind: 'batch', batchId: 'b' }), moment('v', 's')],
    })
    expect(byId.get('v')).toMatchObject({ version: { collectionId: 's' } })
  })
})

describe('damaged entries of an earlier app version', () => {
  it('stay unchanged under their key, and a damaged version stays with its collection', () => {
    const { byId } = heads({
      batches: [{ ...at, part: 'b', holds: 'batch', name: 7 }],
      lists: [{ connectionId: 'demo', id: 'l' }],
      resultSets: [
        set('s', search),
        { ...moment('v', 's'), bytes: 'many' },
        { ...at, part: 'x', holds: 'set' },
        moment('y', 'x'),
        { ...at, part: 'z' },
      ],
    })
    const damaged = [...byId.values()].filter((entry) => !v.is(storedEntry, entry))
    expect(damaged.map(({ part }) => part)).toEqual(['b', 'l', 'x', 'z', 'v', 'y'])
    expect(byId.get('b')).toMatchObject({ name: 7 })
    expect(byId.get('v')).toMatchObject({ bytes: 'many', version: { collectionId: 's' } })
    expect(byId.get('y')).toEqual(moment('y', 'x'))
  })
})

describe('a reference to a former set, batch or list', () => {
  const { sets } = heads({
    batches: [batch('b')],
    resultSets: [set('us', { kind: 'batch', batchId: 'b' }), set('s', search)],
  })

  it('of an update becomes a reference to a collection', () => {
    const facts = { momentId: 'v2', at: 2, rows: 1, isWhole: true }
    const run = {
      connectionId: 'demo',
      id: 'r',
      at: 1,
      isRunning: false,
      failures: [],
      steps: [
        {
          kind: 'batch',
          id: 'b',
          name: 'Codes b',
          source: { kind: 'batch', batchId: 'b' },
          countries: ['us'],
          begun: { setId: 'us', momentId: 'v2', beforeId: null },
          outcome: { at: 3, setId: 'us', now: facts, kind: 'first' },
        },
        { kind: 'set', id: 's', name: 'Set s', source: search, countries: ['us'], outcome: null },
      ],
    }
    const converted = convertReferences('againRuns', run, sets)
    expect(v.is(storedUpdateRun, converted)).toBe(true)
    expect(converted).toMatchObject({
      steps: [
        {
          source: { kind: 'codes', collectionId: 'b' },
          begun: { setId: 'b:us' },
          outcome: { setId: 'b:us', now: facts },
        },
        { source: search, outcome: null },
      ],
    })
  })

  it('of an alert and its snoozed matches becomes a reference to the collection', () => {
    const rule = {
      connectionId: 'demo',
      id: 'a',
      scope: { of: 'set', id: 'us', name: 'Codes b' },
      mutes: [{ key: 'set us whole' }, { key: 'us 2049811842247' }],
    }
    expect(convertReferences('watchRules', rule, sets)).toMatchObject({
      scope: { of: 'collection', id: 'b', name: 'Codes b' },
      mutes: [{ key: 'collection b:us whole' }, { key: 'us 2049811842247' }],
    })
    const brand = { connectionId: 'demo', scope: { of: 'brand', name: 'Marlowe' } }
    expect(convertReferences('watchRules', brand, sets)).toEqual(brand)
  })

  it('of an alert match becomes a reference to the collection', () => {
    const run = {
      connectionId: 'demo',
      firings: [
        { key: 'set s whole', setId: 's', mute: null },
        { key: 'us 1', setId: null, mute: null },
      ],
    }
    expect(convertReferences('watchRuns', run, sets)).toEqual({
      connectionId: 'demo',
      firings: [
        { key: 'collection s whole', setId: 's', mute: null },
        { key: 'us 1', setId: null, mute: null },
      ],
    })
    const counted = { connectionId: 'demo', firings: null }
    expect(convertReferences('watchRuns', counted, sets)).toEqual(counted)
  })
})

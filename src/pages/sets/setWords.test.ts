import { describe, expect, it } from 'vitest'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { snapshotRows, snapshotState, sourceOf, totalInWords } from './setWords.ts'

const set = aResultSet('a')
const counts = { asks: 5, done: 2, notFound: 0, failed: 0, rows: 200, duplicates: 0, withoutId: 0 }

describe('where a set comes from', () => {
  it('is its search, with filters', () => {
    const { source } = set
    if (source.kind !== 'search') throw new Error('a set of a search')
    expect(sourceOf(set).words).toBe('Search: shirt')
    expect(sourceOf(set).to).toContain('q=shirt')
    const more = { ...source, words: ['casual'], brand: ['Marlowe'] }
    expect(sourceOf({ ...set, source: more }).words).toBe('Search: shirt, casual, brand Marlowe')
    expect(sourceOf({ ...set, source: { ...source, q: '' } }).words).toBe('Search: all products')
  })

  it('is a list or a batch', () => {
    const list = sourceOf({ ...set, source: { kind: 'list', listId: 'L1' } })
    expect(list.words).toBe('The products of a list')
    expect(list.to).toContain('L1')
    const batch = sourceOf({ ...set, source: { kind: 'batch', batchId: 'B1' } })
    expect(batch.words).toBe('Rows of a batch')
    expect(batch.to).toContain('B1')
  })
})

describe('how far a snapshot has come', () => {
  it('is said of one that is complete, loading here, or neither', () => {
    const partial = aSnapshot({ id: 'm', counts, endedAt: null })
    expect(snapshotState(set, aSnapshot({ id: 'm' }), true)).toBe('Complete')
    expect(snapshotState(set, partial, true)).toBe('Loading, 2 of 5 pages')
    expect(snapshotState(set, partial, false)).toBe('Partial, 2 of 5 pages')
  })

  it.each([
    [null, '200 rows'],
    [200, '200 rows'],
    [201, '200 of 201 rows'],
    [199, '200 of 199 rows'],
  ])('counts its rows where %s were promised: %s', (promised, words) => {
    expect(snapshotRows(aSnapshot({ id: 'm', counts, promised }))).toBe(words)
  })
})

describe('sets together', () => {
  it('are counted with their rows and bytes', () => {
    const snapshots = [aSnapshot({ id: 'm', counts }), aSnapshot({ id: 'n', counts })]
    const kept = { set, snapshots, bytes: 1000, weights: new Map(), damaged: 0, isHeld: false }
    expect(totalInWords([kept])).toMatch(/^1 set, 400 rows, .+ in this browser$/)
    const two = totalInWords([kept, { ...kept, bytes: 1500 }])
    expect(two).toMatch(/^2 sets, 800 rows, /)
    expect(two).toBe(
      totalInWords([
        { ...kept, bytes: 2500 },
        { ...kept, bytes: 0 },
      ]),
    )
    expect(two).not.toBe(totalInWords([kept, kept]))
  })
})

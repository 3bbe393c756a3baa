import { describe, expect, it } from 'vitest'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import {
  addEntries,
  noteEntry,
  placeEntry,
  putBackEntry,
  removeEntry,
  seeEntries,
} from './changeEntries.ts'
import { entryKey, MOST_ENTRIES, NOTE_LENGTH } from './productList.ts'

const A = aListEntry('A')
const B = aListEntry('B')
const C = aListEntry('C')
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('the entries of a picked collection', () => {
  it('are added at the end, each product once per country', () => {
    const result = addEntries(
      [A],
      [
        { id: 'A', country: 'US' },
        { id: 'A', country: 'in' },
        { id: 'B', country: 'us' },
        { id: 'B', country: 'us' },
      ],
      7,
    )
    expect(result.entries.map(({ id, country }) => [id, country])).toEqual([
      ['A', 'us'],
      ['A', 'in'],
      ['B', 'us'],
    ])
    expect(result).toMatchObject({ added: 2, known: 2, left: 0 })
    expect(result.entries[2]).toMatchObject({ addedAt: 7, first: null, seen: null })
  })

  it('store the price at which a product was added', () => {
    const seen = aSeenProduct({ offerPrice: 52.9, at: 5 })
    const { entries } = addEntries([], [{ id: 'A', country: 'us', seen }], 7)
    expect(entries[0]).toMatchObject({ first: { at: 5, offerPrice: 52.9 }, seen })
  })

  it('are limited; the number of products that do not fit is returned', () => {
    const many = Array.from({ length: MOST_ENTRIES + 3 }, (_, at) => ({
      id: `P${at}`,
      country: 'us',
    }))
    expect(addEntries([], many, 0)).toMatchObject({ added: MOST_ENTRIES, known: 0, left: 3 })
  })

  it('can be removed and restored at the same place', () => {
    const without = removeEntry([A, B, C], entryKey(B))
    expect(ids(without)).toEqual(['A', 'C'])
    expect(ids(putBackEntry(without, B, 1))).toEqual(['A', 'B', 'C'])
  })

  it('are not restored if they were added again in the meantime', () => {
    expect(ids(putBackEntry([B, A], B, 1))).toEqual(['B', 'A'])
  })

  it('move to another place, unless they were removed', () => {
    expect(ids(placeEntry([A, B, C], entryKey(C), 0))).toEqual(['C', 'A', 'B'])
    expect(ids(placeEntry([A, B], entryKey(C), 0))).toEqual(['A', 'B'])
  })

  it('have a note on one line, cut if it is too long', () => {
    const [noted] = noteEntry([A], entryKey(A), '  ask\n why \t now ')
    expect(noted?.note).toBe('ask why now')
    const [long] = noteEntry([A], entryKey(A), `${'x'.repeat(NOTE_LENGTH - 1)}😀`)
    expect(long?.note).toBe('x'.repeat(NOTE_LENGTH - 1))
  })

  it('get the loaded data without changing the first price', () => {
    const first = aSeenProduct({ at: 10, offerPrice: 60 })
    const later = aSeenProduct({ at: 20, offerPrice: 64 })
    const once = seeEntries([A, B], new Map([[entryKey(A), first]]))
    const [seen, other] = seeEntries(once, new Map([[entryKey(A), later]]))
    expect(seen).toMatchObject({ first: { at: 10, offerPrice: 60 }, seen: later })
    expect(other).toEqual(B)
  })

  it('show the last known data of a product that is not found, until it is found again', () => {
    const known = aListEntry('A', { seen: aSeenProduct({ at: 10 }) })
    const [missingEntry] = seeEntries([known], new Map([[entryKey(A), { missingAt: 20 }]]))
    expect(missingEntry).toMatchObject({ missingAt: 20, seen: known.seen })
    const [back] = seeEntries(
      [missingEntry ?? A],
      new Map([[entryKey(A), aSeenProduct({ at: 30 })]]),
    )
    expect(back).toMatchObject({ missingAt: null, seen: { at: 30 } })
  })

  it('ignore an older answer', () => {
    const known = aListEntry('A', { seen: aSeenProduct({ at: 30, offerPrice: 9 }) })
    const [same] = seeEntries([known], new Map([[entryKey(A), aSeenProduct({ at: 20 })]]))
    expect(same).toEqual(known)
  })
})

describe('an entry of a picked collection', () => {
  it('is added with its first known data and a cleaned note', () => {
    const seen = aSeenProduct({ at: 3, offerPrice: 9 })
    const { entries } = addEntries([], [{ id: 'A', country: 'us', note: ' a  b ', seen }], 7)
    expect(entries).toEqual([
      {
        id: 'A',
        country: 'us',
        addedAt: 7,
        note: 'a b',
        first: { at: 3, offerPrice: 9 },
        seen,
        missingAt: null,
      },
    ])
  })

  it('gets the newest data without changing its first price', () => {
    const entryAfter = (at: number, offerPrice: number) =>
      seeEntries([entry], new Map([[entryKey(entry), aSeenProduct({ at, offerPrice })]]))[0]
    const entry = aListEntry('A', {
      first: { at: 1, offerPrice: 30 },
      seen: aSeenProduct({ at: 5, offerPrice: 25 }),
      missingAt: 6,
    })
    expect(entryAfter(4, 20)).toBe(entry)
    expect(entryAfter(5, 20)).toMatchObject({ seen: { offerPrice: 20 }, missingAt: null })
    expect(entryAfter(9, 20)).toMatchObject({ first: { offerPrice: 30 }, seen: { at: 9 } })
    expect(
      seeEntries([A], new Map([[entryKey(A), aSeenProduct({ at: 9, offerPrice: 20 })]]))[0],
    ).toMatchObject({
      first: { at: 9, offerPrice: 20 },
    })
    expect(seeEntries([entry], new Map())).toEqual([entry])
  })

  it('is marked as not found, and its last known data stay', () => {
    const seen = aListEntry('A', { seen: aSeenProduct({ at: 5 }) })
    expect(seeEntries([seen], new Map([[entryKey(seen), { missingAt: 8 }]]))[0]).toMatchObject({
      missingAt: 8,
      seen: { at: 5 },
    })
  })

  it('is restored only once', () => {
    expect(ids(putBackEntry([A, C], B, 1))).toEqual(['A', 'B', 'C'])
    expect(ids(putBackEntry([A, B], B, 0))).toEqual(['A', 'B'])
  })

  it('gets a note, is removed and is moved without changing other entries', () => {
    expect(noteEntry([A, B], entryKey(B), ' x ').map(({ note }) => note)).toEqual(['', 'x'])
    expect(ids(removeEntry([A, B], entryKey(A)))).toEqual(['B'])
    expect(ids(placeEntry([A, B, C], entryKey(C), 0))).toEqual(['C', 'A', 'B'])
    expect(ids(placeEntry([A, B], entryKey(C), 0))).toEqual(['A', 'B'])
  })
})

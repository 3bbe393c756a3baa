import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { productsOf, type ChangeKind, type ChangeSide } from './change.ts'
import { compareVersions } from './compareVersions.ts'

const whole = (...rows: ChangeSide[]) => ({ isWhole: true, rows })
const partial = (...rows: ChangeSide[]) => ({ isWhole: false, rows })

const SIDES = fc.array(
  fc.record({
    id: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
    country: fc.constantFrom('us', 'in'),
    offerPrice: fc.option(fc.constantFrom(0, -1, 9.9, 10, 10.01, 1e-300, 1e300, Infinity)),
    discount: fc.option(fc.constantFrom(0, 20, 25.5)),
    active: fc.option(fc.boolean()),
  }),
  { maxLength: 10 },
)
const rowsOf = fc.record({
  isWhole: fc.boolean(),
  rows: SIDES.map((all) => all.map(({ id, ...input }) => aChangeSide(id, input))),
})
const runs = { seed: 12, numRuns: 500 }

describe('a product in both versions', () => {
  it.each<[string, Partial<ChangeSide>, ChangeKind[], number | null, number | null]>([
    ['costs less', { offerPrice: 15 }, ['price-down'], -5, -25],
    ['costs more', { offerPrice: 20.02 }, ['price-up'], 0.02, 0.1],
    ['is out of stock now', { active: false }, ['stock'], 0, 0],
    ['has another discount', { discount: 30 }, ['discount'], 0, 0],
    ['has a discount of 0 now', { discount: 0 }, ['discount'], 0, 0],
    [
      'changes in price, stock and discount',
      { offerPrice: 15, active: false, discount: 40 },
      ['price-down', 'stock', 'discount'],
      -5,
      -25,
    ],
    [
      'has no price and is out of stock now',
      { offerPrice: null, active: false },
      ['stock'],
      null,
      null,
    ],
  ])('%s', (_what, overrides, kinds, difference, percent) => {
    const { changes } = compareVersions(whole(aChangeSide('a')), whole(aChangeSide('a', overrides)))
    expect(changes).toMatchObject([{ key: 'us a', kinds, difference, percent }])
  })

  it('counts as changed if only its rating differs', () => {
    const rated = (avgRating: number) => whole(aChangeSide('a', { avgRating }))
    const { changes, same } = compareVersions(rated(4.1), rated(4.5))
    expect(changes).toMatchObject([{ kinds: ['rating'], difference: 0 }])
    expect(same).toBe(0)
  })

  it('is unchanged if one version lacks a value; an unusable price is counted', () => {
    const bare = aChangeSide('a', { offerPrice: 0, discount: null, active: null })
    const compared = compareVersions(whole(aChangeSide('a')), whole(bare))
    expect(compared).toMatchObject({
      changes: [],
      same: 1,
      unpriced: 1,
      oneSided: { stock: 1, discount: 1 },
    })
  })

  it('counts as a different product in another country, and as a different offer under another code', () => {
    const before = whole(aChangeSide('a'), aChangeSide('a', { code: '4006381333931' }))
    const now = whole(aChangeSide('a', { country: 'in' }), aChangeSide('a', { code: '96385074' }))
    const kinds = compareVersions(before, now).changes.map((change) => change.kinds.join())
    expect(kinds).toEqual(['new', 'new', 'gone', 'gone'])
  })
})

describe('a product in one version', () => {
  it('is new, no longer listed, or back if an earlier version had it', () => {
    const { changes } = compareVersions(
      whole(aChangeSide('old')),
      whole(aChangeSide('young'), aChangeSide('again')),
      new Set(['us again', 'us old']),
    )
    expect(changes).toMatchObject([
      { key: 'us young', kinds: ['new'], before: null },
      { key: 'us again', kinds: ['back'], before: null },
      { key: 'us old', kinds: ['gone'], now: null },
    ])
  })

  it('is not reported as no longer listed if the newer version is incomplete', () => {
    const compared = compareVersions(whole(aChangeSide('a')), partial(aChangeSide('b')))
    expect(compared).toMatchObject({ changes: [{ kinds: ['new'] }], maybeGone: 1, maybeNew: 0 })
  })

  it('is neither new nor back if the older version is incomplete', () => {
    const earlier = new Set(['us b'])
    const compared = compareVersions(partial(aChangeSide('a')), whole(aChangeSide('b')), earlier)
    expect(compared).toMatchObject({ changes: [{ kinds: ['gone'] }], maybeGone: 0, maybeNew: 1 })
  })
})

it('ignores and counts rows without an ID, and uses the first of duplicate rows', () => {
  const before = whole(aChangeSide(null), aChangeSide('a'), aChangeSide('a', { offerPrice: 1 }))
  const now = whole(aChangeSide(null), aChangeSide(null), aChangeSide('a'))
  const compared = compareVersions(before, now)
  expect(compared).toMatchObject({ changes: [], same: 1 })
  expect(compared.before).toEqual({ rows: 3, withoutId: 1, doubled: 1, isWhole: true })
  expect(compared.now).toEqual({ rows: 3, withoutId: 2, doubled: 0, isWhole: true })
})

describe('for any two versions, the comparison', () => {
  it('finds no change between a version and itself', () => {
    fc.assert(
      fc.property(rowsOf, (snapshot) => {
        expect(compareVersions(snapshot, snapshot)).toMatchObject({
          changes: [],
          maybeNew: 0,
          maybeGone: 0,
        })
      }),
      runs,
    )
  })

  it('counts every product in exactly one place', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (before, now) => {
        const keys = new Set([...before.rows, ...now.rows].map(rowKey))
        keys.delete(null)
        const compared = compareVersions(before, now)
        expect(productsOf(compared)).toBe(keys.size)
        expect(new Set(compared.changes.map(({ key }) => key)).size).toBe(compared.changes.length)
        expect(compared.changes.every(({ kinds }) => kinds.length > 0)).toBe(true)
      }),
      runs,
    )
  })

  it('finds the opposite changes if the versions are swapped', () => {
    const opposite: Record<ChangeKind, ChangeKind> = {
      'price-down': 'price-up',
      'price-up': 'price-down',
      new: 'gone',
      gone: 'new',
      back: 'gone',
      stock: 'stock',
      discount: 'discount',
      rating: 'rating',
    }
    fc.assert(
      fc.property(rowsOf, rowsOf, (one, other) => {
        const there = compareVersions(one, other)
        const back = new Map(compareVersions(other, one).changes.map((each) => [each.key, each]))
        expect(back.size).toBe(there.changes.length)
        for (const { key, kinds, difference } of there.changes) {
          expect(back.get(key)?.kinds).toEqual(kinds.map((kind) => opposite[kind]))
          expect((back.get(key)?.difference ?? 0) + (difference ?? 0)).toBe(0)
        }
      }),
      runs,
    )
  })

  it('never counts a product as no longer listed or new if a partial version may lack it', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (before, now) => {
        const kinds = compareVersions(before, now).changes.flatMap((change) => change.kinds)
        expect(now.isWhole || !kinds.includes('gone')).toBe(true)
        expect(before.isWhole || !kinds.includes('new')).toBe(true)
      }),
      runs,
    )
  })
})

describe('products that only one version has', () => {
  const before = whole(aChangeSide('a'), aChangeSide('b'), aChangeSide('c'))
  const now = whole(aChangeSide('a'), aChangeSide('d'), aChangeSide('e'))
  const isRequested = ({ productId }: ChangeSide) => productId !== 'b' && productId !== 'd'

  it('count as added or removed if the other version did not request them', () => {
    const compared = compareVersions({ ...before, isRequested }, { ...now, isRequested })
    expect(compared).toMatchObject({
      addedToList: 1,
      removedFromList: 1,
      maybeNew: 0,
      maybeGone: 0,
      same: 1,
    })
    expect(compared.changes.map(({ key, kinds }) => [key, ...kinds])).toEqual([
      ['us e', 'new'],
      ['us c', 'gone'],
    ])
  })

  it('count as maybe new or maybe gone if the other version is incomplete', () => {
    const compared = compareVersions({ ...before, isWhole: false }, { ...now, isWhole: false })
    expect(compared).toMatchObject({
      changes: [],
      maybeNew: 2,
      maybeGone: 2,
      addedToList: 0,
      removedFromList: 0,
    })
  })
})

it('leaves the percentage empty if it is too large to calculate', () => {
  const [change] = compareVersions(
    whole(aChangeSide('a', { offerPrice: 1e-300 })),
    whole(aChangeSide('a', { offerPrice: 1e300 })),
  ).changes
  expect(change).toMatchObject({ kinds: ['price-up'], percent: null, difference: 1e300 })
})

it('counts a value as one-sided only if exactly one version has it', () => {
  const none = { active: null, discount: null }
  const pair = (one: Partial<ChangeSide>, other: Partial<ChangeSide>) =>
    compareVersions(whole(aChangeSide('a', one)), whole(aChangeSide('a', other))).oneSided
  expect(pair({}, {})).toEqual({ stock: 0, discount: 0, rating: 0 })
  expect(pair(none, none)).toEqual({ stock: 0, discount: 0, rating: 0 })
  expect(pair(none, {})).toEqual({ stock: 1, discount: 1, rating: 0 })
})

it('recognises a removed product that the same merchant lists under another ID', () => {
  const row = (id: string, eans: string[], overrides: Partial<ChangeSide> = {}) =>
    aChangeSide(id, { eans, ...overrides })
  const { changes } = compareVersions(
    {
      isWhole: true,
      rows: [
        row('old', ['036000291452']),
        row('twin', ['2049811763054']),
        row('other merchant', ['96385074'], { merchant: 'Sundial' }),
        row('no code', []),
        row('stays', ['2049811763054']),
      ],
    },
    {
      isWhole: true,
      rows: [
        row('new', ['0036000291452'], { merchant: 'NORTHGATE' }),
        row('stays', ['2049811763054']),
        row('elsewhere', ['96385074']),
      ],
    },
  )
  const goneChanges = changes.filter(({ kinds }) => kinds.includes('gone'))
  expect(goneChanges.map(({ before, mergedInto }) => [before?.productId, mergedInto])).toEqual([
    ['old', 'new'],
    ['twin', 'stays'],
    ['other merchant', undefined],
    ['no code', undefined],
  ])
})

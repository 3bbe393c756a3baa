import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeMarketOf, withoutMarket, type CodeMarket } from './codeMarket.ts'
import { aboveInWords, checkedInWords, itemPosition, referenceN } from './itemPosition.ts'
import type { ComparableOffer } from './offerRows.ts'
import { positionIn } from './position.ts'
import { statusAt } from './priceStatus.ts'

const TOLERANCE = 0.5

/** The offers of one code: yours (`own`, omitted without an offer) and the others’. A price of 0 is not usable. */
type Prices = { own?: number; others: readonly number[] }

function offersOf({ own, others }: Prices): ComparableOffer[] {
  const offer = (merchant: string, offerPrice: number) => ({
    merchantId: merchant,
    merchantName: merchant,
    productId: null,
    offerPrice,
    salePrice: null,
  })
  return [
    ...(own === undefined ? [] : [offer('north', own)]),
    ...others.map((price, at) => offer(`other ${at}`, price)),
  ]
}

const market = (prices: Prices, at = 0, ownMerchants: readonly string[] = ['north']): CodeMarket =>
  codeMarketOf(
    `C${at}`,
    positionIn(offersOf(prices), {
      ownMerchants: [...ownMerchants],
      reference: 'median',
      tolerance: TOLERANCE,
    }),
    TOLERANCE,
  )
const marketsOf = (...all: Prices[]) => all.map((prices, at) => market(prices, at))
const without = (state: Parameters<typeof withoutMarket>[1], why: string | null = null) =>
  withoutMarket('C9', state, TOLERANCE, why)

describe('the price position of a listing', () => {
  it('is the position of its code if it has only one', () => {
    const one = market({ own: 40, others: [50, 62] })
    expect(itemPosition([one])).toMatchObject({
      code: 'C0',
      state: 'done',
      myPrice: 40,
      reference: 56,
      difference: one.difference,
      index: one.index,
      rank: 1,
      of: 3,
      tied: 1,
      rival: 'other 0',
      rivalPrice: 50,
      n: 2,
      status: 'cheaper',
      why: null,
      above: 0,
      compared: 1,
      checked: 1,
    })
  })

  it('counts the offers behind the comparison price that is shown, even if another size has none', () => {
    const listing = itemPosition(
      marketsOf({ own: 50, others: [] }, { own: 50, others: [36, 38, 40] }),
    )
    expect(listing).toMatchObject({ reference: 38, n: 0 })
    expect(referenceN(listing)).toBe(3)
  })

  it('is the median of the indexes of its codes, with prices as ranges', () => {
    const listing = itemPosition(
      marketsOf(
        { own: 35.9, others: [40, 44] },
        { own: 39.9, others: [38] },
        { own: 37, others: [30, 34, 60] },
      ),
    )
    expect(listing).toMatchObject({ code: null, myPrice: 35.9, reference: 34, n: 1, compared: 3 })
    expect(listing.upper).toMatchObject({ myPrice: 39.9, reference: 42, rivalPrice: 40, n: 3 })
    expect(listing).toMatchObject({ rival: 'other 0', rivalPrice: 30, rank: null, of: null })
    expect(listing.index).toBeCloseTo(105, 6)
    expect(listing.difference).toBeCloseTo(5, 6)
    expect(listing.status).toBe('dearer')
    expect(aboveInWords(listing)).toBe('2 of 3 sizes above')
    expect(checkedInWords(listing)).toBe('')
  })

  it.each<[string, CodeMarket[], ReturnType<typeof itemPosition>['priceStatus']]>([
    ['your price is above market', [market({ own: 60, others: [50] })], 'Above market'],
    ['your price is within the tolerance', [market({ own: 50.1, others: [50] })], 'At market'],
    ['your price is below market', [market({ own: 40, others: [50] })], 'Below market'],
    ['no competitor sells it', [market({ own: 40, others: [] })], 'Only you sell it'],
    ['your merchant does not sell it', [market({ others: [50] })], 'You don’t sell it'],
    ['your price is 0', [market({ own: 0, others: [50] })], 'Not comparable'],
    ['no merchant is chosen', [market({ own: 40, others: [50] }, 0, [])], 'Not comparable'],
    ['a code is not checked', [market({ own: 40, others: [] }), without('unasked')], null],
    ['the check failed', [without('failed')], null],
  ])('shows its status in words where %s', (_, codes, words) => {
    expect(itemPosition(codes).priceStatus).toBe(words)
  })

  it('has figures over all offers of a code, yours included', () => {
    expect(itemPosition([market({ own: 40, others: [50, 62, 0] })])).toMatchObject({
      merchants: 4,
      lowest: 40,
      median: 50,
      mean: 50.6666666667,
      highest: 62,
      spread: 22,
      excluded: 1,
      amount: -16,
    })
  })

  it('has the lowest and the highest price of all codes, and adds up the excluded offers', () => {
    const listing = itemPosition([
      ...marketsOf(
        { own: 40, others: [50, 62, 0] },
        { own: 41, others: [41] },
        { others: [70, 0, 0] },
      ),
      without('not found'),
    ])
    expect(listing).toMatchObject({ lowest: 40, highest: 70, excluded: 3, amount: -8 })
    expect(listing).toMatchObject({ merchants: 2, median: 41, mean: 41, spread: 0 })
    expect(listing.upper).toMatchObject({
      merchants: 4,
      median: 70,
      mean: 70,
      spread: 22,
    })
  })

  it('has no figures over all offers without a usable price', () => {
    const nothing = { merchants: null, lowest: null, median: null, mean: null, highest: null }
    expect(itemPosition([without('not found')])).toMatchObject({
      ...nothing,
      spread: null,
      excluded: null,
      amount: null,
    })
    expect(itemPosition([market({ others: [0] })])).toMatchObject({
      ...nothing,
      merchants: 1,
      excluded: 1,
    })
  })

  it('has a rank only if it is the same for every code', () => {
    const same = marketsOf({ own: 40, others: [50, 62] }, { own: 41, others: [42, 43] })
    expect(itemPosition(same)).toMatchObject({ rank: 1, of: 3, tied: 1 })
    const more = marketsOf({ own: 40, others: [50, 62] }, { own: 41, others: [42] })
    expect(itemPosition(more)).toMatchObject({ rank: null, of: null, tied: null })
  })

  it('is at market if the median is within the tolerance, even if single codes are not', () => {
    const listing = itemPosition(
      marketsOf(
        { own: 90, others: [100] },
        { own: 100.5, others: [100] },
        { own: 120, others: [100] },
      ),
    )
    expect(listing).toMatchObject({ status: 'equal', above: 1, compared: 3 })
  })

  it.each<[string, Prices[], ReturnType<typeof itemPosition>['status']]>([
    [
      'no code has a competitor',
      [
        { own: 9, others: [] },
        { own: 8, others: [] },
      ],
      'only mine',
    ],
    [
      'one code has no competitor, another has no offers',
      [{ own: 9, others: [] }, { others: [] }],
      'only mine',
    ],
    [
      'one code has no competitor, another can be compared',
      [
        { own: 9, others: [] },
        { own: 8, others: [10] },
      ],
      'cheaper',
    ],
    [
      'only you sell one code, only competitors sell another',
      [{ own: 9, others: [] }, { others: [10] }],
      null,
    ],
    ['no code has an offer of yours', [{ others: [7] }, { others: [10] }], 'not mine'],
    ['only one code has an offer of yours', [{ others: [7] }, { own: 10, others: [10] }], 'equal'],
    [
      'competitors have no usable price',
      [
        { own: 9, others: [0] },
        { own: 8, others: [] },
      ],
      null,
    ],
    ['nobody sells it', [{ others: [] }, { others: [] }], null],
  ])('has the expected status where %s', (_what, all, status) => {
    const listing = itemPosition(marketsOf(...all))
    expect(listing.status).toBe(status)
    expect(listing.why === null).toBe(listing.index !== null)
    expect(listing.unknown === null).toBe(listing.status !== null)
  })

  it.each<[string, CodeMarket[], string, string | null]>([
    [
      'not checked',
      [market({ own: 9, others: [] }), without('unasked')],
      'done',
      '1 of 2 sizes checked',
    ],
    [
      'failed',
      [market({ others: [9] }), without('failed', 'It failed.')],
      'done',
      '1 of 2 sizes checked, 1 failed',
    ],
    ['failed (only one code)', [without('failed', 'It failed.')], 'failed', 'It failed.'],
    [
      'failed (all codes)',
      [without('failed', 'A.'), without('failed', 'A.')],
      'failed',
      '0 of 2 sizes checked, 2 failed',
    ],
    [
      'being checked',
      [without('requesting'), without('waiting')],
      'requesting',
      '0 of 2 sizes checked',
    ],
    [
      'unknown to the catalog',
      [without('not found', 'No.'), without('not found', 'No.')],
      'not found',
      'No.',
    ],
  ])('is unknown for a listing with codes %s, with the reason', (_what, codes, state, why) => {
    const listing = itemPosition(codes)
    expect(listing).toMatchObject({
      state,
      status: null,
      index: null,
      unknown: expect.any(String),
    })
    expect(listing.why).toMatch(new RegExp(`^${why}`))
  })

  it.each<[string, CodeMarket[], ReturnType<typeof itemPosition>['unknown']]>([
    [
      'one code is not checked',
      [market({ own: 9, others: [] }), without('unasked')],
      'not checked',
    ],
    ['one code failed', [market({ own: 9, others: [] }), without('failed')], 'failed'],
    [
      'one code failed and another is queued',
      [without('waiting'), without('failed')],
      'not checked',
    ],
    [
      'the catalog knows none of the codes',
      [without('not found'), without('not found')],
      'no market',
    ],
    ['no merchant chosen', [market({ others: [9] }, 0, [])], 'no merchant chosen'],
    ['no competitor has a usable price', [market({ own: 9, others: [0] })], 'no competitor'],
    [
      'you and competitors sell no code in common',
      marketsOf({ own: 9, others: [] }, { others: [7] }),
      'not comparable',
    ],
    ['your price is unusable', [market({ own: 0, others: [7] })], 'not comparable'],
  ])('has a reason for its unknown status where %s', (_what, codes, unknown) => {
    expect(itemPosition(codes)).toMatchObject({ status: null, unknown })
  })

  it('uses only the checked codes, and shows how many those are', () => {
    const listing = itemPosition([
      market({ own: 9, others: [10] }),
      without('failed', 'It failed.'),
    ])
    expect(listing).toMatchObject({ state: 'done', status: 'cheaper', checked: 1, compared: 1 })
    expect(checkedInWords(listing)).toBe('1 of 2 sizes checked, 1 failed')
  })

  it('is unknown until you choose your merchant', () => {
    const codes = [0, 1].map((at) => market({ own: 9, others: [10] }, at, []))
    expect(itemPosition(codes)).toMatchObject({
      status: null,
      unknown: 'no merchant chosen',
      why: 'Choose your merchant first.',
    })
  })
})

const price = fc.constantFrom(0, 8, 10, 10.04, 12, 25.9)
const prices = fc.record(
  { ownMerchants: price, others: fc.array(price, { maxLength: 3 }) },
  { requiredKeys: ['others'] },
)

describe('the price position of any listing', () => {
  const listings = fc.array(prices, { minLength: 1, maxLength: 5 }).map((all) => marketsOf(...all))

  it('does not depend on the order of its codes', () => {
    fc.assert(
      fc.property(listings, (codes) => {
        const { rival: _a, codes: _b, ...one } = itemPosition(codes)
        const { rival: _c, codes: _d, ...other } = itemPosition(codes.toReversed())
        expect(other).toEqual(one)
      }),
      { seed: 33, numRuns: 300 },
    )
  })

  it('has a status that follows from its index, and ranges that include its codes’ prices', () => {
    fc.assert(
      fc.property(listings, (codes) => {
        const listing = itemPosition(codes)
        if (listing.index !== null) {
          expect(listing.status).toBe(statusAt(listing.index, TOLERANCE))
        }
        for (const { myPrice } of codes) {
          if (myPrice === null) continue
          expect(listing.myPrice).toBeLessThanOrEqual(myPrice)
          expect(listing.upper.myPrice).toBeGreaterThanOrEqual(myPrice)
        }
        expect(listing.above ?? 0).toBeLessThanOrEqual(listing.compared)
        if (listing.status === 'only mine') {
          expect(codes.every(({ competitors }) => competitors === 0)).toBe(true)
        }
        if (listing.status === 'not mine') {
          expect(codes.some(({ isSold }) => isSold)).toBe(false)
        }
      }),
      { seed: 33, numRuns: 300 },
    )
  })
})

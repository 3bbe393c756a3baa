import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOfferRows, type ComparableOffer } from './offerRows.ts'
import { isOwn } from './ownMerchants.ts'

function offer(
  merchantId: string | null,
  offerPrice: number | null,
  salePrice: number | null = 59,
) {
  const merchantName =
    merchantId === null ? null : merchantId[0]?.toUpperCase() + merchantId.slice(1)
  return { merchantId, merchantName, productId: `P-${merchantId}`, offerPrice, salePrice }
}

const DESIGN = [
  offer('petra', 62, 62),
  offer('cartwheel', 38.5),
  offer('bazaarly', 39.9, 55),
  offer('sundial', 42, 60),
  offer('threadpost', 44),
  offer('harbormain', 45.9),
  offer('northgate', 47.9),
  offer('loomhouse', 49.9),
  offer('fieldstone', 54.5, 65),
]
const byMedian = { ownMerchants: ['northgate'], reference: 'median' } as const

describe('toOfferRows', () => {
  it.each([
    [0, ['cheaper', 'equal', 'dearer', null]],
    [0.5, ['equal', 'equal', 'equal', null]],
  ])(
    'shows the price position of each offer, with a tolerance of %d',
    (tolerance, pricePositions) => {
      const offers = [offer('a', 99.6), offer('b', 100), offer('c', 100.5), offer('free', 0)]
      const { rows } = toOfferRows(offers, { ownMerchants: [], reference: 'median', tolerance })
      expect(rows.map(({ side }) => side)).toEqual(pricePositions)
    },
  )

  it('creates the rows and the summary of the EAN page', () => {
    const { rows, summary } = toOfferRows(DESIGN, byMedian)
    expect(rows.map((row) => row.offer.merchantId)).toEqual([
      'cartwheel',
      'bazaarly',
      'sundial',
      'threadpost',
      'harbormain',
      'northgate',
      'loomhouse',
      'fieldstone',
      'petra',
    ])
    expect(rows[0]).toMatchObject({
      position: 1,
      tied: 1,
      vsOwn: -9.4,
      excluded: null,
      aboveMrp: false,
      isOwn: false,
    })
    expect(rows[0]?.vsReference).toBeCloseTo(-14.3, 1)
    expect(rows[0]?.recomputedDiscount).toBeCloseTo(34.7, 1)
    expect(rows[5]).toMatchObject({ position: 6, vsOwn: 0, isOwn: true })
    expect(summary).toMatchObject({
      n: 9,
      excluded: 0,
      min: 38.5,
      median: 45.9,
      max: 62,
      spread: 23.5,
      ownPrice: { price: 47.9, rank: 6, of: 9, tied: 1 },
      index: { reference: 44.95, n: 8, difference: 2.95 },
      noIndex: null,
      referenceLabel: 'median of the competitors',
    })
    expect(summary.spreadPercent).toBeCloseTo(61.0, 1)
    expect(summary.index?.index).toBeCloseTo(106.6, 1)
    expect(summary.lowest).toEqual([DESIGN[1]])
  })

  it('puts offers without a usable price last, in the received order, with the reason', () => {
    const { rows, summary } = toOfferRows(
      [offer('a', 0), offer('b', null), offer('c', 10), offer('d', -3), offer('e', 5)],
      { ownMerchants: [], reference: 'median' },
    )
    expect(rows.map((row) => [row.offer.merchantId, row.position, row.excluded])).toEqual([
      ['e', 1, null],
      ['c', 2, null],
      ['a', null, 'zero'],
      ['b', null, 'no price'],
      ['d', null, 'negative'],
    ])
    expect(rows.at(-1)).toMatchObject({ vsReference: null, vsOwn: null, recomputedDiscount: null })
    expect(summary).toMatchObject({ n: 2, excluded: 3, min: 5 })
  })

  it('marks equal prices as tied', () => {
    const { rows, summary } = toOfferRows(
      [offer('a', 20), offer('b', 10), offer('c', 20), offer('d', 20)],
      { ownMerchants: ['c'], reference: 'median' },
    )
    expect(rows.map((row) => [row.position, row.tied])).toEqual([
      [1, 1],
      [2, 3],
      [2, 3],
      [2, 3],
    ])
    expect(summary.ownPrice).toMatchObject({ rank: 2, of: 4, tied: 3 })
  })

  it('marks an offer above its MRP', () => {
    const { rows } = toOfferRows([offer('a', 66, 60), offer('b', 66, 0), offer('c', 66, null)], {
      ownMerchants: [],
      reference: 'median',
    })
    expect(rows.map((row) => row.aboveMrp)).toEqual([true, false, false])
    expect(rows.map((row) => row.recomputedDiscount)).toEqual([-10, null, null])
  })

  it('leaves all offers of your merchants out of the comparison', () => {
    const offers = [
      offer('northgate', 10),
      offer('northgate', 50),
      offer('harbor', 12),
      offer('b', 40),
    ]
    const { summary, rows } = toOfferRows(offers, {
      ownMerchants: ['northgate', 'Harbor'],
      reference: 'median',
    })
    expect(rows.map((row) => row.isOwn)).toEqual([true, true, false, true])
    expect(summary).toMatchObject({
      ownPrice: { price: 10 },
      index: { index: 25, n: 1, reference: 40 },
    })
  })

  it('uses the lower of two offers of yours', () => {
    const { summary } = toOfferRows(
      [offer('a', 30), offer('a', 20), offer('a', 0), offer('b', 40)],
      {
        ownMerchants: ['a'],
        reference: 'median',
      },
    )
    expect(summary.ownPrice).toMatchObject({ price: 20, rank: 1, of: 3 })
  })

  it('compares with one chosen competitor', () => {
    const { summary } = toOfferRows(DESIGN, {
      ownMerchants: ['northgate'],
      reference: { merchant: 'cartwheel' },
    })
    expect(summary.index).toMatchObject({ reference: 38.5, n: 1, difference: 9.4 })
    expect(summary.referenceLabel).toBe('Cartwheel')
  })

  it.each([
    ['', { ownMerchants: [], reference: 'median' }, 'Choose your merchant first.'],
    [
      'nobody',
      { ownMerchants: ['nobody'], reference: 'median' },
      'Your merchant isn’t among these offers.',
    ],
    ['free', { ownMerchants: ['free'], reference: 'median' }, 'Your offer has no usable price.'],
    [
      'gone',
      { ownMerchants: ['a'], reference: { merchant: 'gone' } },
      'gone isn’t among these offers.',
    ],
    ['free', { ownMerchants: ['a'], reference: { merchant: 'free' } }, 'Free has no usable price.'],
    [
      'a',
      { ownMerchants: ['a'], reference: { merchant: 'a' } },
      'A is your own merchant: choose another comparison.',
    ],
    ['alone', { ownMerchants: ['a'], reference: 'mean' }, 'No competitor has a usable price.'],
  ] as const)('says why there is no index: %s', (_, options, reason) => {
    const { summary } = toOfferRows([offer('a', 10), offer('free', 0)], options)
    expect(summary.index).toBeNull()
    expect(summary.noIndex).toBe(reason)
  })

  it('returns no rows for an empty answer', () => {
    expect(toOfferRows([], byMedian)).toMatchObject({
      rows: [],
      summary: { n: 0, ownPrice: null, index: null, lowest: [] },
    })
  })

  it('returns every offer exactly once, in order of price', () => {
    const anyOffer = fc.record({
      merchantId: fc.constantFrom('a', 'b', '__proto__', null),
      merchantName: fc.constantFrom('A', 'constructor', null),
      productId: fc.constantFrom('p', null),
      offerPrice: fc.oneof(fc.constant(null), fc.double({ min: -10, max: 100 })),
      salePrice: fc.oneof(fc.constant(null), fc.double({ noNaN: false })),
    })
    fc.assert(
      fc.property(fc.array(anyOffer), fc.subarray(['a', 'A', 'p']), (offers, ownMerchants) => {
        const { rows } = toOfferRows<ComparableOffer>(offers, { ownMerchants, reference: 'median' })
        expect(rows).toHaveLength(offers.length)
        expect(new Set(rows.map((row) => row.offer))).toEqual(new Set(offers))
        const prices = rows.filter((row) => row.excluded === null).map((row) => row.offerPrice ?? 0)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        expect(rows.findIndex((row) => row.excluded !== null)).toBe(
          prices.length === rows.length ? -1 : prices.length,
        )
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('whether an offer is yours', () => {
  it('depends on its merchant ID or grouped name, never on its product ID', () => {
    const own = offer('northgate', 10)
    expect(isOwn(own, ['northgate'])).toBe(true)
    expect(isOwn(own, ['cartwheel', 'NORTH-GATE '])).toBe(true)
    expect(isOwn(own, ['P-northgate'])).toBe(false)
    expect(isOwn(own, ['cartwheel'])).toBe(false)
    expect(isOwn(own, [])).toBe(false)
    expect(isOwn({ productId: null, merchantId: null, merchantName: null }, [''])).toBe(false)
  })

  it('depends on the ID rather than the name', () => {
    const named = { ...offer('x1', 10), merchantName: 'acme' }
    const identified = { ...offer('acme', 20), merchantName: 'Other' }
    const { rows } = toOfferRows([named, identified], {
      ownMerchants: ['acme'],
      reference: 'median',
    })
    expect(rows.map((row) => row.isOwn)).toEqual([false, true])
  })
})

describe('a row beside your own offer', () => {
  const row = (input: ReturnType<typeof offer>, ownMerchants = ['northgate']) =>
    toOfferRows([input, offer('northgate', 40)], { ownMerchants, reference: 'median' }).rows.find(
      (one) => one.offer === input,
    )

  it('shows the difference from your price, if both have one', () => {
    expect(row(offer('petra', 62))?.vsOwn).toBe(22)
    expect(row(offer('petra', 0))?.vsOwn).toBeNull()
    expect(row(offer('petra', null))?.vsOwn).toBeNull()
    expect(row(offer('petra', 62), ['nobody'])?.vsOwn).toBeNull()
  })

  it('is above its MRP only if it costs more', () => {
    expect(row(offer('petra', 60, 59))?.aboveMrp).toBe(true)
    expect(row(offer('petra', 59, 59))?.aboveMrp).toBe(false)
    expect(row(offer('petra', 59, 0))?.aboveMrp).toBe(false)
    expect(row(offer('petra', null, 59))?.aboveMrp).toBe(false)
  })

  it('is compared with the lowest of several offers of yours', () => {
    const offers = [offer('northgate', 0), offer('northgate', 47), offer('northgate', 45)]
    const { ownPrice } = toOfferRows([...offers, offer('petra', 46)], byMedian).summary
    expect(ownPrice).toMatchObject({ price: 45, offer: offers[2] })
  })

  it('has no price position if your offer has no price', () => {
    const { summary } = toOfferRows([offer('northgate', 0), offer('petra', 46)], byMedian)
    expect(summary).toMatchObject({ ownPrice: null, noIndex: 'Your offer has no usable price.' })
  })
})

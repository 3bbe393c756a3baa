import { describe, expect, it } from 'vitest'
import type { ItemOffer } from './itemAnswer.ts'
import { positionIn, type PositionOptions } from './position.ts'

const offer = (merchant: string | null, offerPrice: number | null): ItemOffer => ({
  productId: merchant === null ? null : `of ${merchant}`,
  merchantId: merchant,
  merchantName: merchant === null ? null : `${merchant} Ltd`,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})
const market = [offer('a', 30), offer('b', 36), offer('me', 33), offer('c', 40), offer('d', 0)]
const options = (changes: Partial<PositionOptions> = {}): PositionOptions => ({
  ownMerchants: ['me'],
  reference: 'median',
  ...changes,
})

describe('the price position of a row', () => {
  it('counts all merchants, but excludes a price of 0 from the figures', () => {
    expect(positionIn(market, options())).toMatchObject({
      merchants: 5,
      n: 4,
      excluded: 1,
      min: 30,
      median: 34.5,
      max: 40,
      mean: 34.75,
      spread: 10,
      own: { price: 33, rank: 2, of: 4, tied: 1, source: 'catalog' },
    })
  })

  it.each([
    ['median', 36, (33 / 36) * 100, 'median of the competitors', 'cheaper'],
    ['min', 30, 110, 'lowest of the competitors', 'dearer'],
    [{ merchant: 'c' }, 40, 82.5, 'c Ltd', 'cheaper'],
    ['target', 33, 100, 'target price', 'equal'],
  ] as const)('is calculated in comparison with %j', (reference, figure, index, label, status) => {
    const summary = positionIn(market, options({ reference, target: 33 }))
    expect(summary.index?.reference).toBe(figure)
    expect(summary.index?.index).toBeCloseTo(index, 8)
    expect(summary).toMatchObject({ referenceLabel: label, status, noIndex: null })
  })

  it('is at market within half a percent, unless another tolerance is set', () => {
    const status = (competitorPrice: number, tolerance?: number) =>
      positionIn(
        [offer('me', 1000), offer('a', competitorPrice)],
        options(tolerance === undefined ? {} : { tolerance }),
      ).status
    expect(status(1004)).toBe('equal')
    expect(status(1006)).toBe('cheaper')
    expect(status(1004, 0)).toBe('cheaper')
    expect(status(1000, 0)).toBe('equal')
  })

  it('says that only you sell it, or that you don’t sell it', () => {
    expect(positionIn([offer('me', 5)], options())).toMatchObject({
      status: 'only mine',
      noIndex: 'No competitor has a usable price.',
    })
    expect(positionIn([offer('a', 5)], options())).toMatchObject({
      status: 'not mine',
      own: null,
      noIndex: 'Your merchant isn’t among these offers.',
    })
    expect(positionIn([], options()).status).toBeNull()
  })

  it('is unknown without a usable price of yours, or without a target price', () => {
    expect(positionIn([offer('me', null), offer('a', 5)], options()).status).toBeNull()
    expect(positionIn(market, options({ reference: 'target' }))).toMatchObject({
      index: null,
      noIndex: 'This row has no usable target price.',
      status: null,
    })
  })

  it('uses your price list if the catalog has no offer of yours, outside the market figures', () => {
    const others = [offer('a', 30), offer('b', 40)]
    expect(positionIn(others, options({ listPrice: 42 }))).toMatchObject({
      n: 2,
      max: 40,
      merchants: 2,
      own: { price: 42, rank: 3, of: 3, source: 'price list' },
      index: { index: 120, reference: 35 },
      status: 'dearer',
    })
    expect(positionIn(market, options({ listPrice: 99 })).own?.source).toBe('catalog')
  })
})

describe('a price exactly at the tolerance', () => {
  const status = (own: number) => positionIn([offer('me', own), offer('a', 1600)], options()).status

  it('is at market', () => {
    expect([1608, 1608.01, 1592, 1591.99].map(status)).toEqual([
      'equal',
      'dearer',
      'equal',
      'cheaper',
    ])
  })
})

it('explains that the target is unusable if your price is known, otherwise what your price lacks', () => {
  const why = (offers: ItemOffer[]) =>
    positionIn(offers, options({ reference: 'target', target: 0 })).noIndex
  expect(why(market)).toBe('This row has no usable target price.')
  expect(why([offer('me', 0), offer('a', 3)])).toBe('Your offer has no usable price.')
  expect(why([offer('a', 3)])).toBe('Your merchant isn’t among these offers.')
})

it('compares your price with the target as a single figure', () => {
  const { index } = positionIn(market, options({ reference: 'target', target: 30 }))
  expect(index).toEqual({ index: 110, reference: 30, n: 1, difference: 3 })
})

describe('a competitor', () => {
  const named = (merchantId: string, merchantName: string, offerPrice: number): ItemOffer => ({
    ...offer(merchantId, offerPrice),
    merchantName,
  })
  const against = (offers: ItemOffer[], name: string) =>
    positionIn(offers, {
      ownMerchants: ['me'],
      reference: { merchant: 'm1', name },
      aliases: [['Apex', 'Acme']],
    })

  it('is found under every alias, and compared by its lowest price', () => {
    const acme = named('m1', 'Acme', 20)
    const apex = named('m7', 'APEX', 16)
    const me = offer('me', 10)
    expect(against([me, acme, apex], 'Apex')).toMatchObject({
      reference: 16,
      referenceN: 2,
      referenceLabel: 'Apex',
    })
    // A market may have only the other spelling.
    expect(against([me, apex], 'Apex').index?.index).toBe(62.5)
    expect(against([me, offer('other', 3)], 'Apex').noIndex).toBe('Apex isn’t among these offers.')
  })

  it('can’t be compared with if your merchant is one of its aliases', () => {
    const own = named('me', 'Acme', 10)
    expect(against([own, named('m7', 'Apex', 16)], 'Apex').noIndex).toMatch(/is your own merchant/)
  })
})

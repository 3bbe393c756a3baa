import { describe, expect, it } from 'vitest'
import { parityFacts, parityPosition, type ParitySku } from './variantParity.ts'

const sku = (name: string, overrides: Partial<ParitySku> = {}): ParitySku => ({
  name,
  code: `code of ${name}`,
  available: true,
  offerPrice: 47.9,
  market: null,
  ...overrides,
})
/** Half a percent counts as equal, which is the default tolerance. */
const statusAt = (index: number) => (index < 99.5 ? 'cheaper' : index > 100.5 ? 'dearer' : 'equal')
const market = (index: number | null, competitors = 5): ParitySku['market'] => ({
  index,
  status: index === null ? null : statusAt(index),
  competitors,
  elsewhere: competitors,
})

describe('parityFacts', () => {
  it('counts available variants and, separately, those of unknown stock', () => {
    const facts = parityFacts(47.9, [
      sku('S'),
      sku('M', { available: false }),
      sku('L', { available: null, code: null }),
    ])
    expect(facts).toMatchObject({ skus: 3, available: 1, unknown: 1, withoutCode: 1 })
  })

  it('lists the different prices, and counts the missing ones separately', () => {
    const facts = parityFacts(47.9, [
      sku('S'),
      sku('M', { offerPrice: 44.9 }),
      sku('L'),
      sku('XL', { offerPrice: 0 }),
    ])
    expect(facts).toMatchObject({
      offerPrices: [44.9, 47.9],
      withoutPrice: 1,
      isRecordLowest: false,
    })
    expect(parityFacts(44.9, [sku('M', { offerPrice: 44.9 })]).isRecordLowest).toBe(true)
    expect(parityFacts(null, [sku('M')]).isRecordLowest).toBeNull()
    expect(parityFacts(47.9, [sku('M', { offerPrice: null })]).isRecordLowest).toBeNull()
  })

  it('names variants that are out of stock here only, once their EANs are checked', () => {
    const out = sku('XL', { available: false })
    expect(parityFacts(47.9, [sku('S'), out]).soldElsewhere).toBeNull()
    const answered = [
      sku('S', { market: market(100) }),
      { ...out, market: market(96, 4) },
      sku('XXL', { available: false, market: market(null, 0) }),
    ]
    expect(parityFacts(47.9, answered).soldElsewhere).toEqual({ names: ['XL'], n: 2 })
  })
})

describe('parityPosition', () => {
  it('names the variants above, at and below market, and the one furthest from 100', () => {
    const position = parityPosition([
      sku('XS', { market: market(106.7, 4) }),
      sku('S', { market: market(92.7, 8) }),
      sku('M', { market: market(100.04, 6) }),
      sku('L', { market: market(null, 0) }),
      sku('XL'),
    ])
    expect(position).toMatchObject({
      answered: 4,
      n: 3,
      above: ['XS'],
      below: ['S'],
      equal: ['M'],
      widest: { name: 'S', index: 92.7 },
      competitors: { least: 0, most: 8, all: 18 },
    })
    expect(position.index).toBeCloseTo(99.813, 3)
  })

  it('counts a code that two variants share once', () => {
    const shared = { code: 'one', market: market(110, 3) }
    expect(parityPosition([sku('S', shared), sku('M', shared)])).toMatchObject({
      answered: 1,
      n: 1,
      above: ['S'],
      competitors: { least: 3, most: 3, all: 3 },
    })
  })

  it('has no index before an EAN is checked', () => {
    expect(parityPosition([sku('S')])).toMatchObject({
      answered: 0,
      index: null,
      widest: null,
      competitors: null,
    })
  })
})

describe('the figures of variant parity', () => {
  it('count an index within the tolerance as at market', () => {
    const position = parityPosition([
      sku('A', { market: market(100.6) }),
      sku('B', { market: market(99.4) }),
      sku('C', { market: market(100.4) }),
    ])
    expect(position).toMatchObject({ above: ['A'], below: ['B'], equal: ['C'] })
  })

  it('use the first checked variant of each code', () => {
    const position = parityPosition([
      sku('unanswered', { code: '1' }),
      sku('first', { code: '1', market: market(90, 2) }),
      sku('second', { code: '1', market: market(130, 9) }),
      sku('without a code', { code: null, market: market(200, 9) }),
      sku('without an index', { code: '2', market: market(null, 7) }),
      sku('other', { code: '3', market: market(104, 4) }),
    ])
    expect(position).toEqual({
      answered: 3,
      index: 97,
      n: 2,
      above: ['other'],
      below: ['first'],
      equal: [],
      widest: { name: 'first', index: 90 },
      competitors: { least: 2, most: 7, all: 13 },
    })
  })

  it('have no figures before an EAN is checked', () => {
    expect(parityPosition([sku('S')])).toEqual({
      answered: 0,
      index: null,
      n: 0,
      above: [],
      below: [],
      equal: [],
      widest: null,
      competitors: null,
    })
  })

  it('name only checked variants that are out of stock here and sold elsewhere', () => {
    const soldElsewhere = (...skus: ParitySku[]) => parityFacts(47.9, skus).soldElsewhere
    const out = { available: false }
    expect(soldElsewhere(sku('S', out), sku('M', { market: market(99) }))).toBeNull()
    expect(
      soldElsewhere(
        sku('S', { ...out, market: market(null, 1) }),
        sku('M', { ...out, market: market(null, 0) }),
        sku('L', { available: null, market: market(99) }),
        sku('XL', out),
      ),
    ).toEqual({ names: ['S'], n: 2 })
  })

  it('sort prices as numbers', () => {
    const skus = [100, 9, 20].map((offerPrice) => sku('S', { offerPrice }))
    expect(parityFacts(9, skus)).toMatchObject({ offerPrices: [9, 20, 100], isRecordLowest: true })
  })
})

import { describe, expect, it } from 'vitest'
import { parityFacts, parityStanding, type ParitySku } from './variantParity.ts'

const sku = (name: string, given: Partial<ParitySku> = {}): ParitySku => ({
  name,
  code: `code of ${name}`,
  available: true,
  offerPrice: 47.9,
  market: null,
  ...given,
})
const market = (index: number | null, rivals = 5) => ({ index, rivals })

describe('the facts of a record’s SKUs', () => {
  it('counts what is there, unknown stock as neither', () => {
    const facts = parityFacts(47.9, [
      sku('S'),
      sku('M', { available: false }),
      sku('L', { available: null, code: null }),
    ])
    expect(facts).toMatchObject({ skus: 3, available: 1, unknown: 1, withoutCode: 1 })
  })

  it('lists the different prices, those that are no price apart', () => {
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

  it('names what is out here and sold elsewhere, once its EAN was answered', () => {
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

describe('the standing of a record’s SKUs', () => {
  it('says how many are above and below, and which is furthest away', () => {
    const standing = parityStanding([
      sku('XS', { market: market(106.7, 4) }),
      sku('S', { market: market(92.7, 8) }),
      sku('M', { market: market(100.04, 6) }),
      sku('L', { market: market(null, 0) }),
      sku('XL'),
    ])
    expect(standing).toMatchObject({
      answered: 4,
      n: 3,
      above: ['XS'],
      below: ['S'],
      equal: ['M'],
      widest: { name: 'S', index: 92.7 },
      rivals: { least: 0, most: 8, all: 18 },
    })
    expect(standing.index).toBeCloseTo(99.813, 3)
  })

  it('counts a code that two SKUs share once', () => {
    const shared = { code: 'one', market: market(110, 3) }
    expect(parityStanding([sku('S', shared), sku('M', shared)])).toMatchObject({
      answered: 1,
      n: 1,
      above: ['S'],
      rivals: { least: 3, most: 3, all: 3 },
    })
  })

  it('has no figures without an answer', () => {
    expect(parityStanding([sku('S')])).toMatchObject({
      answered: 0,
      index: null,
      widest: null,
      rivals: null,
    })
  })
})

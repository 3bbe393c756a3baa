import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { traitColumn, traitKeyOf } from '@/domain/columns/traitColumns.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { statusOfDifference } from '@/domain/pricing/priceStatus.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter, type RowFilter, type StandOut } from './rowView.ts'

type Product = {
  brand: string
  merchant: string
  /** An index, or `only you`; null where it is not checked. */
  market: number | 'only you' | null
  cloth?: string
}

const codeOf = (at: number) => String(2_049_811_000_000 + at)

function workOn(products: readonly Product[]) {
  const work = createRowWork()
  const rows = products.map(({ brand, merchant }, at) =>
    aResultRow({ productId: `P${at}`, brand, merchant, eans: [codeOf(at)] }),
  )
  work.add(rows)
  work.market(
    products.flatMap(({ market }, at) => {
      if (market === null) return []
      const index = market === 'only you' ? null : market
      const code = aCodeMarket({
        code: codeOf(at),
        index,
        status: index === null ? 'only mine' : statusOfDifference(index - 100, 0.5),
        competitors: index === null ? 0 : 2,
      })
      return [[marketKey('us', codeOf(at)), code] as const]
    }),
  )
  work.traits(
    products.flatMap(({ cloth }, at) => {
      const row = rows[at]
      if (!row || cloth === undefined) return []
      return [[traitKeyOf(row), { state: 'done', pairs: [['cloth', cloth]] }] as const]
    }),
  )
  return work
}

const product = (brand: string, market: Product['market'], merchant = 'Cartwheel'): Product => ({
  brand,
  market,
  merchant,
})

const of = (products: readonly Product[], least = 1) =>
  workOn(products).standOuts({ down: 'brand', across: 'merchant', least })

const namesOf = (groups: readonly StandOut[]) =>
  groups.map(({ values, side }) => `${values.map(([, value]) => value).join(', ')} ${side}`)

describe('the groups that stand out', () => {
  it('include a brand whose products are all above the market, with their average index', () => {
    const { groups } = of([
      product('Marlowe', 110),
      product('Marlowe', 130),
      product('Haldane', 120),
      product('Haldane', 90),
    ])
    expect(groups).toEqual([
      { values: [['brand', 'Marlowe']], side: 'above', rows: 2, compared: 2, index: 120 },
    ])
  })

  it('are at most three, those with the largest difference times number of products', () => {
    const many = (brand: string, count: number, index: number) =>
      Array.from({ length: count }, () => product(brand, index))
    const { groups } = of([
      ...many('Marlowe', 2, 110),
      ...many('Haldane', 5, 108),
      ...many('Norrland', 2, 70),
      ...many('Rook Street', 2, 104),
    ])
    expect(namesOf(groups)).toEqual(['Norrland below', 'Haldane above', 'Marlowe above'])
  })

  it('have at least two products, or as many as a group needs to be shown', () => {
    const products = [product('Marlowe', 110), product('Marlowe', 110), product('Haldane', 90)]
    expect(namesOf(of(products).groups)).toEqual(['Marlowe above'])
    expect(of(products, 3).groups).toEqual([])
  })

  it('include no group at the market or with mixed positions', () => {
    const { groups } = of([
      product('Marlowe', 110),
      product('Marlowe', 100.2),
      product('Haldane', 90),
      product('Haldane', 90),
      product('Haldane', 110),
    ])
    expect(groups).toEqual([])
  })

  it('are empty if every product of the collection is on the same side', () => {
    expect(of([product('Marlowe', 110), product('Marlowe', 120)]).groups).toEqual([])
  })

  it('include a pair of values only if neither value is on one side itself', () => {
    const { groups } = of([
      product('Marlowe', 90, 'Cartwheel'),
      product('Marlowe', 90, 'Cartwheel'),
      product('Marlowe', 110, 'Sundial'),
      product('Marlowe', 110, 'Sundial'),
      product('Haldane', 120, 'Cartwheel'),
      product('Haldane', 120, 'Cartwheel'),
      product('Alder', 99, 'Sundial'),
    ])
    expect(namesOf(groups)).toEqual([
      'Haldane above',
      'Marlowe, Cartwheel below',
      'Marlowe, Sundial above',
    ])
  })

  it('ignore the position of products that are not checked, but count them as rows', () => {
    const { groups, onlyYou } = of([
      product('Marlowe', 110),
      product('Marlowe', 110),
      product('Marlowe', null),
      product('Haldane', 'only you'),
      product('Haldane', 90),
    ])
    expect(groups).toMatchObject([{ values: [['brand', 'Marlowe']], rows: 3, compared: 2 }])
    expect(onlyYou).toBe(1)
  })

  it('do not report that only you sell it if that is true of every product', () => {
    expect(of([product('Marlowe', 'only you')]).onlyYou).toBe(0)
  })

  it('are never groups by price position', () => {
    const work = workOn([product('Marlowe', 110), product('Marlowe', 110), product('Haldane', 90)])
    const { groups } = work.standOuts({ down: 'priceStatus', across: '', least: 1 })
    expect(groups).toEqual([])
  })

  it('include no attribute value that other products have among further values', () => {
    const cloth = traitColumn('cloth')
    const made = (text: string, market: number) => ({ ...product('Marlowe', market), cloth: text })
    const work = workOn([
      made('Cotton', 110),
      made('Cotton', 110),
      made('Cotton|Wool', 110),
      made('Linen', 90),
      made('Linen', 90),
    ])
    const { groups } = work.standOuts({ down: cloth, across: '', least: 1 })
    expect(groups.map(({ values }) => values)).toEqual([[[cloth, 'Linen']]])
  })
})

const someProduct: fc.Arbitrary<Product> = fc.record({
  brand: fc.constantFrom('', 'Marlowe', 'Haldane', 'Norrland'),
  merchant: fc.constantFrom('', 'Cartwheel', 'Sundial'),
  market: fc.constantFrom<Product['market'][]>(80, 99.8, 104, 130, 'only you', null),
})

/** A person's way: every brand, merchant and pair, and all of its products one by one. */
function plainSides(products: readonly Product[]) {
  const indexOf = ({ market }: Product) => (typeof market === 'number' ? market : null)
  const sideOf = (some: readonly Product[]) => {
    const indices = some.flatMap((one) => indexOf(one) ?? [])
    if (indices.length === 0) return null
    if (indices.every((index) => index > 100.5)) return 'above'
    return indices.every((index) => index < 99.5) ? 'below' : null
  }
  const whole = sideOf(products)
  const stands = (some: readonly Product[]) => {
    const side = sideOf(some)
    const isEnough = some.filter((one) => indexOf(one) !== null).length >= 2
    return isEnough && side !== whole ? side : null
  }
  const found = new Set<string>()
  for (const { brand, merchant } of products) {
    const [ofBrand, ofMerchant] = [
      products.filter((one) => one.brand === brand),
      products.filter((one) => one.merchant === merchant),
    ]
    const [one, other] = [stands(ofBrand), stands(ofMerchant)]
    if (one) found.add(`${brand} ${one}`)
    if (other) found.add(`${merchant} ${other}`)
    const both = stands(ofBrand.filter((each) => each.merchant === merchant))
    if (both && both !== one && both !== other) found.add(`${brand}, ${merchant} ${both}`)
  }
  return found
}

const POSITIONS = { above: 'Above market', below: 'Below market' } as const

it('finds the groups that a plain loop finds, with the counts that a filter shows', () => {
  fc.assert(
    fc.property(fc.array(someProduct, { maxLength: 40 }), (products) => {
      const work = workOn(products)
      const { groups, onlyYou } = work.standOuts({ down: 'brand', across: 'merchant', least: 1 })
      const plain = plainSides(products)
      expect(groups).toHaveLength(Math.min(3, plain.size))
      for (const name of namesOf(groups)) expect(plain).toContain(name)
      const shown = (values: RowFilter['values']) =>
        work.query({ ...noFilter, values }, []).matching
      for (const { values, side, compared } of groups) {
        const only = Object.fromEntries(values.map(([column, value]) => [column, [value]]))
        expect(shown({ ...only, priceStatus: [POSITIONS[side]] })).toBe(compared)
      }
      if (onlyYou > 0) expect(shown({ priceStatus: ['Only you sell it'] })).toBe(onlyYou)
    }),
    { seed: 32, numRuns: 100 },
  )
})

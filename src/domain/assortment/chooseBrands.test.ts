import { describe, expect, it } from 'vitest'
import { chooseBrands, putBrandsFirst, type BrandChoice } from './chooseBrands.ts'
import type { BrandRow, AssortmentCell } from './makeAssortment.ts'

const columns = ['Mine', 'X', 'Y'].map((merchant) => ({
  merchant,
  spellings: [merchant],
  isOwn: merchant === 'Mine',
  state: 'answered' as const,
  numFound: 1,
  brands: 1,
  hasAllBrands: true,
  certainty: 'complete' as const,
  counted: 1,
}))
const cellOf = (count: number, at: number): AssortmentCell =>
  count > 0 ? { kind: 'sold', count } : { kind: at === 0 ? 'gap' : 'none' }
const rowOf = (
  brand: string,
  brandStatus: BrandRow['brandStatus'],
  counts: number[],
): BrandRow => ({
  brand,
  spellings: [brand],
  cells: counts.map(cellOf),
  sum: counts.reduce((sum, count) => sum + count, 0),
  isLeast: false,
  elsewhere: (counts[1] ?? 0) + (counts[2] ?? 0),
  isElsewhereLeast: false,
  others: counts.slice(1).filter((count) => count > 0).length,
  isOthersLeast: false,
  brandStatus,
})
const rows = [
  rowOf('Own', 'only mine', [90, 0, 0]),
  rowOf('Marlowe', 'both', [14, 7, 9]),
  rowOf('Alder', 'both', [9, 21, 0]),
  rowOf('Fennel', 'lacked', [0, 3, 0]),
  rowOf('Tessera', 'lacked', [0, 8, 6]),
]
const choose = (choice: Partial<BrandChoice>) =>
  chooseBrands(
    { rows, columns },
    { show: 'all', least: 1, order: 'gaps', find: '', ...choice },
  ).map(({ brand }) => brand)

describe('the brands of a map', () => {
  it('start with the largest gaps and end with those that only you sell', () => {
    expect(choose({})).toEqual(['Tessera', 'Fennel', 'Alder', 'Marlowe', 'Own'])
  })

  it('are sorted by products, merchants, your products or name on request', () => {
    expect(choose({ order: 'products' })).toEqual(['Own', 'Alder', 'Marlowe', 'Tessera', 'Fennel'])
    expect(choose({ order: 'merchants' })[0]).toBe('Marlowe')
    expect(choose({ order: 'mine' })).toEqual(['Own', 'Marlowe', 'Alder', 'Tessera', 'Fennel'])
    expect(choose({ order: 'name' })[0]).toBe('Alder')
  })

  it('can be limited to missing brands, or to those that only you sell', () => {
    expect(choose({ show: 'lacked' })).toEqual(['Tessera', 'Fennel'])
    expect(choose({ show: 'only-mine' })).toEqual(['Own'])
  })

  it('can be limited to those that several merchants sell', () => {
    expect(choose({ least: 2 })).toEqual(['Tessera', 'Alder', 'Marlowe'])
    expect(choose({ least: 3 })).toEqual(['Marlowe'])
  })

  it('are found by a part of their name in any letter case', () => {
    expect(choose({ find: 'ER' })).toEqual(['Tessera', 'Alder'])
  })

  it('are sorted by all their products while merchants are loading', () => {
    const waiting = (brand: string, elsewhere: number): BrandRow => ({
      ...rowOf(brand, 'unknown', [0, 0, 0]),
      cells: columns.map(() => ({ kind: 'waiting' })),
      elsewhere,
    })
    const some = [waiting('Alder', 2), waiting('Marlowe', 9), waiting('Own', 4)]
    for (const order of ['gaps', 'products', 'merchants', 'mine'] as const) {
      const chosen = chooseBrands(
        { rows: some, columns },
        { show: 'all', least: 1, order, find: '' },
      )
      expect(chosen.map(({ brand }) => brand)).toEqual(['Marlowe', 'Own', 'Alder'])
    }
  })

  it('stay in their positions, and new brands follow', () => {
    const now = putBrandsFirst(rows, ['Tessera', 'Gone', 'Own', 'Alder'])
    expect(now.map(({ brand }) => brand)).toEqual(['Tessera', 'Own', 'Alder', 'Marlowe', 'Fennel'])
  })
})

describe('the order of brands', () => {
  const order = (given: BrandRow[], choice: Partial<BrandChoice> = {}) =>
    chooseBrands(
      { rows: given, columns },
      { show: 'all', least: 1, order: 'gaps', find: '', ...choice },
    ).map(({ brand }) => brand)

  it('uses the competitors’ products for missing brands', () => {
    const little = { ...rowOf('A', 'lacked', [0, 9, 0]), elsewhere: 9 }
    const much = { ...rowOf('B', 'lacked', [0, 3, 0]), elsewhere: 20 }
    expect(order([little, much])).toEqual(['B', 'A'])
    expect(order([little, much], { order: 'products' })).toEqual(['A', 'B'])
  })

  it('puts unknown brands after missing ones, and ties by name with numbers in order', () => {
    const unknown = rowOf('U', 'unknown', [0, 99, 0])
    expect(order([unknown, ...rows])).toEqual(['Tessera', 'Fennel', 'U', 'Alder', 'Marlowe', 'Own'])
    const same = ['B10', 'B9'].map((brand) => rowOf(brand, 'both', [1, 1, 0]))
    expect(order(same)).toEqual(['B9', 'B10'])
  })

  it('uses the total count while a merchant is loading', () => {
    const waiting: BrandRow = {
      ...rowOf('W', 'unknown', [0, 1, 0]),
      cells: [{ kind: 'waiting' }, { kind: 'sold', count: 1 }, { kind: 'none' }],
      elsewhere: 50,
    }
    expect(order([rowOf('V', 'unknown', [0, 9, 0]), waiting], { order: 'products' })).toEqual([
      'W',
      'V',
    ])
  })

  it('follows your products, the number of merchants, or the name', () => {
    expect(order(rows, { order: 'mine' })).toEqual(['Own', 'Marlowe', 'Alder', 'Tessera', 'Fennel'])
    expect(order(rows, { order: 'merchants' })).toEqual([
      'Marlowe',
      'Alder',
      'Tessera',
      'Own',
      'Fennel',
    ])
    expect(order(rows, { order: 'name' })).toEqual(['Alder', 'Fennel', 'Marlowe', 'Own', 'Tessera'])
    const uncounted: BrandRow = {
      ...rowOf('N', 'both', [0, 1, 0]),
      cells: [{ kind: 'sold', count: null }, { kind: 'none' }, { kind: 'none' }],
    }
    expect(order([rowOf('M', 'lacked', [0, 9, 0]), uncounted], { order: 'mine' })).toEqual([
      'N',
      'M',
    ])
  })

  it('leaves out brands that fewer merchants sell', () => {
    const nobody = rowOf('None', 'unknown', [0, 0, 0])
    expect(order([nobody])).toEqual(['None'])
    expect(order([nobody, ...rows], { least: 2 })).toEqual(['Tessera', 'Alder', 'Marlowe'])
    expect(order(rows, { least: 3 })).toEqual(['Marlowe'])
  })
})

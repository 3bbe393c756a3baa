import { describe, expect, it } from 'vitest'
import { chooseBrands, keepPlaces, type BrandChoice } from './chooseBrands.ts'
import type { BrandRow, MapCell } from './whiteSpaceMap.ts'

const columns = ['Mine', 'X', 'Y'].map((merchant) => ({
  merchant,
  isMine: merchant === 'Mine',
  state: 'answered' as const,
  numFound: 1,
  brands: 1,
  isCut: false,
}))
const cellOf = (count: number, at: number): MapCell =>
  count > 0 ? { kind: 'sold', count } : { kind: at === 0 ? 'gap' : 'none' }
const rowOf = (brand: string, stand: BrandRow['stand'], counts: number[]): BrandRow => ({
  brand,
  cells: counts.map(cellOf),
  sum: counts.reduce((sum, count) => sum + count, 0),
  isLeast: false,
  elsewhere: (counts[1] ?? 0) + (counts[2] ?? 0),
  others: counts.slice(1).filter((count) => count > 0).length,
  stand,
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
  it('come with the largest gaps first and those I alone have last', () => {
    expect(choose({})).toEqual(['Tessera', 'Fennel', 'Alder', 'Marlowe', 'Own'])
  })

  it('go by products, merchants, my products or name on request', () => {
    expect(choose({ order: 'products' })).toEqual(['Own', 'Alder', 'Marlowe', 'Tessera', 'Fennel'])
    expect(choose({ order: 'merchants' })[0]).toBe('Marlowe')
    expect(choose({ order: 'mine' })).toEqual(['Own', 'Marlowe', 'Alder', 'Tessera', 'Fennel'])
    expect(choose({ order: 'name' })[0]).toBe('Alder')
  })

  it('can be those I lack, or only I have', () => {
    expect(choose({ show: 'lacked' })).toEqual(['Tessera', 'Fennel'])
    expect(choose({ show: 'only-mine' })).toEqual(['Own'])
  })

  it('can be those that several merchants sell', () => {
    expect(choose({ least: 2 })).toEqual(['Tessera', 'Alder', 'Marlowe'])
    expect(choose({ least: 3 })).toEqual(['Marlowe'])
  })

  it('are found by a part of their name in any letter case', () => {
    expect(choose({ find: 'ER' })).toEqual(['Tessera', 'Alder'])
  })

  it('go by all their products while merchants are still to answer', () => {
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

  it('keep the places they had, and new ones come behind', () => {
    const now = keepPlaces(rows, ['Tessera', 'Gone', 'Own', 'Alder'])
    expect(now.map(({ brand }) => brand)).toEqual(['Tessera', 'Own', 'Alder', 'Marlowe', 'Fennel'])
  })
})

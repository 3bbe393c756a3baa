import { describe, expect, it } from 'vitest'
import type { RowFilter } from '@/domain/rows/rowView.ts'
import { rowFilter } from '@/pages/collection/collectionViewState.ts'
import { activeFilters, rangeWords } from './filterWords.ts'

const filter: RowFilter = rowFilter({
  text: 'cotton',
  ranges: { offerPrice: [20, 60], discount: [20, null] },
  values: { merchant: ['Northgate', 'Cartwheel', 'Sundial', 'Loomhouse'], brand: [''] },
  stock: ['in'],
  top: { most: 20, column: 'discount', down: true },
})

describe('the words for an active filter', () => {
  it('show values in the units of the column', () => {
    expect(activeFilters(filter).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'has cotton',
      'offer price 20.00–60.00',
      'discount 20% and up',
      'merchant Northgate, Cartwheel and 2 more',
      'brand not given',
      'stock In stock',
      'top 20 discount, highest',
    ])
  })

  it('keep abbreviations such as MRP and EAN in capitals', () => {
    const top = { most: 5, column: 'salePrice', down: true } as const
    const dear = rowFilter({ ranges: { salePrice: [20, null] }, eans: ['with'], top })
    expect(activeFilters(dear).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'MRP 20.00 and up',
      'EAN has an EAN',
      'top 5 MRP, highest',
    ])
  })

  it('say which values are excluded', () => {
    const others = rowFilter({
      excluded: {
        merchant: ['Petra Market'],
        brand: [''],
        priceStatus: ['You don’t sell it'],
        stock: ['out'],
      },
    })
    expect(activeFilters(others).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'merchant is not Petra Market',
      'brand is not not given',
      'price position is not You don’t sell it',
      'stock is not Out of stock',
    ])
  })

  it('come with a way to remove only this filter', () => {
    for (const { of, without } of activeFilters(filter)) {
      expect(activeFilters(without).map((one) => one.of)).toEqual(
        activeFilters(filter)
          .map((one) => one.of)
          .filter((one) => one !== of),
      )
    }
  })

  it('describe open ranges, and use “to” instead of a dash after a minus sign', () => {
    expect(rangeWords('offerPrice', [null, 60])).toBe('up to 60.00')
    expect(rangeWords('discountGap', [-5, 10])).toBe('−5 to 10')
    expect(rangeWords('discountGap', undefined)).toBe('any')
  })
})

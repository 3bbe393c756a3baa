import { describe, expect, it } from 'vitest'
import { priceRow } from '@test/made/anImportReading.ts'
import { priceEntries } from './priceEntries.ts'

const code = '2049811842247'

describe('an entry of a price list', () => {
  it('has the values of the file’s row, without empty ones', () => {
    const whole = { code, price: 47.9, cost: 18.4, floor: 40, note: 'own', title: 'Shirt' }
    expect(priceEntries([priceRow(4, { ...whole, listPrice: 59, target: 45 })])).toEqual([whole])
    expect(priceEntries([priceRow(4, { code, price: null })])).toEqual([
      { code, price: null, cost: 18.4, note: '' },
    ])
  })
})

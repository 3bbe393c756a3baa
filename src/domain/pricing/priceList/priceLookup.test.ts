import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, gtinForms } from '@/lib/gtin.ts'
import { priceLookup } from './priceLookup.ts'

const body = fc.stringMatching(/^[1-9][0-9]{6,12}$/)
const code = body.map((digits) => digits + String(checkDigit(digits)))

describe('the price of a code in a price list', () => {
  it('is found under every length of the code', () => {
    fc.assert(
      fc.property(code, (input) => {
        const forms = [input, ...gtinForms(input)]
        for (const written of forms) {
          const lookup = priceLookup([{ code: written, price: 12.5, cost: null, note: 'x' }])
          for (const requested of forms) {
            expect(lookup(requested)).toEqual({ price: 12.5, cost: null, note: 'x' })
          }
        }
      }),
    )
  })

  it('is that of the last entry if two are for the same code', () => {
    const lookup = priceLookup([
      { code: '036000291452', price: 1, cost: null, note: '' },
      { code: '0036000291452', price: 2, cost: 1, note: '' },
    ])
    expect(lookup('00036000291452')?.price).toBe(2)
  })

  it('is null for any other code', () => {
    const lookup = priceLookup([{ code: '2049811842247', price: 1, cost: null, note: '' }])
    expect(lookup('2049811763054')).toBeNull()
    expect(lookup('')).toBeNull()
    expect(priceLookup([])('2049811842247')).toBeNull()
  })
})

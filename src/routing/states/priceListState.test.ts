import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { priceListDecoder, encodePriceList } from './priceListState.ts'

const SETTINGS = { countries: ['de'] }
const read = priceListDecoder(['code', 'price', 'cost'])
const decode = (query: string) => read(new URLSearchParams(query), SETTINGS)

describe('the address of a price list', () => {
  it('contains the countries, the shown one first, the search text and the sort order', () => {
    const state = {
      countries: ['in', 'us'],
      q: '2049',
      sort: [{ column: 'cost' as const, down: true }],
    }
    const link = paths.priceList(encodePriceList(state))
    expect(link).toBe('/my-data/prices?country=in&country=us&q=2049&sort=-cost')
    expect(decode('country=in&country=us&q=2049&sort=-cost')).toEqual({ state, corrections: [] })
  })

  it('uses the country of the settings if it names none', () => {
    expect(paths.priceList()).toBe('/my-data/prices')
    expect(decode('').state).toEqual({ countries: ['de'], q: '', sort: [] })
  })

  it('replaces invalid values and reports the corrections', () => {
    const { state, corrections } = decode(`country=%00&q=${'x'.repeat(200)}&sort=profit`)
    expect(state).toEqual({ countries: ['de'], q: 'x'.repeat(100), sort: [] })
    expect(corrections.map(({ parameter }) => parameter)).toEqual(['country', 'q', 'sort'])
  })

  it('is the same after it was read and written again', () => {
    const state = fc.record({
      countries: fc.uniqueArray(fc.constantFrom('us', 'in', 'de', 'gb'), { minLength: 1 }),
      q: fc.string({ unit: 'binary', maxLength: 60 }),
    })
    fc.assert(
      fc.property(state, (one) => {
        const written = encodePriceList(one)
        const again = read(written, SETTINGS)
        expect(again.corrections).toEqual([])
        expect(again.state.countries).toEqual(one.countries)
        expect(encodePriceList(again.state).toString()).toBe(written.toString())
      }),
      { seed: 7, numRuns: 100 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { defaultParameters, countryParameters } from './defaultParameters.ts'
import { encodeAssortment, assortmentState } from './states/assortmentState.ts'
import { encodeCompare } from './states/compareState.ts'
import { encodePriceList } from './states/priceListState.ts'

const settingsCases = [
  { countries: [], ownMerchants: {} },
  { countries: ['us'], ownMerchants: { us: ['Northgate'] } },
  {
    countries: ['us', 'in', 'US'],
    ownMerchants: { us: ['Northgate'], in: ['Kiran & Co', 'Northgate'] },
  },
  { countries: ['no code', 'gb'], ownMerchants: { gb: [' Northgate '] } },
]

describe('an address with only the countries and your merchants', () => {
  it('equals the address that the page itself writes', () => {
    for (const settings of settingsCases) {
      const [country = ''] = settings.countries
      expect(String(defaultParameters(settings))).toBe(
        String(encodeAssortment(assortmentState(settings))),
      )
      expect(String(countryParameters([country]))).toBe(String(encodeCompare({ ids: [], country })))
      expect(String(countryParameters(settings.countries))).toBe(String(encodePriceList(settings)))
    }
  })
})

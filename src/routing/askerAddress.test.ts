import { describe, expect, it } from 'vitest'
import { ofAsker, ofCountries } from './askerAddress.ts'
import { encodeCompare } from './states/compareState.ts'
import { encodeMap, mapState } from './states/mapState.ts'
import { encodePriceList } from './states/priceListState.ts'

const askers = [
  { countries: [], ownMerchants: {} },
  { countries: ['us'], ownMerchants: { us: ['Northgate'] } },
  {
    countries: ['us', 'in', 'US'],
    ownMerchants: { us: ['Northgate'], in: ['Kiran & Co', 'Northgate'] },
  },
  { countries: ['no code', 'gb'], ownMerchants: { gb: [' Northgate '] } },
]

describe('an address that holds only who asks', () => {
  it('is the one that the page itself writes', () => {
    for (const asker of askers) {
      const [country = ''] = asker.countries
      expect(String(ofAsker(asker))).toBe(String(encodeMap(mapState(asker))))
      expect(String(ofCountries([country]))).toBe(String(encodeCompare({ ids: [], country })))
      expect(String(ofCountries(asker.countries))).toBe(String(encodePriceList(asker)))
    }
  })
})

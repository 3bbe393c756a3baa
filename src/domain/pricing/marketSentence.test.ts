import { describe, expect, it } from 'vitest'
import { sentenceText } from '@/lib/text/sentence.ts'
import { marketSentence } from './marketSentence.ts'
import { positionIn } from './position.ts'

const offer = (merchantId: string, offerPrice: number | null) => ({
  merchantId,
  merchantName: merchantId,
  productId: null,
  offerPrice,
  salePrice: null,
})

const OFFERS = [offer('Northgate', 44), offer('Cartwheel', 38), offer('Petra', 42)]

function sentence(
  ownMerchants: readonly string[],
  { offers = OFFERS, listPrice = null as number | null, label = '' } = {},
) {
  return sentenceText(
    marketSentence({
      position: positionIn(offers, {
        ownMerchants,
        reference: 'median',
        tolerance: 0.5,
        listPrice,
      }),
      merchants: offers.length,
      than: 'the market',
      tolerance: 0.5,
      label,
    }),
  )
}

describe('the market of a code in a sentence', () => {
  it('says how far your price is from the market, its rank and the cheapest competitor', () => {
    expect(sentence(['Northgate'])).toBe(
      'Your price, 44.00, is 10.0% above the market, 3rd of 3. Cheapest competitor: Cartwheel, 38.00.',
    )
    expect(sentence(['Cartwheel'], { label: 'US$' })).toBe(
      'Your price, US$\u00a038.00, is 11.6% below the market, 1st of 3. Cheapest competitor: Petra, US$\u00a042.00.',
    )
  })

  it('says “at the market” within the tolerance', () => {
    expect(sentence([], { listPrice: 42.1 })).toContain('is at the market')
  })

  it('says that you don’t sell it, and that only you sell it', () => {
    expect(sentence(['Sundial'])).toBe(
      'You don’t sell it; 3 merchants sell it. Cheapest competitor: Cartwheel, 38.00.',
    )
    expect(sentence(['Northgate'], { offers: [offer('Northgate', 44)] })).toBe(
      'Only you sell it, for 44.00.',
    )
  })

  it('says who sells it and from which price while no merchant is chosen', () => {
    expect(sentence([])).toBe('3 merchants sell it, from 38.00 (Cartwheel) to 44.00.')
    expect(sentence([], { offers: [offer('Petra', 42)] })).toBe('1 merchant sells it for 42.00.')
    expect(sentence([], { offers: [offer('Petra', 0)] })).toBe('No offer has a usable price.')
  })
})

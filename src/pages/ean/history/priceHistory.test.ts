import { describe, expect, it } from 'vitest'
import type { StoredOffers } from '@/storage/history/storedOffers.ts'
import { priceHistory } from './priceHistory.ts'

const MINUTE = 60_000
const saved = (
  minute: number,
  prices: Record<string, number | null>,
  isWhole = true,
): StoredOffers => ({
  at: minute * MINUTE,
  isWhole,
  offers: Object.entries(prices).map(([merchantId, offerPrice]) => ({
    productId: null,
    merchantId,
    merchantName: merchantId,
    offerPrice,
  })),
})
const pricesOf = (history: ReturnType<typeof priceHistory>) =>
  Object.fromEntries(history.merchants.map(({ name, prices }) => [name, prices]))

describe('the prices of a code over time', () => {
  it('are listed for each merchant and time, yours first, then the cheapest', () => {
    const history = priceHistory(
      [
        saved(2, { sundial: 50, northgate: 44 }),
        saved(1, { sundial: 40, northgate: 45, petra: 30 }),
      ],
      { ownMerchants: ['northgate'] },
    )
    expect(history.times).toEqual([MINUTE, 2 * MINUTE])
    expect(history.merchants.map(({ name }) => name)).toEqual(['northgate', 'petra', 'sundial'])
    expect(pricesOf(history)).toEqual({
      northgate: [45, 44],
      petra: [30, null],
      sundial: [40, 50],
    })
    expect(history.lowest).toEqual({ price: 30, at: MINUTE, name: 'petra' })
  })

  it('are unknown if only part of the market is saved, otherwise none for a missing merchant', () => {
    const history = priceHistory(
      [
        saved(1, { sundial: 40, petra: 30 }),
        saved(2, { petra: 31 }, false),
        saved(3, { petra: 0 }),
      ],
      { ownMerchants: [] },
    )
    expect(pricesOf(history)).toEqual({ sundial: [40, undefined, null], petra: [30, 31, null] })
  })

  it('share one time if checked within a minute, with the lowest price of a merchant', () => {
    const twice = { ...saved(1, { sundial: 39 }), at: MINUTE + 20_000 }
    const history = priceHistory([saved(1, { sundial: 40 }), twice], { ownMerchants: [] })
    expect(history.times).toEqual([MINUTE])
    expect(pricesOf(history)).toEqual({ sundial: [39] })
  })

  it('have no lowest where no price is known', () => {
    expect(priceHistory([saved(1, { sundial: null })], { ownMerchants: [] }).lowest).toBeNull()
    expect(priceHistory([], { ownMerchants: [] }).merchants).toEqual([])
  })
})

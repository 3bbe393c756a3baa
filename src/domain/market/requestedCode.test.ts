import { describe, expect, it } from 'vitest'
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { ItemAnswer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { getRequestedCode } from './requestedCode.ts'
import { createMarkets, marketKey } from './rowMarket.ts'

const EAN = '2049811842247'
const parseRequest = (text: string) => {
  const entry = readEntry(text)
  if (entry.kind === 'invalid') throw new Error(entry.message)
  return { entry, countries: ['us'] }
}
const done = (answer: ItemAnswer): ItemOutcome => ({
  at: 1,
  ms: 1,
  tries: 1,
  state: 'done',
  answer,
})
const offer = (merchantName: string, offerPrice: number) => ({
  productId: null,
  merchantId: merchantName,
  merchantName,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})
const market = { code: EAN, offers: [offer('Northgate', 12), offer('Sundial', 10)] }
const link = done({ kind: 'url', url: 'https://shop.example/1', records: [], market })

describe('the code that an item is checked by', () => {
  it('is the given code, also while it is being checked', () => {
    expect(getRequestedCode(parseRequest(EAN), undefined, true)).toEqual({
      country: 'us',
      code: EAN,
      outcome: undefined,
      isRequesting: true,
    })
  })

  it('is the code whose offers were loaded, for a link', () => {
    const requested = getRequestedCode(parseRequest('https://shop.example/1'), link, false)
    expect(requested).toMatchObject({ code: EAN, outcome: link })
    const read = createMarkets({
      ownMerchantsIn: () => ['Northgate'],
      reference: 'median',
      listPrice: () => null,
    })
    const known = read(requested ? [requested] : [])
    expect(known.get(marketKey('us', EAN))).toMatchObject({ state: 'done', index: 120 })
  })

  it('is missing for a link without loaded offers and for a product ID', () => {
    const bare = done({ kind: 'url', url: 'https://shop.example/1', records: [], market: null })
    expect(getRequestedCode(parseRequest('https://shop.example/1'), bare, false)).toBeNull()
    expect(getRequestedCode(parseRequest('https://shop.example/1'), undefined, false)).toBeNull()
    const product = done({ kind: 'id', product: null, traits: [] })
    expect(
      getRequestedCode(parseRequest('FC0F4C9D0BF2F140EC6EF3A7BEA2C731'), product, false),
    ).toBeNull()
  })
})

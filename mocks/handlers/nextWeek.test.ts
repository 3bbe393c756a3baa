import { describe, expect, it } from 'vitest'
import { sharedEngine } from '../node.ts'
import { scenarioNamed } from '../scenarios.ts'
import type { WireProduct } from '../wire.ts'
import { createRequester } from './fixture.ts'

const SIZE = 2000
const catalog = (week: 'this' | 'next') => sharedEngine(SIZE, week)
const thisWeek = createRequester({ catalog })
const nextWeek = createRequester({ catalog, scenario: () => 'next-week' })

const SEARCH = '/products?countryCode=us&q=shirt&mode=full&limit=100'
type Found = { productList: WireProduct[]; numFound: number }
const pricesIn = (body: unknown) =>
  new Map((body as Found).productList.map(({ productId, offerPrice }) => [productId, offerPrice]))

describe('next week', () => {
  it('returns some other prices for the same search', async () => {
    const before = pricesIn((await thisWeek(SEARCH)).body)
    const after = pricesIn((await nextWeek(SEARCH)).body)
    const both = [...before.keys()].filter((id) => after.has(id))
    const moved = both.filter((id) => before.get(id) !== after.get(id))
    expect(both.length).toBeGreaterThan(80)
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.length).toBeLessThan(both.length / 4)
  })

  it('applies in every operation to products found by its search', async () => {
    const { productList } = (await nextWeek(SEARCH)).body as Found
    const found = productList.find(
      ({ skuSet, productUrl }) => productUrl && (skuSet[0]?.ean ?? '') !== '',
    )
    const { productId = '', productUrl, offerPrice, skuSet } = found ?? {}
    const traits = await nextWeek(`/products/${productId}/traits?countryCode=us&mode=full`)
    expect(traits.body).toMatchObject({ product: { offerPrice } })
    const url = encodeURIComponent(productUrl ?? '')
    const answer = await nextWeek(`/products/lookup?countryCode=us&mode=full&url=${url}`)
    expect(answer.body).toContainEqual(expect.objectContaining({ productId, offerPrice }))
    const code = skuSet?.[0]?.ean ?? ''
    const market = await nextWeek(`/insights/daas/productCodes/${code}?countryCode=us&mode=lite`)
    expect(JSON.stringify(market.body)).toContain(productId)
  })

  it('dates its responses seven days later, and this week’s with today', async () => {
    const DAY = 86_400_000
    const magic = encodeURIComponent(scenarioNamed('next-week')?.keywords ?? '')
    const daysAhead = async (request: typeof thisWeek, path: string) => {
      const { response } = await request(path)
      const apart = Date.parse(response.headers.get('date') ?? '') - Date.now()
      return Math.round(Math.abs(apart) / DAY)
    }
    expect(await daysAhead(thisWeek, SEARCH)).toBe(0)
    expect(await daysAhead(nextWeek, SEARCH)).toBe(7)
    expect(await daysAhead(nextWeek, '/products/none/traits?countryCode=us')).toBe(7)
    expect(await daysAhead(thisWeek, SEARCH.replace('q=shirt', `q=shirt+${magic}`))).toBe(7)
  })

  it('applies to a single search that contains its magic word', async () => {
    const word = encodeURIComponent(scenarioNamed('next-week')?.keywords ?? '')
    const magic = await thisWeek(SEARCH.replace('q=shirt', `q=shirt+${word}`))
    expect(pricesIn(magic.body)).toEqual(pricesIn((await nextWeek(SEARCH)).body))
    const usual = await thisWeek(SEARCH)
    expect(pricesIn(usual.body)).not.toEqual(pricesIn(magic.body))
  })
})

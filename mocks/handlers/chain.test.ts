import { expect, it } from 'vitest'
import { demoEngine } from '../catalog/demoEngine.ts'
import type {
  WireEanResult,
  WireEnvelope,
  WireProduct,
  WireSearchAnswer,
  WireTraitsAnswer,
} from '../wire.ts'
import { createRequester } from './fixture.ts'

const get = createRequester({ catalog: () => engine })
const engine = demoEngine(3000)
const COUNTRIES = ['us', 'in', 'gb', 'de']

// the cast: this test passes values from one answer to the next, in the handlers' types
const answer = async <Body>(path: string) => (await get(path)).body as Body

it('follows search → address → product → SKU code → offers, and comes back to the product', async () => {
  let chains = 0
  for (const country of COUNTRIES) {
    const { productList } = await answer<WireSearchAnswer>(
      `/products?countryCode=${country}&limit=40`,
    )
    for (const { productId = '', productUrl } of productList) {
      if (productUrl) {
        const url = encodeURIComponent(productUrl)
        const records = await answer<WireProduct[]>(
          `/products/lookup?countryCode=${country}&url=${url}`,
        )
        expect(records[0]?.productId).toBe(productId)
      }
      const { product } = await answer<WireTraitsAnswer>(
        `/products/${productId}/traits?countryCode=${country}&mode=full`,
      )
      expect(product?.productId).toBe(productId)
      const code = product?.skuSet?.find(({ ean }) => ean !== '')?.ean
      if (code === undefined) continue
      const { result } = await answer<WireEnvelope<WireEanResult>>(
        `/insights/daas/productCodes/${code}?countryCode=${country}`,
      )
      expect(result.ean).toBe(code)
      expect(result.merchants.map((offer) => offer.productId)).toContain(productId)
      chains += 1
    }
  }
  expect(chains).toBeGreaterThan(100)
})

it('answers every country of the demo with all twelve facets', async () => {
  for (const country of COUNTRIES) {
    const { facets } = await answer<WireSearchAnswer>(`/products?countryCode=${country}`)
    expect(facets.filter(({ value }) => Object.keys(value).length === 0)).toEqual([])
  }
})

it.each([
  ['cut-facets', 5],
  ['cut-facets-at-3', 3],
] as const)('lists only the most frequent values if %s cuts the facets', async (name, most) => {
  const cut = createRequester({ catalog: () => engine, scenario: () => name })
  const whole = await answer<WireSearchAnswer>('/products?countryCode=us')
  const { facets } = (await cut('/products?countryCode=us')).body as WireSearchAnswer
  facets.forEach((facet, index) => {
    const counts = Object.values(whole.facets[index]?.value ?? {}).toSorted((a, b) => b - a)
    expect([facet.name, ...Object.values(facet.value).toSorted((a, b) => b - a)]).toEqual([
      facet.name,
      ...counts.slice(0, most),
    ])
  })
})

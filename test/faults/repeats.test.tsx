import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { badValues, written } from './badValues.ts'
import { faultyService, reply } from './faultyService.ts'
import { places, type Place } from './places.ts'

const main = () => within(screen.getByRole('main'))
const count = (selector: string) => document.querySelectorAll(`main ${selector}`).length
const shirt = {
  productId: 'A',
  title: 'Shirt',
  merchant: 'Northgate',
  imageUrl: 'https://shop.example/a.png',
}
const offer = { merchantId: 'm', merchantName: 'Northgate', productId: 'A', offerPrice: 12 }
const sku = { skuId: 'S', ean: '', offerPrice: 12 }

const same: [operation: Place['operation'], body: unknown, selector: string][] = [
  ['search', { numFound: 3, productList: [shirt, shirt, shirt] }, 'article'],
  ['traits', { product: { ...shirt, skuSet: [sku, sku, sku] }, traits: {} }, 'tbody tr'],
  ['lookup', [shirt, shirt, shirt], `[aria-label="${FIND_BY_LINK.records}"] input`],
  ['ean', { success: true, result: { merchants: [offer, offer, offer] } }, 'tbody tr'],
]

describe('ids that repeat', () => {
  test.each(same)('%s: every entry is shown', async (operation, body, selector) => {
    const place = places.find((each) => each.operation === operation)
    const service = await faultyService(reply(200, body))
    renderApp(place?.path ?? '', service.connection)
    await waitFor(() => expect(count(selector)).toBe(3))
  })
})

test('records without a valid field are shown as cards beside valid ones', async () => {
  const names = ['title', 'merchant', 'brand', 'offerPrice', 'salePrice', 'discount', 'imageUrl']
  const more = ['active', 'newArrival', 'avgRating', 'ratingsCount', 'productId']
  const odd = badValues.map(({ json }) =>
    written(Object.fromEntries([...names, ...more].map((name) => [name, json]))),
  )
  const body = `{"numFound":${odd.length + 1},"productList":[${[...odd, JSON.stringify(shirt)].join()}]}`
  const service = await faultyService(reply(200, body))
  renderApp('/search?q=cotton&country=us', service.connection)
  await waitFor(() => expect(count('article')).toBe(badValues.length + 1))
  expect(main().getByRole('link', { name: 'Shirt' })).toHaveAttribute(
    'href',
    '/products/A?country=us',
  )
  expect(document.body.textContent).not.toMatch(/\[object |\bundefined\b|\bNaN\b|Infinity/)
  expect(globalThis).not.toHaveProperty('__hostile')
})

test('a picture that doesn’t load is reported, and the next one stays', async () => {
  const second = { ...shirt, productId: 'B', imageUrl: 'https://shop.example/b.png' }
  const service = await faultyService(reply(200, { numFound: 2, productList: [shirt, second] }))
  renderApp('/search?q=cotton&country=us', service.connection)
  await waitFor(() => expect(count('article img')).toBe(2))
  const [broken] = document.querySelectorAll('main article img')
  if (!broken) throw new Error('no picture')
  fireEvent.error(broken)
  expect(await main().findByText('Picture didn’t load')).toBeVisible()
  expect(count('article img')).toBe(1)
  expect(count('article')).toBe(2)
})

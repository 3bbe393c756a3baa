import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { createHandlers } from './index.ts'
import { refusedCatalog } from './refusedCatalog.ts'

const BASE = 'http://demo.example/v1'

it.each([
  '/products?countryCode=us&q=shirt',
  '/products/ABC/traits?countryCode=us',
  '/products/lookup?countryCode=us&url=https%3A%2F%2Fa.example%2Fb',
])('a catalog that can’t be created answers 400 with the reason at %s', async (path) => {
  const handlers = createHandlers({ catalog: refusedCatalog('catalog= is a number of listings.') })
  const request = new Request(BASE + path, { headers: { apikey: 'demo' } })
  const response = await getResponse(handlers, request)
  expect(response?.status).toBe(400)
  expect(await response?.json()).toMatchObject({ message: 'catalog= is a number of listings.' })
})

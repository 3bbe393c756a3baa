import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { OXFORD, createRequester, fixtureCatalog } from './fixture.ts'
import { DEMO_HEADER, createHandlers } from './index.ts'

const get = createRequester()
const PATHS = [
  '/products?countryCode=us',
  `/products/${OXFORD}/traits?countryCode=us`,
  '/products/lookup?countryCode=us&url=https://shop.example/p/2',
  '/insights/daas/productCodes/2049811763030?countryCode=us',
]

describe('the demo service', () => {
  it('refuses every operation without its key, with a body', async () => {
    for (const path of PATHS) {
      for (const headers of [{}, { apikey: 'wrong' }, { apikey: '' }]) {
        const { response, body } = await get(path, headers)
        expect(response.status).toBe(401)
        expect(body).toMatchObject({ errorCode: 'KEY_REFUSED' })
      }
      expect((await get(path)).response.status).toBe(200)
    }
  })

  it('marks every response with its mount', async () => {
    const marked = createRequester({ mount: 'page' })
    for (const path of [...PATHS, '/products?countryCode=zz', '/else']) {
      expect((await marked(path)).response.headers.get(DEMO_HEADER)).toBe('page')
    }
  })

  it('answers 404 for unknown operations under /v1', async () => {
    const { response, body } = await get('/orders')
    expect(response.status).toBe(404)
    expect(body).toMatchObject({ errorCode: 'NO_SUCH_OPERATION' })
  })

  it('answers 405 to every method but GET', async () => {
    const handlers = createHandlers({ catalog: fixtureCatalog })
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const request = new Request('http://demo.test/v1/products?countryCode=us', { method })
      const response = await getResponse(handlers, request)
      expect(response?.status).toBe(405)
      expect(response?.headers.get('allow')).toBe('GET')
    }
  })

  it('works under a sub-path, including pictures', async () => {
    const handlers = createHandlers({ catalog: fixtureCatalog })
    const request = new Request('http://demo.test/explorer/v1/products?countryCode=us&limit=1', {
      headers: { apikey: 'demo' },
    })
    const answer: unknown = await (await getResponse(handlers, request))?.json()
    expect(answer).toMatchObject({
      productList: [{ imageUrl: 'http://demo.test/explorer/demo-pictures/shirt.webp' }],
    })
  })

  it('ignores other addresses', async () => {
    const handlers = createHandlers({ catalog: fixtureCatalog })
    expect(
      await getResponse(handlers, new Request('http://demo.test/assets/app.js')),
    ).toBeUndefined()
  })

  it('answers 400 for an address with broken percent signs', async () => {
    for (const path of ['/products/%ZZ/traits', '/insights/daas/productCodes/%E0%A4']) {
      expect((await get(`${path}?countryCode=us`)).response.status).toBe(400)
    }
  })
})

import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startService } from './http.ts'
import { sharedEngine } from './node.ts'
import type { ScenarioName } from './scenarios.ts'

let service: Service
let scenario: ScenarioName | null = null
let chosenVariants: string[] = []

beforeAll(async () => {
  service = await startService({
    port: 0,
    catalog: (week) => sharedEngine(500, week),
    scenario: () => scenario,
    apiVariants: () => chosenVariants,
  })
})
afterAll(() => service.close())

const SEARCH = '/v1/products?countryCode=us&q=cotton&limit=2'
const get = (path: string, init: RequestInit = {}) =>
  fetch(service.url + path, { headers: { apikey: 'demo' }, ...init })

const during = async <Result>(name: ScenarioName, run: () => Promise<Result>): Promise<Result> => {
  scenario = name
  try {
    return await run()
  } finally {
    scenario = null
  }
}

describe('the demo service over HTTP', () => {
  it('answers over a real socket, readable from any origin', async () => {
    const response = await get(SEARCH)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ success: true })
  })

  it('answers 401 without the key, readable from any origin', async () => {
    const response = await get(SEARCH, { headers: {} })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ errorCode: 'KEY_REFUSED' })
  })

  it('answers the preflight of a browser that sends a key', async () => {
    const response = await get(SEARCH, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey',
      },
    })
    expect(response.status).toBe(204)
    const allowed = 'apikey, accept, x-access-token'
    expect(response.headers.get('access-control-allow-headers')).toBe(allowed)
    expect(response.headers.get('access-control-allow-methods')).toBe('GET')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('exposes Retry-After', async () => {
    const response = await during('rate-limit', () => get(SEARCH))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After')
  })

  it('answers 405 to other methods and 404 elsewhere', async () => {
    expect((await get(SEARCH, { method: 'POST', body: 'x' })).status).toBe(405)
    expect((await get('/v1/orders')).status).toBe(404)
    expect((await get('/')).status).toBe(404)
    expect((await get('/v1/products/%ZZ/traits?countryCode=us')).status).toBe(400)
  })

  it('closes the connection in offline and handles an aborted request in hang', async () => {
    await expect(during('offline', () => get(SEARCH))).rejects.toThrow(TypeError)
    const abort = new AbortController()
    const open = during('hang', () => get(SEARCH, { signal: abort.signal }))
    abort.abort()
    await expect(open).rejects.toMatchObject({ name: 'AbortError' })
    expect((await get(SEARCH)).status).toBe(200)
  })

  it('applies its API variants over the wire', async () => {
    chosenVariants = ['type-missing', 'byte-order-mark', 'none-is-empty-body', 'ean-token']
    try {
      const found = await get(SEARCH)
      expect(found.headers.get('content-type')).toBeNull()
      const bytes = new Uint8Array(await found.arrayBuffer())
      expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
      const nothing = await get('/v1/products?countryCode=zz')
      expect(nothing.status).toBe(200)
      expect(await nothing.text()).toBe('')
      const ean = '/v1/insights/daas/productCodes/4006381333931?countryCode=us'
      expect((await get(ean)).status).toBe(403)
      const headers = { apikey: 'demo', 'x-access-token': 'demo-token' }
      expect((await get(ean, { headers })).status).toBe(200)
    } finally {
      chosenVariants = []
    }
  })

  it('has no body in no-content', async () => {
    const response = await during('no-content', () => get(SEARCH))
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })

  it('serves its pictures at the addresses in its responses, and no other files', async () => {
    const [name] = readdirSync(new URL('data/pictures/', import.meta.url))
    const response = await get(`/demo-pictures/${name ?? ''}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
    const answer = (await (await get(SEARCH)).json()) as { productList: { imageUrl: string }[] }
    expect(answer.productList[0]?.imageUrl).toMatch(`${service.url}/demo-pictures/`)
    for (const path of ['none.webp', '..%2Fcodes.ts', '../../package.json', '.webp']) {
      expect((await get(`/demo-pictures/${path}`)).status).toBe(404)
    }
  })

  it('names the port that is in use', async () => {
    const port = Number(new URL(service.url).port)
    await expect(startService({ port, catalog: () => sharedEngine(500) })).rejects.toThrow(
      `Port ${String(port)} is in use on 127.0.0.1`,
    )
  })
})

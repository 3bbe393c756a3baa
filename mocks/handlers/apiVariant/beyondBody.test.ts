import { describe, expect, it } from 'vitest'
import {
  ean,
  lookup,
  REQUESTS_WITHOUT_RESULT,
  search,
  requesterFor,
  traits,
} from './testRequests.ts'

describe('API variants outside the response body', () => {
  it.each([
    ['type-html', 'text/html; charset=utf-8'],
    ['type-text', 'text/plain'],
    ['type-missing', null],
    ['errors-as-html', 'application/json; charset=utf-8'],
  ])('%s labels JSON as %s', async (name, type) => {
    const { response } = await requesterFor(name)(search())
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each([
    ['errors-as-problem', 'application/problem+json'],
    ['errors-as-text', 'text/plain; charset=utf-8'],
    ['errors-as-html', 'text/html; charset=utf-8'],
  ])('%s labels an error as %s', async (name, type) => {
    const { response } = await requesterFor(name)(REQUESTS_WITHOUT_RESULT.search)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each([
    ['key-refused-403', 403],
    ['key-refused-400', 400],
    ['key-refused-200', 200],
  ])('%s answers a wrong key with %i in every operation', async (name, status) => {
    for (const path of [search(), traits(), lookup(), ean()]) {
      const { response, body } = await requesterFor(name)(path, { apikey: 'wrong' })
      expect(response.status).toBe(status)
      expect(body).toMatchObject({ message: expect.stringContaining('apikey') as unknown })
      if (status === 200) expect(body).toMatchObject({ success: false })
    }
  })

  it('ean-token accepts the token and needs it for no other operation', async () => {
    const request = requesterFor('ean-token')
    const headers = { apikey: 'demo', 'x-access-token': 'demo-token' }
    expect((await request(ean(), headers)).response.status).toBe(200)
    for (const path of [search(), traits(), lookup()]) {
      expect((await request(path)).response.status).toBe(200)
    }
  })

  it('byte-order-mark puts a single byte order mark before JSON', async () => {
    const request = requesterFor('byte-order-mark')
    expect((await request(search())).text).toMatch(/^\uFEFF\{/)
    expect((await request(search())).text.lastIndexOf('\uFEFF')).toBe(0)
  })
})

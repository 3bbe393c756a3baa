import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from './testing/ask.ts'
import { KEY, SEARCH, startProxiedService, type ProxiedService } from './testing/proxy.ts'

const TOKEN = 'sentinel-token'
const EAN = '/v1/insights/daas/productCodes/0036000291452?countryCode=us'

let service: ProxiedService
beforeEach(async () => {
  service = await startProxiedService()
})
afterEach(() => service.close())

describe('what reaches the service', () => {
  it('is the request below its base path, as written, with the key', async () => {
    const port = await service.proxyTo({ baseUrl: `http://127.0.0.1:${service.port}/api` })
    const path = '/v1/products/a%2Fb%20%25/traits?q=a%2Bb+c%26&x=%E2%9C%93'
    await ask(port, path, { headers: { accept: 'application/json' } })
    expect(service.last()).toMatchObject({
      method: 'GET',
      url: `/api${path}`,
      headers: {
        host: `127.0.0.1:${service.port}`,
        accept: 'application/json',
        apikey: KEY,
      },
    })
  })

  it('has the server’s key in place of the browser’s', async () => {
    await ask(await service.proxyTo(), SEARCH, { headers: { apikey: 'mine', APIKEY: 'mine' } })
    expect(service.last().headers['apikey']).toBe(KEY)
  })

  it('has no key where the server has none, not even the browser’s', async () => {
    await ask(await service.proxyTo({ apiKey: null }), SEARCH, { headers: { apikey: 'mine' } })
    expect(service.last().headers).not.toHaveProperty('apikey')
  })

  it('has nothing that the browser knows about its user, nor a body', async () => {
    await ask(await service.proxyTo(), SEARCH, {
      headers: {
        cookie: 'session=1',
        authorization: 'Basic dTpw',
        'proxy-authorization': 'Basic dTpw',
        origin: 'http://127.0.0.1',
        referer: 'http://127.0.0.1/search?q=secret',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        connection: 'x-of-this-hop',
        'x-of-this-hop': '1',
        'content-type': 'text/plain',
        'content-length': '6',
      },
      body: 'a body',
    })
    expect(Object.keys(service.last().headers).toSorted()).toEqual(['apikey', 'connection', 'host'])
    expect(service.unreadable()).toBe(0)
  })

  it('keeps what a reader may ask for: language, compression, an unchanged answer', async () => {
    const headers = {
      'accept-encoding': 'gzip',
      'accept-language': 'en',
      'if-none-match': '"1"',
      'x-token-of-the-user': 't',
    }
    await ask(await service.proxyTo(), SEARCH, { headers })
    expect(service.last().headers).toMatchObject(headers)
  })

  it('has the access token on the EAN path alone, whatever the browser sent', async () => {
    const port = await service.proxyTo({ eanToken: { header: 'X-Access-Token', value: TOKEN } })
    const headers = { 'x-access-token': 'mine' }
    await ask(port, EAN, { headers })
    expect(service.last().headers).toMatchObject({ apikey: KEY, 'x-access-token': TOKEN })
    for (const path of [SEARCH, '/v1/insights/daas', '/v1/products/x/traits']) {
      await ask(port, path, { headers })
      expect(service.last().url).toBe(path)
      expect(service.last().headers).not.toHaveProperty('x-access-token')
    }
  })

  it('may carry the token in Authorization', async () => {
    const port = await service.proxyTo({
      eanToken: { header: 'Authorization', value: `Bearer ${TOKEN}` },
    })
    await ask(port, EAN, { headers: { authorization: 'Basic dTpw' } })
    expect(service.last().headers.authorization).toBe(`Bearer ${TOKEN}`)
  })

  it('is never asked by anything but GET and HEAD', async () => {
    const port = await service.proxyTo()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const { status, headers, body } = await ask(port, SEARCH, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'METHOD_NOT_ALLOWED' })
    }
    expect(service.requests).toEqual([])
    await ask(port, SEARCH, { method: 'HEAD' })
    expect(service.last().method).toBe('HEAD')
  })

  it.each([
    '/v1/../admin',
    '/v1/./products',
    '/v1/%2e%2E/admin',
    '/v1/..%2fadmin',
    '/v1/x%2F..%2F..%2Fadmin',
    '/v1/..\\admin',
    '/v1/products/..?x=1',
    '/v1/products/..',
  ])('never leaves /v1: %s', async (path) => {
    const { status, body } = await ask(await service.proxyTo(), path)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'PATH_NOT_FORWARDED' })
    expect(service.requests).toEqual([])
  })

  it.each(['/v1/products/...', '/v1/products/..a/traits', '/v1/products?q=../..', '/v1/a.b'])(
    'is asked where dots are only text: %s',
    async (path) => {
      expect((await ask(await service.proxyTo(), path)).status).toBe(200)
      expect(service.last().url).toBe(path)
    },
  )
})

it('lets the service go when the browser goes', async () => {
  const gone = new Promise<void>((resolve) => {
    service.answerWith((request) => {
      request.on('close', resolve)
      leaving.abort()
    })
  })
  const leaving = new AbortController()
  const port = await service.proxyTo()
  await expect(fetch(`http://127.0.0.1:${port}/v1/x`, { signal: leaving.signal })).rejects.toThrow(
    'abort',
  )
  await gone
})

it('checks the certificate of a service over TLS', async () => {
  const port = await service.proxyTo({ baseUrl: `https://127.0.0.1:${service.port}` })
  const { status, body } = await ask(port, SEARCH)
  expect(status).toBe(502)
  expect(JSON.parse(body)).toMatchObject({ errorCode: 'UPSTREAM_UNREACHABLE' })
  expect(service.requests).toEqual([])
})

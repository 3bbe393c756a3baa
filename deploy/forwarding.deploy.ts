import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../scripts/testing/ask.ts'
import type { Recorder } from '../scripts/testing/recorder.ts'
import { startRecorder } from '../scripts/testing/recorder.ts'
import type { Nginx } from './testing/startNginx.ts'
import { startNginx } from './testing/startNginx.ts'

// Every character that nginx's own configuration could take for something else.
const KEY = 'sentinel-key $uri ${x} "q" \\n {;} #\'~'
const TOKEN = 'Bearer sentinel-token$1'

describe.each(['/', '/catalog/'])('/v1 below %s', (base) => {
  let service: Recorder
  let nginx: Nginx
  const SEARCH = `${base}v1/products?countryCode=us&q=a%2Bb`
  const EAN = `${base}v1/insights/daas/productCodes/0036000291452?countryCode=us`

  beforeAll(async () => {
    service = await startRecorder()
    nginx = await startNginx({
      CATALOG_BASE_URL: `http://127.0.0.1:${service.port}/api$1/v1/`,
      CATALOG_BASE_PATH: base,
      CATALOG_API_KEY: KEY,
      CATALOG_EAN_TOKEN_HEADER: 'X-Access-Token',
      CATALOG_EAN_TOKEN: TOKEN,
    })
  })
  beforeEach(() => {
    service.requests.length = 0
    service.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
    })
  })
  afterAll(async () => {
    await nginx.stop()
    await service.close()
  })

  it('reaches the service as the browser wrote it, with the key', async () => {
    const path = '/v1/products/a%2Fb%20%25%E2%9C%93/traits?q=a%2Bb+c%26&x=%2f..%2f'
    const { status } = await ask(nginx.port, base.slice(0, -1) + path, {
      headers: { accept: 'application/json' },
    })
    expect(status).toBe(200)
    expect(service.last()).toMatchObject({ method: 'GET', url: `/api%241${path}` })
    expect(service.last().headers).toMatchObject({
      host: `127.0.0.1:${service.port}`,
      accept: 'application/json',
      apikey: KEY,
    })
  })

  it('carries nothing that the browser knows about its user, nor a body', async () => {
    await ask(nginx.port, SEARCH, {
      headers: {
        apikey: 'mine',
        cookie: 'session=1',
        authorization: 'Basic dTpw',
        origin: 'http://127.0.0.1',
        referer: 'http://127.0.0.1/search?q=secret',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        'x-access-token': 'mine',
        'content-type': 'text/plain',
        'content-length': 6,
      },
      body: 'a body',
    })
    expect(Object.keys(service.last().headers).toSorted()).toEqual(['apikey', 'host'])
    expect(service.last().headers['apikey']).toBe(KEY)
    // The same connection carries the next one, in front of which a body would stand.
    await ask(nginx.port, SEARCH)
    expect([service.requests.length, service.unreadable()]).toEqual([2, 0])
  })

  it('keeps what a reader may ask for: language, compression, an unchanged answer', async () => {
    const headers = {
      'accept-encoding': 'gzip',
      'accept-language': 'en',
      'if-none-match': '"1"',
      'x-token-of-the-user': 't',
    }
    await ask(nginx.port, SEARCH, { headers })
    expect(service.last().headers).toMatchObject(headers)
  })

  it('carries the access token on the EAN path alone', async () => {
    await ask(nginx.port, EAN, { headers: { 'x-access-token': 'mine' } })
    expect(service.last().headers).toMatchObject({ apikey: KEY, 'x-access-token': TOKEN })
    await ask(nginx.port, SEARCH)
    expect(service.last().headers).not.toHaveProperty('x-access-token')
  })

  it('is read only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers, body } = await ask(nginx.port, SEARCH, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(headers['content-type']).toBe('application/json')
      expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'METHOD_NOT_ALLOWED' })
    }
    expect(service.requests).toEqual([])
    await ask(nginx.port, SEARCH, { method: 'HEAD' })
    expect(service.last().method).toBe('HEAD')
  })

  it.each([
    'v1/./products',
    'v1/x/../products',
    'v1/products/..',
    'v1/%2e%2E/v1/products',
    'v1/x%2F..%2Fproducts',
    'v1/..\\products',
    'x/../v1/products',
    '/v1/products',
    '../v1/products',
  ])('is not left by %s', async (path) => {
    const { status } = await ask(nginx.port, base + path)
    expect(service.requests).toEqual([])
    expect([200, 400, 404]).toContain(status) // 200: the page, which shows that there is nothing
  })

  it('lets dots through where they are only text', async () => {
    for (const path of ['v1/products/...', 'v1/products/..a/traits', 'v1/products?q=../..']) {
      await ask(nginx.port, base + path)
      expect(service.last().url).toBe(`/api%241/${path}`)
    }
  })

  it('brings back the answer as it is: status, text, compression, Retry-After', async () => {
    const body = gzipSync('{"message":"Slow down"}')
    service.answerWith((_request, response) => {
      response.writeHead(429, {
        'Content-Type': 'application/problem+json',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Cache-Control': 'max-age=7',
        'Retry-After': '7',
        'X-RateLimit-Remaining': '0',
      })
      response.end(body)
    })
    const { status, headers, whole } = await ask(nginx.port, SEARCH)
    expect([status, whole]).toEqual([429, true])
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'cache-control': 'max-age=7',
      'retry-after': '7',
      'x-ratelimit-remaining': '0',
    })
  })

  it('brings back the service’s own 502 and its words', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>')
    })
    const { status, body, headers } = await ask(nginx.port, SEARCH)
    expect([status, body]).toEqual([502, '<h1>Out of order</h1>'])
    expect(headers['content-type']).toBe('text/html')
  })

  it('compresses what the service did not', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify('x'.repeat(5000)))
    })
    // Also for a proxy in front of this one, which says so with Via.
    for (const via of [{}, { via: '1.1 front' }]) {
      const { headers } = await ask(nginx.port, SEARCH, {
        headers: { 'accept-encoding': 'gzip', ...via },
      })
      expect(headers['content-encoding']).toBe('gzip')
    }
  })

  it('brings back a redirect itself, not what lies behind it', async () => {
    for (const location of ['https://login.example/?next=v1', '/v1/elsewhere', 'elsewhere']) {
      service.answerWith((_request, response) => {
        response.writeHead(302, { Location: location }).end()
      })
      const { status, headers } = await ask(nginx.port, SEARCH)
      expect([status, headers.location]).toEqual([302, location])
    }
    expect(service.requests).toHaveLength(3)
  })

  it('brings back no cookie, no password dialog, no leave for other pages, no order to nginx', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(401, {
        'Content-Type': 'application/json',
        'Set-Cookie': ['a=1', 'b=2'],
        'WWW-Authenticate': 'Basic realm="x"',
        'Access-Control-Allow-Origin': '*',
        'Strict-Transport-Security': 'max-age=1',
        'Content-Security-Policy': 'default-src *',
        'X-Accel-Redirect': `${base}index.html`,
        Server: 'Upstream/1.0',
      })
      response.end('{}')
    })
    const { status, headers, body } = await ask(nginx.port, SEARCH)
    expect([status, body, headers.server]).toEqual([401, '{}', 'nginx'])
    expect(Object.keys(headers).toSorted()).toEqual([
      'connection',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'date',
      'referrer-policy',
      'server',
      'transfer-encoding',
      'x-content-type-options',
    ])
    expect(headers['content-security-policy']).toContain(`default-src 'none'`)
  })

  it('is cut where the service was cut', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"productList":[', () => response.socket?.destroy())
    })
    const { status, whole } = await ask(nginx.port, SEARCH)
    expect([status, whole]).toEqual([200, false])
  })

  it('leaves neither the key nor what was searched for in the log', async () => {
    await ask(nginx.port, `${base}v1/products?q=private-words`)
    await ask(nginx.port, `${base}search?q=private-words`)
    // nginx writes its line when the answer has left.
    await expect.poll(() => nginx.accessLog()).toContain(`"GET ${base}search" 200 `)
    const log = nginx.accessLog()
    expect(log).toContain(`"GET ${base}v1/products" 200 `)
    expect(log).not.toContain('private-words')
    expect(log + nginx.errorLog()).not.toContain('sentinel')
  })
})

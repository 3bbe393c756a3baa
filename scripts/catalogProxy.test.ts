import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogProxy } from './catalogProxy.ts'
import type { CatalogService } from './catalogService.ts'
import { ask } from './testing/ask.ts'
import type { Recorder } from './testing/recorder.ts'
import { silentPort, startRecorder } from './testing/recorder.ts'

const KEY = 'sentinel-key'
const TOKEN = 'sentinel-token'
const SEARCH = '/v1/products?countryCode=us&q=a%2Bb'
const EAN = '/v1/insights/daas/productCodes/0036000291452?countryCode=us'

let service: Recorder
const closing: (() => void)[] = []

/** A proxy on a port of its own, to the recorder unless told otherwise. */
async function proxyTo(
  changes: Partial<CatalogService> = {},
  options: { timeoutS?: number } = {},
): Promise<number> {
  const baseUrl = `http://127.0.0.1:${service.port}`
  const forward = catalogProxy({ baseUrl, apiKey: KEY, eanToken: null, ...changes }, options)
  const server = createServer((request, response) => {
    forward(request, response, request.url ?? '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // a server that listens on a port has an address of this kind
  return (server.address() as AddressInfo).port
}

beforeEach(async () => {
  service = await startRecorder()
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await service.close()
})

describe('what reaches the service', () => {
  it('is the request below its base path, as written, with the key', async () => {
    const port = await proxyTo({ baseUrl: `http://127.0.0.1:${service.port}/api` })
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
    await ask(await proxyTo(), SEARCH, { headers: { apikey: 'mine', APIKEY: 'mine' } })
    expect(service.last().headers['apikey']).toBe(KEY)
  })

  it('has no key where the server has none, not even the browser’s', async () => {
    await ask(await proxyTo({ apiKey: null }), SEARCH, { headers: { apikey: 'mine' } })
    expect(service.last().headers).not.toHaveProperty('apikey')
  })

  it('has nothing that the browser knows about its user, nor a body', async () => {
    await ask(await proxyTo(), SEARCH, {
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
    await ask(await proxyTo(), SEARCH, { headers })
    expect(service.last().headers).toMatchObject(headers)
  })

  it('has the access token on the EAN path alone, whatever the browser sent', async () => {
    const port = await proxyTo({ eanToken: { header: 'X-Access-Token', value: TOKEN } })
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
    const port = await proxyTo({ eanToken: { header: 'Authorization', value: `Bearer ${TOKEN}` } })
    await ask(port, EAN, { headers: { authorization: 'Basic dTpw' } })
    expect(service.last().headers.authorization).toBe(`Bearer ${TOKEN}`)
  })

  it('is never asked by anything but GET and HEAD', async () => {
    const port = await proxyTo()
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
    const { status, body } = await ask(await proxyTo(), path)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'PATH_NOT_FORWARDED' })
    expect(service.requests).toEqual([])
  })

  it.each(['/v1/products/...', '/v1/products/..a/traits', '/v1/products?q=../..', '/v1/a.b'])(
    'is asked where dots are only text: %s',
    async (path) => {
      expect((await ask(await proxyTo(), path)).status).toBe(200)
      expect(service.last().url).toBe(path)
    },
  )
})

describe('what comes back', () => {
  it('is the answer as it is: status, text, length, compression, Retry-After', async () => {
    const body = gzipSync('{"message":"Slow down"}')
    service.answerWith((_request, response) => {
      response.writeHead(429, {
        'Content-Type': 'application/problem+json',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Retry-After': '7',
        'X-RateLimit-Remaining': '0',
        ETag: '"1"',
      })
      response.end(body)
    })
    const { status, headers, whole } = await ask(await proxyTo(), SEARCH)
    expect(status).toBe(429)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'retry-after': '7',
      'x-ratelimit-remaining': '0',
      etag: '"1"',
    })
    expect(whole).toBe(true)
  })

  it('is a redirect itself, not what lies behind it', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(302, { Location: 'https://login.example/?next=v1' }).end()
    })
    const { status, headers } = await ask(await proxyTo(), SEARCH)
    expect([status, headers.location]).toEqual([302, 'https://login.example/?next=v1'])
    expect(service.requests).toHaveLength(1)
  })

  it('has no cookie, no password dialog, and no leave for other pages to read it', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(401, {
        'Set-Cookie': ['a=1', 'b=2'],
        'WWW-Authenticate': 'Basic realm="x"',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Credentials': 'true',
        'Strict-Transport-Security': 'max-age=1',
        'Clear-Site-Data': '"*"',
        'Content-Security-Policy': 'default-src *',
        Server: 'Upstream/1.0',
      })
      response.end('{}')
    })
    const { status, headers } = await ask(await proxyTo(), SEARCH)
    expect(status).toBe(401)
    expect(Object.keys(headers).toSorted()).toEqual(['connection', 'date', 'transfer-encoding'])
  })

  it('is cut where the service was cut', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"productList":[', () => response.socket?.destroy())
    })
    const { status, whole } = await ask(await proxyTo(), SEARCH)
    expect([status, whole]).toEqual([200, false])
  })

  it('names the host of a service that is not there, and never the key', async () => {
    const port = await silentPort()
    const { status, body, headers } = await ask(
      await proxyTo({ baseUrl: `http://127.0.0.1:${port}/api` }),
      SEARCH,
    )
    expect(status).toBe(502)
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: `This server could not reach the catalog service at 127.0.0.1:${port} (ECONNREFUSED).`,
      errorCode: 'UPSTREAM_UNREACHABLE',
    })
    expect(body).not.toContain(KEY)
  })

  it('says when the service closed without an answer', async () => {
    service.answerWith((request) => request.socket.destroy())
    const { status, body } = await ask(await proxyTo(), SEARCH)
    expect(status).toBe(502)
    expect(body).toContain('(ECONNRESET)')
  })

  it('says when the service did not answer in time', async () => {
    service.answerWith(() => {})
    const { status, body } = await ask(await proxyTo({}, { timeoutS: 0.05 }), SEARCH)
    expect(status).toBe(504)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'UPSTREAM_TIMEOUT' })
  })
})

it('lets the service go when the browser goes', async () => {
  const gone = new Promise<void>((resolve) => {
    service.answerWith((request) => {
      request.on('close', resolve)
      leaving.abort()
    })
  })
  const leaving = new AbortController()
  const port = await proxyTo()
  await expect(fetch(`http://127.0.0.1:${port}/v1/x`, { signal: leaving.signal })).rejects.toThrow(
    'abort',
  )
  await gone
})

it('checks the certificate of a service over TLS', async () => {
  const port = await proxyTo({ baseUrl: `https://127.0.0.1:${service.port}` })
  const { status, body } = await ask(port, SEARCH)
  expect(status).toBe(502)
  expect(JSON.parse(body)).toMatchObject({ errorCode: 'UPSTREAM_UNREACHABLE' })
  expect(service.requests).toEqual([])
})

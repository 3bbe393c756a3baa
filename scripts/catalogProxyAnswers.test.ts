import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from './testing/ask.ts'
import { KEY, SEARCH, startProxiedService, type ProxiedService } from './testing/proxy.ts'
import { silentPort } from './testing/recorder.ts'

let service: ProxiedService
beforeEach(async () => {
  service = await startProxiedService()
})
afterEach(() => service.close())

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
    const { status, headers, whole } = await ask(await service.proxyTo(), SEARCH)
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
    const { status, headers } = await ask(await service.proxyTo(), SEARCH)
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
    const { status, headers } = await ask(await service.proxyTo(), SEARCH)
    expect(status).toBe(401)
    expect(Object.keys(headers).toSorted()).toEqual(['connection', 'date', 'transfer-encoding'])
  })

  it('is cut where the service was cut', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"productList":[', () => response.socket?.destroy())
    })
    const { status, whole } = await ask(await service.proxyTo(), SEARCH)
    expect([status, whole]).toEqual([200, false])
  })

  it('names the host of a service that is not there, and never the key', async () => {
    const port = await silentPort()
    const { status, body, headers } = await ask(
      await service.proxyTo({ baseUrl: `http://127.0.0.1:${port}/api` }),
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
    const { status, body } = await ask(await service.proxyTo(), SEARCH)
    expect(status).toBe(502)
    expect(body).toContain('(ECONNRESET)')
  })

  it('says when the service did not answer in time', async () => {
    service.answerWith(() => {})
    const { status, body } = await ask(await service.proxyTo({}, { timeoutS: 0.05 }), SEARCH)
    expect(status).toBe(504)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'UPSTREAM_TIMEOUT' })
  })
})

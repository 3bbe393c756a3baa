import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Recorder } from '../proxy/testing/recorder.ts'
import { startRecorder } from '../proxy/testing/recorder.ts'
import { sendRequest } from '../proxy/testing/sendRequest.ts'
import type { Nginx } from './testing/startNginx.ts'
import { startNginx } from './testing/startNginx.ts'

// Contains every character that has a meaning in nginx's configuration.
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
    const path = '/v1/products/a%2Fb%20%25%E2%9C%93/traits?mode=full'
    expect((await sendRequest(nginx.port, base.slice(0, -1) + path)).status).toBe(200)
    expect(service.last()).toMatchObject({ method: 'GET', url: `/api%241${path}` })
    expect(service.last().headers['apikey']).toBe(KEY)
  })

  it('carries the access token to the EAN operation alone', async () => {
    await sendRequest(nginx.port, EAN, { headers: { 'x-access-token': 'mine' } })
    expect(service.last().headers).toMatchObject({ apikey: KEY, 'x-access-token': TOKEN })
    await sendRequest(nginx.port, SEARCH)
    expect(service.last().headers).not.toHaveProperty('x-access-token')
  })

  it('refuses a body, and carries none to the connection of the next request', async () => {
    const refused = await sendRequest(nginx.port, SEARCH, {
      headers: { 'content-length': 6 },
      body: 'a body',
    })
    expect(refused.status).toBe(400)
    await sendRequest(nginx.port, SEARCH)
    expect([service.requests.length, service.unreadable()]).toEqual([1, 0])
  })

  it('says by itself what it does not forward, in the error form of the service', async () => {
    for (const [url, method, status, errorCode] of [
      [SEARCH, 'POST', 405, 'METHOD_NOT_ALLOWED'],
      [`${base}v1/admin`, 'GET', 400, 'PATH_NOT_FORWARDED'],
    ] as const) {
      const answer = await sendRequest(nginx.port, url, { method })
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, errorCode })
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; sandbox`,
      })
    }
    expect(service.requests).toEqual([])
  })

  it('brings back the service’s own 502 and its words', async () => {
    service.answerWith((_request, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>')
    })
    const { status, body, headers } = await sendRequest(nginx.port, SEARCH)
    expect([status, body]).toEqual([502, '<h1>Out of order</h1>'])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('answers to no other name, whatever is requested', async () => {
    for (const url of [base, SEARCH, `${base}assets/app.js`]) {
      const { status, body } = await sendRequest(nginx.port, url, {
        headers: { host: 'evil.test' },
      })
      expect(status).toBe(421)
      expect(JSON.parse(body)).toMatchObject({ errorCode: 'NAME_NOT_SERVED' })
    }
    expect(service.requests).toEqual([])
  })

  it('leaves neither the key nor what was searched for in a log, also where the service fails', async () => {
    await sendRequest(nginx.port, `${base}v1/products?q=private-words`)
    service.answerWith((request) => request.socket.destroy())
    expect((await sendRequest(nginx.port, `${base}v1/products?q=private-words`)).status).toBe(502)
    await sendRequest(nginx.port, `${base}search?q=private-words`)
    // nginx writes the log line after it has sent the answer.
    await expect.poll(() => nginx.accessLog()).toContain(`"GET ${base}search" 200 `)
    const log = nginx.accessLog()
    expect(log).toContain(`"GET ${base}v1/products" 200 `)
    expect(log).toContain(`"GET ${base}v1/products" 502 `)
    expect(log + nginx.errorLog()).not.toMatch(/private-words|sentinel/)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogService } from './catalogService.ts'
import type { ProxySettings } from './settings.ts'
import type { Recorder } from './testing/recorder.ts'
import { silentPort, startRecorder } from './testing/recorder.ts'
import { sendRequest } from './testing/sendRequest.ts'
import { startServer } from './testing/servers.ts'

const KEY = 'sentinel-key'
const SEARCH = '/v1/products?countryCode=us&q=a%2Bb'

let recorder: Recorder
const closing: (() => Promise<void>)[] = []

/** Starts a proxy, by default to the recorder; resolves with its port. */
async function proxyTo(
  changes: Partial<CatalogService> = {},
  settings: Partial<ProxySettings> = {},
): Promise<number> {
  const baseUrl = `http://127.0.0.1:${recorder.port}`
  const service = { baseUrl, apiKey: KEY, eanToken: null, ...changes }
  const { port, close } = await startServer('proxy', { service, settings })
  closing.push(close)
  return port
}

beforeEach(async () => {
  recorder = await startRecorder()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await recorder.close()
})

describe('the proxy', () => {
  it('forwards requests below the service’s base path', async () => {
    const port = await proxyTo({ baseUrl: `http://127.0.0.1:${recorder.port}/api` })
    await sendRequest(port, SEARCH)
    expect(recorder.last().url).toBe(`/api${SEARCH}`)
  })

  it('sends no key if the server has none, not even the browser’s', async () => {
    await sendRequest(await proxyTo({ apiKey: null }), SEARCH, { headers: { apikey: 'mine' } })
    expect(recorder.last().headers).not.toHaveProperty('apikey')
  })

  it('can send the token in Authorization', async () => {
    const eanToken = { header: 'Authorization', value: 'Bearer sentinel-token' }
    const port = await proxyTo({ eanToken })
    await sendRequest(port, '/v1/insights/daas/productCodes/1', {
      headers: { authorization: 'Basic dTpw' },
    })
    expect(recorder.last().headers.authorization).toBe('Bearer sentinel-token')
    await sendRequest(port, SEARCH)
    expect(recorder.last().headers).not.toHaveProperty('authorization')
  })

  it('checks the certificate of a service over TLS', async () => {
    const port = await proxyTo({ baseUrl: `https://127.0.0.1:${recorder.port}` })
    const { status, body } = await sendRequest(port, SEARCH)
    expect(status).toBe(502)
    expect(JSON.parse(body)).toMatchObject({ errorCode: 'UPSTREAM_UNREACHABLE' })
    expect(recorder.requests).toEqual([])
  })

  it('cancels its request when the browser cancels', async () => {
    const leaving = new AbortController()
    const closed = new Promise<void>((resolve) => {
      recorder.answerWith((request) => {
        request.on('close', resolve)
        leaving.abort()
      })
    })
    const port = await proxyTo()
    const left = fetch(`http://127.0.0.1:${port}${SEARCH}`, { signal: leaving.signal })
    await expect(left).rejects.toThrow('abort')
    await closed
  })

  it('names the host of an unreachable service, and never the key', async () => {
    const port = await silentPort()
    const proxy = await proxyTo({ baseUrl: `http://127.0.0.1:${port}/api` })
    const { status, body } = await sendRequest(proxy, SEARCH)
    expect(status).toBe(502)
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: `This server couldn’t reach the catalog service at 127.0.0.1:${port} (ECONNREFUSED).`,
      errorCode: 'UPSTREAM_UNREACHABLE',
    })
  })

  it.each([
    ['did not answer in time', 'UPSTREAM_TIMEOUT', 504, { deadlineMs: 50 }],
    ['closed the connection without a response', 'UPSTREAM_UNREACHABLE', 502, {}],
    ['closed the connection during its response', 'UPSTREAM_CUT', 502, {}],
    ['sent a response above the size limit', 'ANSWER_TOO_LARGE', 502, { limitMb: 0.001 }],
  ])('reports that the service %s', async (_what, errorCode, status, settings) => {
    recorder.answerWith((request, response) => {
      if (errorCode === 'UPSTREAM_TIMEOUT') return
      if (errorCode === 'UPSTREAM_UNREACHABLE') request.socket.destroy()
      else if (errorCode === 'ANSWER_TOO_LARGE') response.end('x'.repeat(2000))
      else response.write('{"productList":[', () => request.socket.destroy())
    })
    const answer = await sendRequest(await proxyTo({}, settings), SEARCH)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, errorCode })
  })

  it('cuts a long response where the service cut it', async () => {
    recorder.answerWith((_request, response) => {
      response.write('x'.repeat(200_000), () => response.socket?.destroy())
    })
    const { status, whole } = await sendRequest(await proxyTo(), SEARCH)
    expect([status, whole]).toEqual([200, false])
  })

  it('compresses for a browser that accepts gzip', async () => {
    recorder.answerWith((_request, response) => {
      response.end('x'.repeat(5000))
    })
    const port = await proxyTo()
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'gzip'],
      ['br', undefined],
      ['gzip;q=0', undefined],
      ['gzip;q=0.5', 'gzip'],
    ]) {
      const { headers } = await sendRequest(port, SEARCH, {
        headers: { 'accept-encoding': accepted },
      })
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
    }
  })

  it('lets a request wait until another one has been answered', async () => {
    const answers: (() => void)[] = []
    recorder.answerWith((_request, response) => {
      answers.push(() => response.end('[]'))
    })
    const port = await proxyTo({}, { atOnce: 1 })
    const all = [sendRequest(port, SEARCH), sendRequest(port, SEARCH)]
    await expect.poll(() => answers).toHaveLength(1)
    expect(recorder.requests).toHaveLength(1)
    answers[0]?.()
    await expect.poll(() => answers).toHaveLength(2)
    answers[1]?.()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('answers 504 if the service doesn’t respond within the deadline', async () => {
    recorder.answerWith(() => {})
    const port = await proxyTo({}, { atOnce: 1, deadlineMs: 300 })
    const answers = await Promise.all([sendRequest(port, SEARCH), sendRequest(port, SEARCH)])
    const summaries = answers.map(({ status, body, headers }) => [
      status,
      (JSON.parse(body) as { errorCode: string }).errorCode, // the proxy's own form
      headers['retry-after'],
    ])
    expect(summaries).toContainEqual([504, 'UPSTREAM_TIMEOUT', undefined])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { listen, replyJson } from '@test/listen.ts'
import type { Call } from './call.ts'
import { KeyError, NetworkError, TimeoutError, UnreadableError } from './errors.ts'
import { addressOf, sendRequest, prefetch } from './http.ts'
import { lastRequests } from './log.ts'

const search: Call = { operation: 'search', path: '/products', query: [['q', 'shirt']] }
const ean: Call = { operation: 'ean', path: '/insights/daas/productCodes/1', query: [] }

describe('asking the service', () => {
  it('sends the key and requests JSON', async () => {
    const { connection, requests } = await listen(replyJson({}))
    await sendRequest(connection, search)
    expect(requests[0]?.url).toBe('/v1/products?q=shirt')
    expect(requests[0]?.headers).toMatchObject({ apikey: 'secret', accept: 'application/json' })
  })

  it('sends no key where a proxy adds it', async () => {
    const { connection, requests } = await listen(replyJson({}))
    await sendRequest({ ...connection, mode: 'proxy', apiKey: null }, search)
    expect(requests[0]?.headers).not.toHaveProperty('apikey')
  })

  it('asks a service nothing before it has a key for it', async () => {
    const { connection, requests } = await listen(replyJson({}))
    await expect(sendRequest({ ...connection, apiKey: null }, search)).rejects.toThrow(KeyError)
    expect(requests).toEqual([])
  })

  it('sends the access token to the EAN operation alone', async () => {
    const { connection, requests } = await listen(replyJson({}))
    const apiVariant = { ...connection.apiVariant, eanTokenHeader: 'x-token' }
    const withToken = { ...connection, apiVariant, eanToken: 't' }
    await sendRequest(withToken, ean)
    await sendRequest(withToken, search)
    expect(requests.map(({ headers }) => headers['x-token'])).toEqual(['t', undefined])
  })

  it('encodes what would otherwise change the query', async () => {
    const { connection } = await listen(replyJson({}))
    const value = 'a+b & c/d,e|f#g é \ud800'
    const address = addressOf(connection, { ...search, query: [['q', value]] })
    expect(new URL(address).searchParams.get('q')).toBe('a+b & c/d,e|f#g é \ufffd')
    expect(address).not.toContain('+')
  })

  it('keeps the text as it came, with its size and status', async () => {
    const text = '{"price": 12345678901234567890}'
    const { connection } = await listen((_request, response) => response.end(text))
    expect(await sendRequest(connection, search)).toMatchObject({
      status: 200,
      text,
      bytes: text.length,
    })
  })

  it('takes its secrets out of the answer before anyone reads it, and out of the log', async () => {
    const { connection } = await listen((request, response) => {
      const key = String(request.headers['apikey'])
      response.setHeader('Retry-After', key)
      response.end(`{"message":"no such key: ${key}"}`)
    })
    const apiKey = 'SENTINEL-key-5e1f'
    const { text, retryAfter } = await sendRequest({ ...connection, apiKey }, search)
    expect(text).toBe('{"message":"no such key: [key removed]"}')
    expect(retryAfter).toBe('[key removed]')
    expect(JSON.stringify(lastRequests())).not.toContain(apiKey)
  })

  it('leaves nothing of a direct request in the browser’s cache', async () => {
    const { connection } = await listen(replyJson({}))
    const sent = vi.spyOn(globalThis, 'fetch')
    await sendRequest(connection, search)
    await sendRequest({ ...connection, mode: 'proxy', apiKey: null }, search)
    expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', undefined])
  })

  it('resolves with any status', async () => {
    const { connection } = await listen(replyJson({}, 503))
    expect((await sendRequest(connection, search)).status).toBe(503)
  })

  it('does not follow a redirect with the key', async () => {
    const { connection, requests } = await listen((_request, response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end(),
    )
    expect((await sendRequest(connection, search)).status).toBe(302)
    expect(requests).toHaveLength(1)
  })

  it('calls a reset connection a network error', async () => {
    const { connection } = await listen((request) => request.socket.destroy())
    await expect(sendRequest(connection, search)).rejects.toBeInstanceOf(NetworkError)
  })

  it('calls a body that is cut off unreadable', async () => {
    const { connection } = await listen((request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"productList":', () => request.socket.destroy())
    })
    await expect(sendRequest(connection, search)).rejects.toBeInstanceOf(UnreadableError)
  })

  it('gives up on an answer that never starts', async () => {
    const { connection } = await listen(() => {})
    await expect(sendRequest(connection, search, { deadlineMs: 20 })).rejects.toBeInstanceOf(
      TimeoutError,
    )
  })

  it('gives up on a body that never ends', async () => {
    const { connection } = await listen((_request, response) => {
      response.writeHead(200).write('{')
    })
    await expect(sendRequest(connection, search, { deadlineMs: 50 })).rejects.toBeInstanceOf(
      TimeoutError,
    )
  })

  it("passes on the caller's own abort as it is", async () => {
    const { connection } = await listen(() => {})
    const controller = new AbortController()
    const requested = sendRequest(connection, search, { signal: controller.signal })
    controller.abort()
    await expect(requested).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each(['“secret”', 'two\nlines', 'nön', ''])(
    'refuses a key that no header can carry: %j',
    async (apiKey) => {
      const { connection, requests } = await listen(replyJson({}))
      await expect(sendRequest({ ...connection, apiKey }, search)).rejects.toBeInstanceOf(KeyError)
      expect(requests).toHaveLength(0)
    },
  )

  it('logs what was requested and what came back, without the key', async () => {
    const { connection } = await listen(replyJson({ numFound: 0 }))
    await sendRequest(connection, search)
    const [last] = lastRequests()
    expect(last).toMatchObject({ call: search, failure: null, answer: { status: 200 } })
    expect(JSON.stringify(last)).not.toContain('secret')
  })

  it('logs a failure by its name', async () => {
    const { connection } = await listen((request) => request.socket.destroy())
    await sendRequest(connection, search).catch(() => {})
    expect(lastRequests()[0]).toMatchObject({ answer: null, failure: 'NetworkError' })
  })
})

describe('asking ahead', () => {
  it('gives its answer to whoever asks the same next, and to nobody after', async () => {
    const { connection, requests } = await listen(replyJson({ numFound: 0 }))
    prefetch(connection, search)
    const answer = await sendRequest(connection, search)
    expect(answer).toMatchObject({ status: 200, text: '{"numFound":0}' })
    expect(requests).toHaveLength(1)
    await sendRequest(connection, search)
    expect(requests).toHaveLength(2)
  })

  it('gives nothing to another connection, which may have another key', async () => {
    const { connection, requests } = await listen(replyJson({}))
    prefetch(connection, search)
    await sendRequest({ ...connection, apiKey: 'other' }, search)
    expect(new Set(requests.map(({ headers }) => headers['apikey']))).toEqual(
      new Set(['secret', 'other']),
    )
  })

  it('fails as the request did, for whoever asks', async () => {
    const { connection } = await listen((_request, response) => response.destroy())
    prefetch(connection, search)
    await expect(sendRequest(connection, search)).rejects.toThrow(NetworkError)
  })

  it('stops when whoever asked for the answer does not want it any more', async () => {
    const { connection } = await listen(() => {})
    const leaving = new AbortController()
    prefetch(connection, search)
    const requested = sendRequest(connection, search, { signal: leaving.signal })
    leaving.abort()
    await expect(requested).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

import { describe, expect, it, vi } from 'vitest'
import { listen, replyJson } from '@test/listen.ts'
import type { Call } from './call.ts'
import { KeyError, NetworkError, TimeoutError, UnreadableError } from './errors.ts'
import { addressOf, sendRequest, prefetch } from './http.ts'
import { lastRequests } from './log.ts'

const search: Call = { operation: 'search', path: '/products', query: [['q', 'shirt']] }
const ean: Call = { operation: 'ean', path: '/insights/daas/productCodes/1', query: [] }

describe('sendRequest', () => {
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

  it('fails without sending anything while it has no key', async () => {
    const { connection, requests } = await listen(replyJson({}))
    await expect(sendRequest({ ...connection, apiKey: null }, search)).rejects.toThrow(KeyError)
    expect(requests).toEqual([])
  })

  it('sends the access token to the EAN operation only', async () => {
    const { connection, requests } = await listen(replyJson({}))
    const apiVariant = { ...connection.apiVariant, eanTokenHeader: 'x-token' }
    const withToken = { ...connection, apiVariant, eanToken: 't' }
    await sendRequest(withToken, ean)
    await sendRequest(withToken, search)
    expect(requests.map(({ headers }) => headers['x-token'])).toEqual(['t', undefined])
  })

  it('encodes characters that would otherwise change the query', async () => {
    const { connection } = await listen(replyJson({}))
    const value = 'a+b & c/d,e|f#g é \ud800'
    const address = addressOf(connection, { ...search, query: [['q', value]] })
    expect(new URL(address).searchParams.get('q')).toBe('a+b & c/d,e|f#g é \ufffd')
    expect(address).not.toContain('+')
  })

  it('returns the text unchanged, with its size and status', async () => {
    const text = '{"price": 12345678901234567890}'
    const { connection } = await listen((_request, response) => response.end(text))
    expect(await sendRequest(connection, search)).toMatchObject({
      status: 200,
      text,
      bytes: text.length,
    })
  })

  it('removes its secrets from the answer and from the log', async () => {
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

  it('doesn’t store answers to direct requests in the browser’s cache', async () => {
    const { connection } = await listen(replyJson({}))
    const sent = vi.spyOn(globalThis, 'fetch')
    await sendRequest(connection, search)
    await sendRequest({ ...connection, mode: 'proxy', apiKey: null }, search)
    expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', undefined])
  })

  it('resolves with an error status, too', async () => {
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

  it('rejects with NetworkError when the connection is reset', async () => {
    const { connection } = await listen((request) => request.socket.destroy())
    await expect(sendRequest(connection, search)).rejects.toBeInstanceOf(NetworkError)
  })

  it('rejects with UnreadableError when the body is cut off', async () => {
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

  it('rejects with AbortError when the caller aborts', async () => {
    const { connection } = await listen(() => {})
    const controller = new AbortController()
    const requested = sendRequest(connection, search, { signal: controller.signal })
    controller.abort()
    await expect(requested).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each(['“secret”', 'two\nlines', 'nön', ''])(
    'refuses a key that can’t be sent in a header: %j',
    async (apiKey) => {
      const { connection, requests } = await listen(replyJson({}))
      await expect(sendRequest({ ...connection, apiKey }, search)).rejects.toBeInstanceOf(KeyError)
      expect(requests).toHaveLength(0)
    },
  )

  it('logs the request and the answer without the key', async () => {
    const { connection } = await listen(replyJson({ numFound: 0 }))
    await sendRequest(connection, search)
    const [last] = lastRequests()
    expect(last).toMatchObject({ call: search, failure: null, answer: { status: 200 } })
    expect(JSON.stringify(last)).not.toContain('secret')
  })

  it('logs a failure with the name of its error', async () => {
    const { connection } = await listen((request) => request.socket.destroy())
    await sendRequest(connection, search).catch(() => {})
    expect(lastRequests()[0]).toMatchObject({ answer: null, failure: 'NetworkError' })
  })
})

describe('prefetch', () => {
  it('gives its answer to the next identical request, and only to that one', async () => {
    const { connection, requests } = await listen(replyJson({ numFound: 0 }))
    prefetch(connection, search)
    const answer = await sendRequest(connection, search)
    expect(answer).toMatchObject({ status: 200, text: '{"numFound":0}' })
    expect(requests).toHaveLength(1)
    await sendRequest(connection, search)
    expect(requests).toHaveLength(2)
  })

  it('isn’t used by a connection with another key', async () => {
    const { connection, requests } = await listen(replyJson({}))
    prefetch(connection, search)
    await sendRequest({ ...connection, apiKey: 'other' }, search)
    expect(new Set(requests.map(({ headers }) => headers['apikey']))).toEqual(
      new Set(['secret', 'other']),
    )
  })

  it('passes its failure on to the next identical request', async () => {
    const { connection } = await listen((_request, response) => response.destroy())
    prefetch(connection, search)
    await expect(sendRequest(connection, search)).rejects.toThrow(NetworkError)
  })

  it('rejects the waiting request with AbortError when that is aborted', async () => {
    const { connection } = await listen(() => {})
    const leaving = new AbortController()
    prefetch(connection, search)
    const requested = sendRequest(connection, search, { signal: leaving.signal })
    leaving.abort()
    await expect(requested).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rawClient, requestFor, type RawClient } from './testing/rawClient.ts'
import type { Recorder } from './testing/recorder.ts'
import { startRecorder } from './testing/recorder.ts'
import { sendRequest } from './testing/sendRequest.ts'
import { KINDS, startServer, type Kind, type StartOptions } from './testing/servers.ts'

const SEARCH = '/v1/products?q=shirt'

let recorder: Recorder
const closing: (() => Promise<void> | void)[] = []

async function served(kind: Kind, options: Partial<StartOptions> = {}): Promise<number> {
  const baseUrl = `http://127.0.0.1:${recorder.port}`
  const service = { baseUrl, apiKey: null, eanToken: null }
  const { port, close } = await startServer(kind, { service, ...options })
  closing.push(close)
  return port
}

async function client(port: number, localAddress?: string): Promise<RawClient> {
  const one = await rawClient(port, localAddress === undefined ? {} : { localAddress })
  closing.push(() => {
    one.socket.destroy()
  })
  return one
}

const drained = ({ socket }: RawClient) => new Promise((resolve) => socket.once('drain', resolve))

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)

beforeEach(async () => {
  recorder = await startRecorder()
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await recorder.close()
})

describe.each(KINDS)('%s', (kind) => {
  it('drops the requests of a client that disconnects, and answers the next client', async () => {
    let open = 0
    recorder.answerWith((request, response) => {
      if (request.url === SEARCH) {
        open += 1
        response.on('close', () => (open -= 1))
      } else {
        response.end('["other"]')
      }
    })
    const port = await served(kind, { settings: { atOnce: 4 } })
    const leaving = await client(port)
    leaving.socket.write(requestFor(SEARCH).repeat(12))
    await expect.poll(() => open).toBe(4)
    leaving.socket.destroy()
    const { body } = await sendRequest(port, '/v1/products?q=other', {
      headers: { host: 'localhost' },
    })
    expect(body).toBe('["other"]')
    await expect.poll(() => open).toBe(0)
    // The eight requests that had not begun are never sent.
    expect(recorder.requests.filter(({ url }) => url === SEARCH)).toHaveLength(4)
  })

  it('answers a second client while the first one has all its requests waiting', async () => {
    recorder.answerWith((request, response) => {
      if (request.url !== SEARCH) response.end('["other"]')
    })
    const port = await served(kind, { settings: { atOnce: 8 } })
    const first = await client(port)
    first.socket.write(requestFor(SEARCH).repeat(14))
    await expect.poll(() => recorder.requests.length).toBe(6)
    const second = await client(port, '127.0.0.2')
    second.socket.write(requestFor('/v1/products?q=other', 'Connection: close'))
    await second.closed
    expect(second.text()).toContain('["other"]')
  })

  it.each([
    ['with a Content-Length header', 'Content-Length: 100000000000'],
    ['with chunked encoding', 'Transfer-Encoding: chunked'],
  ])('refuses a body %s at once, without reading it', async (_kind, header) => {
    const port = await served(kind)
    const sender = await client(port)
    sender.socket.write(requestFor(SEARCH, header))
    const body = Buffer.alloc(65_536, `${'x'.repeat(65_522)}\r\n`)
    const chunk = header.startsWith('T') ? Buffer.concat([Buffer.from('fff0\r\n'), body]) : body
    while (!sender.socket.destroyed) {
      if (!sender.socket.write(chunk)) await Promise.race([drained(sender), sender.closed])
    }
    expect(sender.socket.bytesWritten).toBeLessThan(50_000_000)
    expect(recorder.requests).toEqual([])
    expect((await sendRequest(port, SEARCH, { headers: { host: 'localhost' } })).body).toBe('[]')
  })

  it('tells a client that sends a body that bodies aren’t read', async () => {
    const port = await served(kind)
    const sender = await client(port)
    sender.socket.write(`${requestFor(SEARCH, 'Content-Length: 2')}{}`)
    await sender.closed
    expect(statuses(sender.text())).toEqual(['400'])
    expect(sender.text()).toContain('This server reads no request body')
  })
})

describe('the server', () => {
  it('queues 16 requests per connection, and closes it with 503 if there are more', async () => {
    recorder.answerWith((_request, response) => {
      setImmediate(() => response.end('[]'))
    })
    const port = await served('proxy')
    const hasty = await client(port)
    hasty.socket.write(requestFor(SEARCH).repeat(1000))
    await hasty.closed
    expect(statuses(hasty.text())).toEqual([...Array.from({ length: 16 }, () => '200'), '503'])
    expect(recorder.requests).toHaveLength(16)
  })

  it('closes a connection after the allowed requests, and says so in the last response', async () => {
    const port = await served('proxy', { limits: { requestsPerConnection: 2 } })
    const one = await client(port)
    one.socket.write(requestFor('/healthz'))
    await expect.poll(one.text).toContain('{"status":"ok"}')
    expect(one.text()).toContain('Connection: keep-alive')
    one.socket.write(requestFor('/healthz'))
    await one.closed
    expect(one.text()).toContain('Connection: close')
  })

  it('limits connections per address without closing those of another address', async () => {
    const port = await served('proxy', { limits: { connectionsPerAddress: 2 } })
    const first = await client(port)
    await client(port)
    const third = await client(port)
    await third.closed
    expect(third.text()).toBe('')
    const other = await client(port, '127.0.0.2')
    other.socket.write(requestFor('/healthz', 'Connection: close'))
    await other.closed
    expect(statuses(other.text())).toEqual(['200'])
    first.socket.destroy()
    await first.closed
    await expect
      .poll(() =>
        sendRequest(port, '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  it.each([
    ['that sends nothing', ''],
    ['that sends only part of the request headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['that stays idle after its response', requestFor('/healthz')],
  ])('closes a connection %s', async (_name, sent) => {
    const port = await served('proxy', { limits: { headMs: 100, idleMs: 100, silentMs: 400 } })
    const silent = await client(port)
    if (sent !== '') silent.socket.write(sent)
    await silent.closed
    expect(statuses(silent.text())).toEqual(
      sent === requestFor('/healthz') ? ['200'] : expect.anything(),
    )
  })

  it('closes a connection that doesn’t read its response', async () => {
    recorder.answerWith((_request, response) => {
      response.end(`["${'x'.repeat(20_000_000)}"]`)
    })
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const port = await served('proxy', { limits: { silentMs: 300 }, log })
    const deaf = await client(port)
    deaf.socket.pause()
    deaf.socket.write(requestFor(SEARCH))
    await expect.poll(() => lines.join('')).toMatch(/ cut$/)
  })
})

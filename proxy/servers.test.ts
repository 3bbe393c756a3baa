import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wasmWorker } from '../scripts/securityHeaders.ts'
import { catalogService } from './catalogService.ts'
import { configFilePath } from './configFile.ts'
import { bytesFrom, readAnswer } from './testing/rawRequest.ts'
import type { Recorder } from './testing/recorder.ts'
import { startRecorder } from './testing/recorder.ts'
import { sendRequest } from './testing/sendRequest.ts'
import { HEADERS, KINDS, startServer, type Kind, type StartOptions } from './testing/servers.ts'

const KEY = 'sentinel-key'
const small = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)

let folder = ''
let recorder: Recorder
const closing: (() => Promise<void>)[] = []

/** Starts this kind of server with these environment variables; resolves with its port. */
async function served(
  kind: Kind,
  base: string,
  env: NodeJS.ProcessEnv = {},
  more: Partial<StartOptions> = {},
): Promise<number> {
  const options = { service: catalogService(env), base, config: configFilePath(env), ...more }
  const { port, close } = await startServer(kind, options)
  closing.push(close)
  return port
}

const live = () => ({
  CATALOG_BASE_URL: `http://127.0.0.1:${recorder.port}/v1/`,
  CATALOG_API_KEY: KEY,
})

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-served-'))
  recorder = await startRecorder()
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await recorder.close()
})

describe.each(KINDS)('%s', (kind) => {
  it.each(['/', '/catalog/'])('forwards /v1 below %s with the key', async (base) => {
    const port = await served(kind, base, live())
    recorder.answerWith((request, response) => {
      response.end(`{"asked":"${request.url}"}`)
    })
    const answer = await sendRequest(port, `${base}v1/products?countryCode=us`)
    expect(answer.body).toBe('{"asked":"/v1/products?countryCode=us"}')
    expect(recorder.last().headers['apikey']).toBe(KEY)
  })

  it('names in JSON the variable to set if no service is configured', async () => {
    const { status, body } = await sendRequest(await served(kind, '/'), '/v1/products')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'NOT_CONFIGURED' })
    expect(body).toContain('CATALOG_BASE_URL')
  })

  it('answers only to names of this machine if no server name is given', async () => {
    const port = await served(kind, '/', live())
    const statusFor = async (host: string, url: string) =>
      (await sendRequest(port, url, { headers: { host } })).status
    recorder.answerWith((_request, response) => {
      response.end('[]')
    })
    for (const host of ['localhost', '127.0.0.1', '[::1]', `localhost:${port}`]) {
      expect(await statusFor(host, '/v1/products')).toBe(200)
      expect(await statusFor(host, '/')).toBe(200)
    }
    recorder.requests.length = 0
    for (const host of ['evil.test', '10.0.0.1', 'localhost.evil.test', '0.0.0.0']) {
      for (const url of ['/', '/search', '/v1/products']) {
        expect(await statusFor(host, url)).toBeGreaterThanOrEqual(400)
      }
    }
    expect(recorder.requests).toEqual([])
  })

  it('serves the configuration file, and rereads it for each request', async () => {
    const file = path.join(folder, 'here.json')
    writeFileSync(file, '{"countries":{}}')
    const port = await served(kind, '/', { CATALOG_CONFIG: file })
    const answer = await sendRequest(port, '/config.json')
    expect(answer.body).toBe('{"countries":{}}')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    })
    writeFileSync(file, '{"dialect":{ }}')
    expect((await sendRequest(port, '/config.json')).body).toBe('{"dialect":{ }}')
  })
})

describe.each(['preview', 'proxy'] as const)('%s, serving the build as files', (kind) => {
  describe.each(['/', '/catalog/'])('under %s', (base) => {
    it('sends the security headers with pages, code and missing files', async () => {
      const port = await served(kind, base)
      for (const page of ['', 'search?q=a', 'config.json', 'assets/app-1.js', 'assets/old.js']) {
        expect((await sendRequest(port, base + page)).headers).toMatchObject(small)
      }
    })

    it('answers a deep link with the page, which is revalidated each time', async () => {
      const port = await served(kind, base)
      for (const page of ['', 'search?q=cotton', 'products/0A/x', 'ean/1', 'no/such.page', '/']) {
        const { status, body, headers } = await sendRequest(port, base + page)
        expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(body).toContain('data-base')
      }
    })

    it('answers 404 without a page for missing code', async () => {
      const { status, body } = await sendRequest(await served(kind, base), `${base}assets/app-0.js`)
      expect([status, body]).toEqual([404, ''])
    })

    it('lets browsers cache files whose names contain a hash', async () => {
      const { headers } = await sendRequest(await served(kind, base), `${base}assets/app-1.js`)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    })
  })

  it('compresses larger files with an encoding that the browser accepts', async () => {
    const port = await served(kind, '/')
    const encodingOf = async (url: string, accepted: string) => {
      const { headers } = await sendRequest(port, url, { headers: { 'accept-encoding': accepted } })
      return headers['content-encoding']
    }
    expect(await encodingOf('/assets/app-1.js', 'gzip, deflate, br')).toBe('br')
    expect(await encodingOf('/assets/app-1.js', 'gzip')).toBe('gzip')
    expect(await encodingOf('/assets/app-1.js', 'identity')).toBeUndefined()
    expect(await encodingOf('/icon.svg', 'gzip')).toBeUndefined()
    const raw = await bytesFrom(
      port,
      'GET /assets/app-1.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n',
    )
    expect(readAnswer(raw, false).body).toContain('x'.repeat(5000))
  })

  it('answers 304 for an unchanged page, and HEAD without a body', async () => {
    const port = await served(kind, '/')
    const { headers } = await sendRequest(port, '/')
    const again = await sendRequest(port, '/', { headers: { 'if-none-match': headers.etag } })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject(small)
    const head = await sendRequest(port, '/', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
  })

  it('lets the barcode worker run WebAssembly', async () => {
    const port = await served(kind, '/')
    const { headers } = await sendRequest(port, '/assets/barcodes.worker-1.js')
    expect(headers['content-security-policy']).toBe(wasmWorker.policy)
  })

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.hidden',
    '//etc/passwd',
    '/index.html%00.js',
  ])('serves no file outside the build: %s', async (url) => {
    const { status, body } = await sendRequest(await served(kind, '/'), url)
    if (status === 200) expect(body).toContain('data-base')
    else expect([400, 403, 404]).toContain(status)
  })

  it('answers 404 beside its path, and redirects its path without trailing slash', async () => {
    const port = await served(kind, '/catalog/')
    for (const url of ['/', '/search', '/v1/products', '/catalogue/', '/config.json']) {
      expect((await sendRequest(port, url)).status).toBe(404)
    }
    const { status, headers } = await sendRequest(port, '/catalog?theme=dark')
    expect([status, headers.location]).toEqual([308, '/catalog/?theme=dark'])
  })

  it('answers 405 to POST', async () => {
    const { status, headers } = await sendRequest(await served(kind, '/'), '/search', {
      method: 'POST',
    })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('doesn’t start under a path that it wasn’t built for', async () => {
    await expect(served(kind, '/catalog/', {}, { builtFor: '/' })).rejects.toThrow(
      'set CATALOG_BASE_PATH=/, or build',
    )
  })
})

describe('the proxy as a program', () => {
  it('writes one line per request, without query or key', async () => {
    const lines: string[] = []
    const port = await served('proxy', '/', live(), { log: (line) => lines.push(line) })
    recorder.answerWith((_request, response) => {
      response.end('[]')
    })
    await sendRequest(port, '/v1/products?q=private-words')
    await sendRequest(port, `/search/${KEY}?q=private-words`)
    await sendRequest(port, `/${'x'.repeat(5000)}`)
    await expect.poll(() => lines).toHaveLength(3)
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
    expect(lines[0]).toMatch(new RegExp(`^${time} GET /v1/products 200 \\d+ ms$`))
    expect(lines[1]).toContain('GET /search/[key removed] 200')
    expect(lines.join('\n')).not.toMatch(/private-words|sentinel/)
    expect(lines[2]?.length).toBeLessThan(300)
  })

  it('reports its health under any host name, and nothing else', async () => {
    const port = await served('proxy', '/', {}, { names: ['catalog.example'] })
    const { status, body, headers } = await sendRequest(port, '/healthz')
    expect([status, body]).toEqual([200, '{"status":"ok"}'])
    expect(headers['cache-control']).toBe('no-store')
    expect((await sendRequest(port, '/healthz/x')).status).toBe(421)
  })
})

it('refuses to start if the configuration file doesn’t exist', () => {
  expect(() => configFilePath({ CATALOG_CONFIG: folder })).toThrow('where there is no file')
  expect(() => configFilePath({ CATALOG_CONFIG: `${folder}/none.json` })).toThrow(
    `CATALOG_CONFIG names ${folder}/none.json`,
  )
  expect(configFilePath({ CATALOG_CONFIG: '' })).toBeNull()
})

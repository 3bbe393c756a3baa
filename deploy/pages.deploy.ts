import { readdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRequest } from '../proxy/testing/sendRequest.ts'
import { securityHeaders, wasmWorker } from '../scripts/securityHeaders.ts'
import type { Nginx } from './testing/startNginx.ts'
import { rootOf, startNginx } from './testing/startNginx.ts'

const ORIGINS = 'https://catalog.example http://localhost:*'
const policy = securityHeaders({ demo: false, origins: ORIGINS.split(' ') })

/** Node gives header names in lower case. */
const securityOnly = Object.fromEntries(
  Object.entries(policy).map(([name, value]) => [name.toLowerCase(), value]),
)

const ALWAYS = ['connection', 'content-type', 'date', 'server', ...Object.keys(securityOnly)]

function unzipped(port: number, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' }
    request({ host: '127.0.0.1', port, path: url, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve(gunzipSync(Buffer.concat(chunks)).toString())
      })
    })
      .on('error', reject)
      .end()
  })
}

describe.each(['/', '/catalog/'])('the app at %s', (base) => {
  let nginx: Nginx
  const build = path.join(rootOf(base), base)
  const asset = (pattern: RegExp) => {
    const name = readdirSync(path.join(build, 'assets')).find((file) => pattern.test(file))
    if (name === undefined) throw new Error(`The build has no asset like ${String(pattern)}`)
    return `${base}assets/${name}`
  }

  beforeAll(async () => {
    nginx = await startNginx({
      CATALOG_BASE_URL: 'https://catalog.example',
      CATALOG_BASE_PATH: base,
      CATALOG_ALLOWED_ORIGINS: ORIGINS,
      // Used only when a request is forwarded; these tests forward none.
      CATALOG_RESOLVER: '127.0.0.1:9',
    })
  })
  afterAll(() => nginx.stop())

  it('has a configuration that nginx takes without a warning', () => {
    expect(nginx.checked.message).not.toMatch(/warn|emerg/)
    expect(nginx.checked.status).toBe(0)
    expect(nginx.errorLog()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/)
  })

  it('answers every deep link with the page', async () => {
    const page = readFileSync(path.join(build, 'index.html'), 'utf8')
    for (const url of ['', 'search?q=a', 'products/0A/x', 'ean/2049811763054', 'no/such.page']) {
      const { status, body, headers } = await sendRequest(nginx.port, base + url)
      expect([status, body]).toEqual([200, page])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('sends the security headers, what a cache has to know, and nothing else', async () => {
    const { headers } = await sendRequest(nginx.port, `${base}search`)
    expect(headers).toMatchObject({ ...securityOnly, server: 'nginx', 'cache-control': 'no-cache' })
    const file = ['accept-ranges', 'cache-control', 'content-length', 'etag', 'last-modified']
    expect(Object.keys(headers).toSorted()).toEqual(
      [...ALWAYS, ...file, 'vary'].filter((name) => name in headers).toSorted(),
    )
  })

  it('sends the security headers with errors, too, and keeps no error', async () => {
    for (const [url, method, status] of [
      [`${base}assets/gone-1.js`, 'GET', 404],
      [`${base}search`, 'POST', 405],
    ] as const) {
      const answer = await sendRequest(nginx.port, url, { method })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({ ...securityOnly, server: 'nginx' })
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
      expect(answer.body).not.toMatch(/nginx\/\d/)
    }
  })

  it('lets a browser keep what is named by its content, and ask anew for the rest', async () => {
    const caching = async (url: string) =>
      (await sendRequest(nginx.port, url)).headers['cache-control']
    for (const pattern of [/^app-.*\.js$/, /^app-.*\.css$/, /\.woff2$/]) {
      expect(await caching(asset(pattern))).toBe('public, max-age=31536000, immutable')
    }
    for (const url of ['', 'index.html', '404.html', 'config.json', 'icon.svg']) {
      expect(await caching(base + url)).toBe('no-cache')
    }
  })

  it('lets the worker that reads barcodes run WebAssembly, and no other answer', async () => {
    const policyOf = async (url: string) => {
      const { status, headers } = await sendRequest(nginx.port, url)
      return [status, headers['content-security-policy']]
    }
    expect(await policyOf(asset(/^barcodes\.worker-.*\.js$/))).toEqual([200, wasmWorker.policy])
    const page = securityOnly['content-security-policy']
    for (const url of [base, `${base}search`, asset(/^app-.*\.js$/), asset(/\.wasm$/)]) {
      expect(await policyOf(url)).toEqual([200, page])
    }
    const { headers } = await sendRequest(nginx.port, asset(/\.wasm$/))
    expect(headers['content-type']).toBe('application/wasm')
  })

  it('answers 304 for what has not changed, with the same headers', async () => {
    const { headers } = await sendRequest(nginx.port, base)
    const again = await sendRequest(nginx.port, base, {
      headers: { 'if-none-match': headers.etag },
    })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ ...securityOnly, 'cache-control': 'no-cache' })
  })

  it('compresses code, styles and the page, and names their types as nosniff needs them', async () => {
    for (const [url, type] of [
      [asset(/^app-.*\.js$/), 'text/javascript; charset=utf-8'],
      [asset(/^app-.*\.css$/), 'text/css; charset=utf-8'],
      [base, 'text/html; charset=utf-8'],
    ] as const) {
      const { headers } = await sendRequest(nginx.port, url, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': type,
        vary: 'Accept-Encoding',
      })
    }
    const script = asset(/^app-.*\.js$/)
    const file = readFileSync(path.join(rootOf(base), script), 'utf8')
    expect(await unzipped(nginx.port, script)).toBe(file)
    const types = [
      [asset(/\.woff2$/), 'font/woff2'],
      [`${base}icon.svg`, 'image/svg+xml'],
      [`${base}config.json`, 'application/json'],
    ] as const
    for (const [url, type] of types) {
      const { status, headers } = await sendRequest(nginx.port, url)
      expect([status, headers['content-type']]).toEqual([200, type])
    }
  })

  it('shows the licences of what the build holds as text', async () => {
    const { status, body, headers } = await sendRequest(nginx.port, `${base}licenses.txt`)
    expect([status, body]).toEqual([200, readFileSync(path.join(build, 'licenses.txt'), 'utf8')])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('react-dom')
  })

  it('has an address for everything that the page names', async () => {
    const page = readFileSync(path.join(build, 'index.html'), 'utf8')
    const named = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(named).toContain(`${base}config.json`)
    for (const url of named) {
      expect(url.startsWith(base)).toBe(true)
      const { status, headers } = await sendRequest(nginx.port, url)
      expect([url, status]).toEqual([url, 200])
      // Only the base path is HTML: the bar that is shown before the app starts links to it.
      expect([url, /html/.test(headers['content-type'] ?? '')]).toEqual([url, url === base])
    }
  })
})

describe('a path of its own', () => {
  let nginx: Nginx
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-config-'))
  const config = path.join(folder, 'here.json')

  beforeAll(async () => {
    writeFileSync(config, '{"countries":{"default":["in"]}}')
    nginx = await startNginx({
      CATALOG_BASE_URL: 'http://127.0.0.1:9',
      CATALOG_BASE_PATH: '/catalog/',
      CATALOG_CONFIG: config,
    })
  })
  afterAll(async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  })

  it('is reached without its last slash, the query kept', async () => {
    const { status, headers } = await sendRequest(nginx.port, '/catalog?theme=dark')
    expect([status, headers.location]).toEqual([308, '/catalog/?theme=dark'])
  })

  it('leaves everything beside it to others', async () => {
    for (const url of ['/', '/search', '/v1/products', '/catalogue/', '/config.json']) {
      expect((await sendRequest(nginx.port, url)).status).toBe(404)
    }
  })

  it('has the configuration of the deployment in place of the build’s', async () => {
    const { body, headers } = await sendRequest(nginx.port, '/catalog/config.json')
    expect(body).toBe('{"countries":{"default":["in"]}}')
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    })
  })
})

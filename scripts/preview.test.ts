import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { preview } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { catalogService } from './catalogService.ts'
import { configFile, configFilePath } from './configFile.ts'
import { liveService } from './liveService.ts'
import { securityHeaders } from './securityHeaders.ts'
import { servedBuild } from './servedBuild.ts'
import { ask } from './testing/ask.ts'
import type { Recorder } from './testing/recorder.ts'
import { startRecorder } from './testing/recorder.ts'

const KEY = 'sentinel-key'
const headers = securityHeaders({ demo: false, origins: [] })

let folder = ''
let service: Recorder
const closing: (() => Promise<void>)[] = []

function writeBuild(name: string, base: string): void {
  const build = path.join(folder, name)
  mkdirSync(path.join(build, 'assets'), { recursive: true })
  writeFileSync(path.join(build, 'index.html'), `<script data-base="${base}"></script>`)
  writeFileSync(path.join(build, 'config.json'), '{}')
  writeFileSync(path.join(build, 'assets/app-1.js'), 'export {}')
}

/** What vite.config.ts makes of these variables, on a build of three files; resolves with the port. */
async function served(base: string, env: NodeJS.ProcessEnv = {}, build = base): Promise<number> {
  const name = build.replaceAll('/', '_')
  writeBuild(name, build)
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    base,
    build: { outDir: name },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      servedBuild(headers),
      configFile(configFilePath(env)),
      liveService(catalogService(env)),
    ],
  })
  closing.push(() => server.close())
  // a server that listens on a port has an address of this kind
  return (server.httpServer.address() as AddressInfo).port
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-preview-'))
  service = await startRecorder()
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await service.close()
})

describe.each(['/', '/catalog/'])('preview of a build for %s', (base) => {
  const live = () => ({
    CATALOG_BASE_URL: `http://127.0.0.1:${service.port}/v1/`,
    CATALOG_API_KEY: KEY,
  })

  it('forwards /v1 below it with the key, and answers without', async () => {
    const port = await served(base, live())
    service.answerWith((request, response) => {
      response.writeHead(200, { 'Set-Cookie': 'a=1', 'Access-Control-Allow-Origin': '*' })
      response.end(`{"asked":"${request.url}"}`)
    })
    const answer = await ask(port, `${base}v1/products?countryCode=us`, {
      headers: { origin: 'http://localhost:9999' },
    })
    expect(answer.body).toBe('{"asked":"/v1/products?countryCode=us"}')
    expect(service.last().headers['apikey']).toBe(KEY)
    expect(JSON.stringify(answer)).not.toContain(KEY)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('says in JSON what to set where no service is named', async () => {
    const { status, body } = await ask(await served(base), `${base}v1/products`)
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'NOT_CONFIGURED' })
    expect(body).toContain('CATALOG_BASE_URL')
  })

  it('sends the security headers with everything: pages, code, errors, the service’s answers', async () => {
    const port = await served(base, live())
    const small = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
    for (const page of ['', 'search?q=a', 'config.json', 'assets/app-1.js', 'assets/old.js']) {
      const answer = await ask(port, base + page)
      expect(answer.headers).toMatchObject(Object.fromEntries(small))
    }
    for (const method of ['GET', 'POST']) {
      const answer = await ask(port, `${base}v1/products`, { method })
      expect(answer.headers).toMatchObject(Object.fromEntries(small))
    }
  })

  it('answers a deep link with the page, to be checked anew each time', async () => {
    const port = await served(base)
    for (const page of ['', 'search?q=cotton', 'products/0A/x', 'ean/2049811763054']) {
      const { status, body, headers: sent } = await ask(port, base + page)
      expect([status, sent['cache-control']]).toEqual([200, 'no-cache'])
      expect(body).toContain('data-base')
    }
  })

  it('has no page in place of code that is gone', async () => {
    const { status, body } = await ask(await served(base), `${base}assets/app-0.js`)
    expect([status, body]).toEqual([404, ''])
  })

  it('serves the configuration that is named, and the empty one of the build otherwise', async () => {
    const file = path.join(folder, 'here.json')
    writeFileSync(file, '{"countries":{}}')
    const named = await served(base, { CATALOG_CONFIG: file })
    const answer = await ask(named, `${base}config.json`)
    expect(answer.body).toBe('{"countries":{}}')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    })
    writeFileSync(file, '{"dialect":{}}')
    expect((await ask(named, `${base}config.json`)).body).toBe('{"dialect":{}}')
    const plain = await ask(await served(base), `${base}config.json`)
    expect([plain.body, plain.headers['cache-control']]).toEqual(['{}', 'no-cache'])
  })
})

it('refuses to serve a build under a path that it was not made for', async () => {
  await expect(served('/catalog/', {}, '/')).rejects.toThrow('set CATALOG_BASE_PATH=/, or build')
})

it('refuses to start with a configuration file that is not there', () => {
  expect(() => configFilePath({ CATALOG_CONFIG: folder })).toThrow('where there is no file')
  expect(() => configFilePath({ CATALOG_CONFIG: `${folder}/none.json` })).toThrow(
    `CATALOG_CONFIG names ${folder}/none.json`,
  )
  expect(configFilePath({ CATALOG_CONFIG: '' })).toBeNull()
})

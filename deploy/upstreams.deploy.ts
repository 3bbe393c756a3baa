import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Recorder } from '../proxy/testing/recorder.ts'
import { silentPort, startRecorder } from '../proxy/testing/recorder.ts'
import { sendRequest } from '../proxy/testing/sendRequest.ts'
import { startNginx } from './testing/startNginx.ts'

const KEY = 'sentinel-key'
const SEARCH = '/v1/products?countryCode=us'

const closing: (() => Promise<void> | void)[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'catalog-tls-'))
const certificate = path.join(folder, 'cert.pem')
const privateKey = path.join(folder, 'key.pem')

async function nginxTo(baseUrl: string, env: NodeJS.ProcessEnv = {}) {
  const nginx = await startNginx({ CATALOG_BASE_URL: baseUrl, CATALOG_API_KEY: KEY, ...env })
  closing.push(() => nginx.stop())
  return nginx
}

async function overTls(): Promise<Recorder> {
  const service = await startRecorder({
    cert: readFileSync(certificate),
    key: readFileSync(privateKey),
  })
  closing.push(() => service.close())
  return service
}

/** A name server that knows one name, and resolves it to this machine. */
async function nameServer(name: string): Promise<{ port: number; requested: () => number }> {
  const socket = createSocket('udp4')
  const labels = name.split('.').map((label) => String.fromCharCode(label.length) + label)
  let requested = 0
  socket.on('message', (message, { port, address }) => {
    if (!message.includes(labels.join(''))) return
    requested += 1
    const isV4 = message.readUInt16BE(message.length - 4) === 1
    // id, flags “response, recursion available”, one question, and one answer or none
    const head = Buffer.from([
      ...message.subarray(0, 2),
      0x81,
      0x80,
      0,
      1,
      0,
      isV4 ? 1 : 0,
      0,
      0,
      0,
      0,
    ])
    // the name from the question, type A, class IN, TTL 60 s, four bytes: 127.0.0.1
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])
    const answer = [head, message.subarray(12), ...(isV4 ? [record] : [])]
    socket.send(Buffer.concat(answer), port, address)
  })
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    socket.close()
  })
  return { port: socket.address().port, requested: () => requested }
}

beforeAll(() => {
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
      '-subj', '/CN=catalog.test', '-addext', 'subjectAltName=DNS:catalog.test,DNS:localhost', '-keyout', privateKey, '-out', certificate],
    { stdio: 'pipe' },
  )
  return () => {
    rmSync(folder, { recursive: true })
  }
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

it('says in JSON, and as nothing but data, that the service is not there', async () => {
  const port = await silentPort()
  const nginx = await nginxTo(`http://127.0.0.1:${port}`)
  // Twice: without `max_fails=0`, nginx would skip a server that has failed.
  const answers = [await sendRequest(nginx.port, SEARCH), await sendRequest(nginx.port, SEARCH)]
  for (const { status, headers, body } of answers) {
    expect(status).toBe(502)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: `This server couldn’t reach the catalog service at 127.0.0.1:${port}.`,
      errorCode: 'UPSTREAM_UNREACHABLE',
    })
    expect(nginx.errorLog()).not.toContain(KEY)
  }
})

it('sends no key where the server has none, not even the browser’s', async () => {
  const service = await startRecorder()
  closing.push(() => service.close())
  const nginx = await nginxTo(`http://127.0.0.1:${service.port}`, { CATALOG_API_KEY: '' })
  await sendRequest(nginx.port, SEARCH, { headers: { apikey: 'mine' } })
  expect(service.last().headers).not.toHaveProperty('apikey')
})

it('asks a service over TLS by its name, and looks the name up where a resolver is set', async () => {
  const service = await overTls()
  const names = await nameServer('catalog.test')
  const nginx = await nginxTo(`https://catalog.test:${service.port}/api`, {
    CATALOG_CA_FILE: certificate,
    CATALOG_RESOLVER: `127.0.0.1:${names.port} ipv6=off`,
  })
  const { status } = await sendRequest(nginx.port, SEARCH)
  expect([status, nginx.errorLog().match(/\[error\].*/)]).toEqual([200, null])
  expect(names.requested()).toBeGreaterThan(0)
  expect(service.last()).toMatchObject({
    url: `/api${SEARCH}`,
    headers: { host: `catalog.test:${service.port}`, apikey: KEY },
  })
})

it('asks a service over TLS by its name where it was looked up at the start', async () => {
  const service = await overTls()
  const nginx = await nginxTo(`https://localhost:${service.port}`, { CATALOG_CA_FILE: certificate })
  expect((await sendRequest(nginx.port, SEARCH)).status).toBe(200)
  expect(service.last().headers).toMatchObject({ host: `localhost:${service.port}`, apikey: KEY })
})

it('gives the key to nobody whose certificate is not vouched for', async () => {
  const service = await overTls()
  const names = await nameServer('catalog.test')
  const nginx = await nginxTo(`https://catalog.test:${service.port}`, {
    CATALOG_RESOLVER: `127.0.0.1:${names.port} ipv6=off`,
  })
  expect((await sendRequest(nginx.port, SEARCH)).status).toBe(502)
  expect(service.requests).toEqual([])
})

it('gives the key to nobody whose certificate is for another name', async () => {
  const service = await overTls()
  const nginx = await nginxTo(`https://127.0.0.1:${service.port}`, { CATALOG_CA_FILE: certificate })
  expect((await sendRequest(nginx.port, SEARCH)).status).toBe(502)
  expect(service.requests).toEqual([])
})

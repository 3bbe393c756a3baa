import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildProxy } from './testing/buildProxy.ts'
import { rawClient, requestFor } from './testing/rawClient.ts'
import type { Recorder } from './testing/recorder.ts'
import { silentPort, startRecorder } from './testing/recorder.ts'
import { sendRequest } from './testing/sendRequest.ts'

const KEY = 'sentinel-key'

let folder = ''
let recorder: Recorder
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-program-'))
  await buildProxy(folder)
  recorder = await startRecorder()
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await recorder.close()
})

type Program = {
  port: number
  child: ChildProcess
  output: () => string
  ended: Promise<unknown[]>
}

/** Resolves when the port is open, or when the program has ended. */
async function opened(env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = await silentPort()
  const child = spawn(process.execPath, [path.join(folder, 'proxy.mjs')], {
    cwd: folder,
    env: { CATALOG_PROXY: `127.0.0.1:${port}`, ...env },
  })
  running.push(child)
  let output = ''
  const ended = once(child, 'close')
  const open = new Promise<void>((resolve) => {
    const onMessage = (piece: Buffer) => {
      output += piece.toString()
      if (output.includes('listens at')) resolve()
    }
    child.stdout.on('data', onMessage)
    child.stderr.on('data', onMessage)
  })
  await Promise.race([open, ended])
  return { port, child, output: () => output, ended }
}

const live = () => ({
  CATALOG_BASE_URL: `http://127.0.0.1:${recorder.port}`,
  CATALOG_API_KEY: KEY,
})

describe('the proxy as one file', () => {
  it('serves the build with its policy, and forwards to the service with the key', async () => {
    const { port, output } = await opened(live())
    const page = await sendRequest(port, '/search')
    expect(page.body).toContain('data-base')
    expect(page.headers['content-security-policy']).toContain(`'self' 'sha256-script='`)
    expect((await sendRequest(port, '/v1/products?q=private-words')).body).toBe('[]')
    expect(recorder.last().headers['apikey']).toBe(KEY)
    expect(output()).toContain(`listens at http://127.0.0.1:${port}/`)
    expect(output()).not.toMatch(/private-words|sentinel/)
  })

  it('finishes open requests before it exits', async () => {
    const { port, child, ended } = await opened(live())
    const requested = new Promise<() => void>((resolve) => {
      recorder.answerWith((_request, response) => {
        resolve(() => response.end('["late"]'))
      })
    })
    const answering = sendRequest(port, '/v1/products')
    const answer = await requested
    child.kill('SIGTERM')
    // It accepts no new connection.
    await expect
      .poll(() =>
        sendRequest(port, '/healthz').then(
          ({ status }) => status,
          () => 'closed',
        ),
      )
      .not.toBe(200)
    answer()
    expect((await answering).body).toBe('["late"]')
    expect(await ended).toEqual([0, null])
  })

  it.each([
    ['an open connection that sends nothing', ''],
    ['a connection with incomplete request headers', 'GET /search HTTP/1.1\r\nHost: loc'],
    ['an idle keep-alive connection', requestFor('/healthz')],
  ])('exits at once with %s', async (_name, sent) => {
    const { port, child, ended } = await opened(live())
    const { socket, text, closed } = await rawClient(port)
    if (sent !== '') socket.write(sent)
    if (sent.includes('/healthz')) await expect.poll(text).toContain('{"status":"ok"}')
    // The server knows the raw client's connection by now, because connections arrive in order.
    await sendRequest(port, '/healthz')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await closed
  })

  it('exits at the deadline despite a silent service and a client that doesn’t read', async () => {
    const { port, child, ended } = await opened({ ...live(), CATALOG_DEADLINE: '1' })
    let isRequested = false
    recorder.answerWith((request, response) => {
      isRequested = true
      if (request.url?.includes('deaf') === true) response.end('x'.repeat(20_000_000))
    })
    const deaf = await rawClient(port)
    deaf.socket.pause()
    deaf.socket.write(requestFor('/v1/products?q=deaf'))
    const waiting = await rawClient(port)
    waiting.socket.write(requestFor('/v1/products?q=shirt'))
    await expect.poll(() => isRequested).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    deaf.socket.destroy()
    waiting.socket.destroy()
  })

  it('continues to serve after its output is closed', async () => {
    const { port, child } = await opened(live())
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let request = 0; request < 3; request += 1) {
      expect((await sendRequest(port, '/healthz')).status).toBe(200)
    }
  })

  it.each([
    [{ CATALOG_PROXY: '0.0.0.0:8081' }, 'set CATALOG_SERVER_NAME'],
    [{ CATALOG_ROOT: '/nowhere' }, 'There is no build in /nowhere'],
    [{ CATALOG_AT_ONCE: 'many' }, 'CATALOG_AT_ONCE is "many"'],
    [{ CATALOG_BASE_PATH: '/catalog/' }, 'set CATALOG_BASE_PATH=/'],
    [{ CATALOG_BASE_URL: 'http://catalog.example' }, "CATALOG_BASE_URL can't be used"],
  ])('doesn’t start with %j, and states why in one line', async (env, message) => {
    const { output, ended } = await opened(env)
    expect(await ended).toEqual([1, null])
    expect(output()).toContain(message)
    expect(output().trim().split('\n')).toHaveLength(1)
  })

  it('doesn’t start if its port is in use', async () => {
    const { output, ended } = await opened({ CATALOG_PROXY: `127.0.0.1:${recorder.port}` })
    expect(await ended).toEqual([1, null])
    expect(output()).toContain('EADDRINUSE')
  })
})

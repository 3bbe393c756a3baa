import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoService } from './vite.ts'

const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === 'virtual:entry' ? id : null),
  load: (id: string) => (id === 'virtual:entry' ? 'export const entry = 1' : null),
}

describe('a demo build', () => {
  it('contains the pictures and the mock worker, restricted to the service', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, demoService()],
      build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
      'output' in result ? result.output : [],
    )
    const names = outputs.map(({ fileName }) => fileName)
    expect(names.filter((name) => name.startsWith('demo-pictures/')).length).toBeGreaterThan(100)
    const worker = outputs.find(({ fileName }) => fileName === 'mockServiceWorker.js')
    const source = worker && 'source' in worker ? String(worker.source) : ''
    expect(source.indexOf('/v1/')).toBeLessThan(source.indexOf('MOCK_ACTIVATE'))
  })
})

describe('a demo server', () => {
  let url = ''
  let close = async () => {}

  beforeAll(async () => {
    const vite = await createServer({
      configFile: false,
      logLevel: 'silent',
      base: '/explorer/',
      plugins: [demoService()],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    })
    const http = createHttpServer(vite.middlewares)
    await new Promise<void>((resolve) => {
      http.listen(0, '127.0.0.1', resolve)
    })
    // `address()` is an AddressInfo because the server listens on a port
    url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`
    close = async () => {
      http.closeAllConnections()
      http.close()
      await vite.close()
    }
  })
  afterAll(() => close())

  // the first request builds the whole catalog
  it(
    'answers requests that no worker answered, with its own mark',
    { timeout: 30_000 },
    async () => {
      const headers = { apikey: 'demo' }
      const response = await fetch(`${url}/explorer/v1/products?countryCode=us&limit=1`, {
        headers,
      })
      expect(response.status).toBe(200)
      expect(response.headers.get('x-demo-service')).toBe('server')
      expect(await response.text()).toContain(`${url}/explorer/demo-pictures/`)
    },
  )

  it('serves the mock worker and pictures under the base, and nothing elsewhere', async () => {
    const worker = await fetch(`${url}/explorer/mockServiceWorker.js`)
    expect(worker.headers.get('content-type')).toContain('javascript')
    expect((await fetch(`${url}/explorer/demo-pictures/shirt-white-1.webp`)).status).toBe(200)
    expect((await fetch(`${url}/explorer/demo-pictures/none.webp`)).status).toBe(404)
    expect((await fetch(`${url}/v1/products`)).status).toBe(404)
  })
})

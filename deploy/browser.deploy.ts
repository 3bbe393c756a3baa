import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, LaunchOptions } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Service } from '../mocks/http.ts'
import { startService } from '../mocks/http.ts'
import { createProxy } from '../proxy/program.ts'
import { rootOf, startNginx } from './testing/startNginx.ts'

const found = path.resolve(import.meta.dirname, '../.cache/browser.json')

let browser: Browser
let service: Service

beforeAll(async () => {
  browser = await chromium.launch(
    JSON.parse(readFileSync(found, 'utf8')) as LaunchOptions, // written by scripts/browser.mjs
  )
  service = await startService({ port: 0 })
}, 60_000)
afterAll(async () => {
  await browser.close()
  await service.close()
})

type Deployed = { port: number; stop: () => Promise<void> }

const serviceOf = (base: string) => ({
  CATALOG_BASE_URL: service.url,
  CATALOG_BASE_PATH: base,
  CATALOG_API_KEY: 'demo',
})

async function proxy(base: string): Promise<Deployed> {
  const { server, end } = createProxy({ ...serviceOf(base), CATALOG_ROOT: rootOf(base) }, () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    // `address()` is an AddressInfo because the server listens on a port
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections()
      return end()
    },
  }
}

/** Starts nginx in front of the proxy. nginx passes the client's `Host` on, and the proxy accepts only names of this machine. */
async function nginxBeforeProxy(base: string): Promise<Deployed> {
  const behind = await proxy(base)
  const nginx = await startNginx({
    CATALOG_BASE_PATH: base,
    CATALOG_PROXY: `127.0.0.1:${behind.port}`,
  })
  return {
    port: nginx.port,
    stop: async () => {
      await nginx.stop()
      await behind.stop()
    },
  }
}

const deployments: [name: string, open: (base: string) => Promise<Deployed>][] = [
  ['the proxy', proxy],
  ['nginx in front of the proxy', nginxBeforeProxy],
  ['nginx alone', (base) => startNginx(serviceOf(base))],
]
const table = deployments.flatMap(([name, open]) =>
  ['/', '/catalog/'].map((base) => ({ name, open, base })),
)

it.each(table)(
  '$name shows products at $base, with nothing against the policy and nothing missing',
  async ({ open, base }) => {
    const deployed = await open(base)
    const page = await browser.newPage()
    const complaints: string[] = []
    const requested: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      requested.push(new URL(request.url()).pathname)
      expect(request.headers()).not.toHaveProperty('apikey')
    })
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`)
      })
    })

    await page.goto(`http://127.0.0.1:${deployed.port}${base}search?q=cotton+shirt&country=us`)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('article').count()).toBeGreaterThan(10)
    // A deep link: the server returns the app, and the app routes to the product.
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(`**${base}products/**`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')

    expect(requested.filter((url) => url === `${base}config.json`)).toHaveLength(2)
    expect(
      requested.filter((url) => !url.startsWith(base) && !url.startsWith('/demo-pictures/')),
    ).toEqual([])
    expect(complaints.filter((text) => !text.includes('demo-pictures'))).toEqual([])
    await page.close()
    await deployed.stop()
  },
)

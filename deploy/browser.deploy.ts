import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, LaunchOptions } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Service } from '../mocks/http.ts'
import { startService } from '../mocks/http.ts'
import { startNginx } from './testing/startNginx.ts'

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

it.each(['/', '/catalog/'])(
  'shows products at %s, with nothing against the policy and nothing missing',
  async (base) => {
    const nginx = await startNginx({
      CATALOG_BASE_URL: service.url,
      CATALOG_BASE_PATH: base,
      CATALOG_API_KEY: 'demo',
    })
    const page = await browser.newPage()
    const complaints: string[] = []
    const asked: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname)
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

    await page.goto(`http://127.0.0.1:${nginx.port}${base}search?q=cotton+shirt&country=us`)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('article').count()).toBeGreaterThan(10)
    // A deep link that nginx answers and the app reads.
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(`**${base}products/**`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')

    expect(asked.filter((url) => url === `${base}config.json`)).toHaveLength(2)
    expect(
      asked.filter((url) => !url.startsWith(base) && !url.startsWith('/demo-pictures/')),
    ).toEqual([])
    expect(complaints.filter((text) => !text.includes('demo-pictures'))).toEqual([])
    await page.close()
    await nginx.stop()
  },
)

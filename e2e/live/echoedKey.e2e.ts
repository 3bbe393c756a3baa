import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { faultyService, reply } from '../faults/faultyService.ts'
import { addresses } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { origins } from '../support/ports.ts'

const SENTINEL = 'SENTINEL-e4c1-5e1f'

/** Forms in which a service may repeat the key. */
const spellings = [
  SENTINEL,
  encodeURIComponent(SENTINEL),
  Buffer.from(`apikey: ${SENTINEL}`).toString('base64'),
  Array.from(SENTINEL, (one) => `\\u00${one.charCodeAt(0).toString(16)}`).join(''),
]

/** Returns the files in a folder that contain one of these texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(folder, name)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
    const bytes = readFileSync(file)
    return texts.some(
      (text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')),
    )
  })
}

test(
  'a key that the service echoes appears on no page, in no log and nowhere on disk',
  { tag: '@slow' },
  async ({ launchOptions }, testInfo) => {
    const service = await faultyService()
    const echo = `{"success":true,"numFound":1,"facets":[],"productList":[{"productId":"P1","title":"${spellings.join(' ')}","brand":"${SENTINEL}","description":"<b>${SENTINEL}</b>"}]}`
    service.fail(reply(200, echo, { 'Cache-Control': 'public, max-age=9999', 'X-Echo': SENTINEL }))
    const profile = testInfo.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      serviceWorkers: 'allow',
      baseURL: origins.live,
    })
    const consoleLines: string[] = []
    const page = await context.newPage()
    page.on('console', (message) => consoleLines.push(message.text()))

    await page.goto(paths.settings())
    await page.getByRole('radio', { name: SETTINGS.direct }).check()
    await page.getByLabel(SETTINGS.baseAddress).fill(service.baseUrl)
    await page.getByLabel(SETTINGS.baseAddress).press('Enter')
    // The key belongs to the address, which takes effect once the site's policy has been read.
    await expect(page.getByRole('banner')).toContainText('Live, direct')
    await page.getByLabel(SETTINGS.apiKey).fill(SENTINEL)
    await page.getByLabel(SETTINGS.apiKey).press('Enter')
    await expect(page.getByRole('button', { name: SETTINGS.forgetKey })).toBeVisible()
    // Navigates inside the app, because the key is only in memory.
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('cotton')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').first()).toContainText('[key removed]')
    expect(service.requested()[0]?.headers['apikey']).toBe(SENTINEL)
    const shown = await page.content()
    for (const spelling of spellings) expect(shown).not.toContain(spelling)
    expect(consoleLines.join('\n')).not.toContain(SENTINEL)
    await page.goto(addresses.search)
    await context.close()
    service.close()

    expect(readdirSync(profile)).not.toEqual([])
    expect(filesWith(profile, spellings)).toEqual([])
  },
)

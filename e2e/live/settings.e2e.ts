import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import { NAMES } from '@/words/names.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect, test } from '../support/fixtures.ts'
import { origins } from '../support/ports.ts'

const SERVICE = origins.service
const SENTINEL = 'SENTINEL-3f9b1c7a'

async function connectDirectly(page: Page, key: string): Promise<void> {
  await page.goto(paths.settings())
  await page.getByRole('radio', { name: SETTINGS.direct }).check()
  await page.getByLabel(SETTINGS.baseAddress).fill(`${SERVICE}/v1/`)
  await page.getByLabel(SETTINGS.baseAddress).press('Enter')
  await expect(page.getByRole('banner')).toContainText('Live, direct')
  await page.getByLabel(SETTINGS.apiKey).fill(key)
  await page.getByLabel(SETTINGS.apiKey).press('Enter')
  await expect(page.getByRole('button', { name: SETTINGS.forgetKey })).toBeVisible()
}

const verdict = (page: Page, words: string) =>
  expect(page.getByRole('region', { name: SETTINGS.connection })).toContainText(words)

/** Everything of this page that the browser could show, store or send. */
async function everywhere(page: Page): Promise<string> {
  const saved = await page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('unreadable')))
      })
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await result(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames) {
        databases.push(await result(db.transaction(store).objectStore(store).getAll()))
      }
      db.close()
    }
    const entries = [Object.entries(localStorage), Object.entries(sessionStorage), databases]
    return JSON.stringify([
      ...entries,
      document.cookie,
      history.state,
      location.href,
      document.title,
    ])
  })
  return `${saved}\n${await page.content()}`
}

test('a key typed in Settings is found only in the header sent to its service', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(401)
  const consoleLines: string[] = []
  const sent: { url: string; key: string | undefined }[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  page.on('request', (request) =>
    sent.push({ url: request.url(), key: request.headers()['apikey'] }),
  )

  await turnOnDeveloper(page)
  await connectDirectly(page, SENTINEL)
  await page.getByRole('button', { name: SETTINGS.test }).click()
  await verdict(page, '0 of 4 operations work')
  expect(await everywhere(page)).not.toContain(SENTINEL)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: SETTINGS.backup }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).not.toContain(SENTINEL)

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByLabel(KEY_NAMES.apiKey)).toBeVisible()
  expect(await everywhere(page)).not.toContain(SENTINEL)
  await page.getByRole('main').getByText(NAMES.details).first().click()
  await page.getByRole('button', { name: NAMES.copyCurl }).first().click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('$CATALOG_API_KEY')
  expect(await copied()).not.toContain(SENTINEL)

  // The inspector shows sent and received data.
  await page.goBack()
  await page.getByRole('link', { name: NAMES.serviceProfile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await everywhere(page)).not.toContain(SENTINEL)

  await page.goBack()
  await page.getByRole('radio', { name: 'This tab' }).check()
  const inSession = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  await expect.poll(inSession).toContain(SENTINEL)
  await page.reload()
  await expect(page.getByRole('button', { name: SETTINGS.forgetKey })).toBeVisible()
  await page.getByRole('button', { name: SETTINGS.forgetKey }).click()
  await expect.poll(inSession).not.toContain(SENTINEL)

  const withKey = sent.filter(({ key }) => key === SENTINEL)
  expect(withKey.length).toBeGreaterThanOrEqual(2)
  expect(withKey.filter(({ url }) => !url.startsWith(`${SERVICE}/v1/`))).toEqual([])
  expect(
    JSON.stringify([consoleLines, sent.map(({ url }) => url), await context.cookies()]),
  ).not.toContain(SENTINEL)
})

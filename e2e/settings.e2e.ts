import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { DEMO, turnOff } from '../src/domain/demoNames.ts'
import { deleteKind, SETTINGS } from '../src/domain/settingsNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inSmallCatalog } from './known.ts'
import { contentOf, expectNoSidewaysScroll } from './places.ts'
import { origins } from './ports.ts'

const settings = inSmallCatalog(paths.settings())
const LOOK_UPS = 'Recent look-ups'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const kept = (page: Page, kind: string) =>
  page.getByRole('table', { name: SETTINGS.stored }).getByRole('row', { name: kind })
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: SETTINGS.undo })

/** Entries of the app's own database; none where it has not made its stores yet. */
const entries = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('catalog-explorer')
        opening.addEventListener('success', () => {
          const db = opening.result
          const finish = (found: unknown[]) => {
            db.close()
            resolve(found)
          }
          if (!db.objectStoreNames.contains(name)) return finish([])
          const reading = db.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => finish(reading.result))
        })
      }),
    store,
  )

/** Two look-ups, which the app then keeps. */
async function lookUp(page: Page): Promise<void> {
  let keptSoFar = 0
  for (const name of ['search', 'ean'] as const) {
    await page.goto(inSmallCatalog(addresses[name]))
    await expect(contentOf(page, name)).toBeVisible()
    keptSoFar += 1
    await expect.poll(async () => (await entries(page, 'recents')).length).toBe(keptSoFar)
  }
}

/** Opens Settings, with so many look-ups kept. */
async function openSettings(page: Page, lookUps: number): Promise<void> {
  await page.goto(settings)
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}${lookUps}`)
}

test('every part is accessible, in both themes and on a phone', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  // Each of its states is looked at as a whole.
  test.slow()
  expectStatus(401)
  await page.goto(settings)
  await button(page, DEMO.controls).click()
  await page.getByRole('checkbox', { name: /^index-from-1 / }).check()
  await expect(page).toHaveURL(/[?&]demo=index-from-1(?:&|$)/)
  await checkAccess()
  await page.keyboard.press('Escape')
  await button(page, DEMO.match).click()
  await expect(undo(page)).toBeVisible()
  await page.getByRole('button', { name: SETTINGS.test }).click()
  await expect(page.getByRole('region', { name: SETTINGS.connection })).toContainText(
    '4 of 4 operations answer',
  )
  await checkAccess()
  await button(page, turnOff('index-from-1')).click()
  await expect(page).not.toHaveURL(/demo=/)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('radio', { name: SETTINGS.direct }).check()
  await page.getByLabel(SETTINGS.baseAddress).fill(origins.service)
  await page.getByLabel(SETTINGS.baseAddress).press('Enter')
  await expect(page.getByRole('banner')).toContainText('Live, direct')
  await page.getByLabel(SETTINGS.apiKey).fill('wrong')
  await page.getByRole('button', { name: SETTINGS.test }).click()
  await expect(page.getByRole('region', { name: SETTINGS.connection })).toContainText(
    '0 of 4 operations answer',
  )
  await page
    .getByLabel(SETTINGS.backupFile)
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('wrong.json is no backup that can be restored.')).toBeVisible()
  await checkAccess()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('what is kept is deleted, backed up and restored, and every press can be undone', async ({
  page,
}) => {
  await lookUp(page)
  await openSettings(page, 2)
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await button(page, deleteKind(LOOK_UPS)).click()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}0`)
  await undo(page).click()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}2`)

  const saving = page.waitForEvent('download')
  await button(page, SETTINGS.backup).click()
  const file = await (await saving).path()
  const backup = readFileSync(file, 'utf8')
  await button(page, SETTINGS.deleteAll).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.reload()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}0`)

  await page.getByLabel(SETTINGS.backupFile).setInputFiles(file)
  await button(page, SETTINGS.replace).click()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}2`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const again = page.waitForEvent('download')
  await button(page, SETTINGS.backup).click()
  const second = readFileSync(await (await again).path(), 'utf8')
  const content = (text: string) => text.replace(/"madeAt": .*/, '')
  expect(content(second)).toBe(content(backup))
})

test('a database of an older or a newer version is used and loses nothing', async ({
  page,
  expectStatus,
}) => {
  // The browser asks for an icon of what is no page.
  expectStatus(404)
  // A file of the same origin, which opens no database.
  await page.goto('/config.json')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('catalog-explorer', 40)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('of tomorrow', { keyPath: 'id' }).put({ id: 1 })
        })
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
      }),
  )
  await lookUp(page)
  await openSettings(page, 2)
  expect(await entries(page, 'of tomorrow')).toEqual([{ id: 1 }])
})

test('without a database what is kept ends with the page, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto(inSmallCatalog(addresses.search))
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}1`)
  await expect(page.getByText('Look-ups are kept until this page closes.')).toBeVisible()
})

test('storage that is full loses nothing, and says so', async ({ page }) => {
  await lookUp(page)
  await openSettings(page, 2)
  // Chromium's own limit cannot be set for a test: its answer is put in place of it.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const entry = {
    connectionId: 'demo',
    kind: 'search',
    path: '/search?q=large',
    label: 'large',
    detail: '',
    figure: '',
    at: 1,
  }
  const backup = {
    format: 'catalog-explorer-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    preferences: {},
    stores: { recents: [entry] },
  }
  const buffer = Buffer.from(JSON.stringify(backup))
  await page
    .getByLabel(SETTINGS.backupFile)
    .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer })
  await button(page, SETTINGS.replace).click()
  await expect(page.getByRole('alert')).toContainText(
    'no room for this in the browser: nothing was changed',
  )
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}2`)

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(/^\d+ of these end with this page\.$/)).toBeVisible()
  await expect(kept(page, LOOK_UPS)).toContainText(`${LOOK_UPS}3`)
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { deleteKind, SETTINGS } from '@/words/settingsNames.ts'
import { addresses, inSmallCatalog } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll } from './support/locators.ts'

const settings = inSmallCatalog(paths.settings())
const LOOK_UPS = 'Recent look-ups'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page, kind: string) =>
  page.getByRole('table', { name: SETTINGS.stored }).getByRole('row', { name: kind })
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: SETTINGS.undo })

/** Returns the entries of a store in the app's database; empty if the store does not exist yet. */
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

/** Makes two look-ups, which the app then saves. */
async function makeLookUps(page: Page): Promise<void> {
  let savedSoFar = 0
  for (const name of ['search', 'ean'] as const) {
    await page.goto(inSmallCatalog(addresses[name]))
    await expect(contentOf(page, name)).toBeVisible()
    savedSoFar += 1
    await expect.poll(async () => (await entries(page, 'recents')).length).toBe(savedSoFar)
  }
}

/** Opens Settings and expects this number of saved look-ups. */
async function openSettings(page: Page, lookUps: number): Promise<void> {
  await page.goto(settings)
  await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}${lookUps}`)
}

test(
  'stored data is deleted, backed up and restored, and Settings fits a small phone',
  { tag: '@slow' },
  async ({ page }) => {
    await makeLookUps(page)
    await openSettings(page, 2)
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await button(page, deleteKind(LOOK_UPS)).click()
    await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}0`)
    await undo(page).click()
    await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}2`)

    const saving = page.waitForEvent('download')
    await button(page, SETTINGS.backup).click()
    const file = await (await saving).path()
    const backup = readFileSync(file, 'utf8')
    await button(page, SETTINGS.deleteAll).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    // The store is empty.
    await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}0`)
    await page.reload()
    await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}0`)

    await page.getByLabel(SETTINGS.backupFile).setInputFiles(file)
    await button(page, SETTINGS.replace).click()
    await expect(saved(page, LOOK_UPS)).toContainText(`${LOOK_UPS}2`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const again = page.waitForEvent('download')
    await button(page, SETTINGS.backup).click()
    const second = readFileSync(await (await again).path(), 'utf8')
    const content = (text: string) => text.replace(/"madeAt": .*/, '')
    expect(content(second)).toBe(content(backup))

    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('button', { name: SETTINGS.test }).click()
    await expect(page.getByRole('region', { name: SETTINGS.connection })).toContainText(
      '4 of 4 operations work',
    )
    await page.getByLabel(SETTINGS.backupFile).setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    })
    await expect(page.getByText('wrong.json can’t be restored.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)

test(
  'a database of an older or newer version is used without losing anything',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    // The browser requests an icon for a file that is not a page.
    expectStatus(404)
    // A file of the same origin that does not open the app's database.
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
    await makeLookUps(page)
    await openSettings(page, 2)
    expect(await entries(page, 'of tomorrow')).toEqual([{ id: 1 }])
  },
)

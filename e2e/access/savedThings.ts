/** Creates a browser storage with saved work of every kind, once for all tests of a worker. */
import type { Browser, Page } from 'playwright/test'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { paths } from '@/routing/paths.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { RUN } from '@/words/runNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { SAVED_SEARCH } from '@/words/updateAllNames.ts'
import { addresses, inScenario, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant, loadSetButton, mainHeading } from '../support/locators.ts'
import { goInApp, type SavedThings } from './scenario.ts'

/** Settings of every context in these tests: the same language, time zone and day, so that pages are always the same. */
const SAME = { locale: 'en-GB', timezoneId: 'UTC' } as const
export const NOW = new Date('2026-03-02T09:30:00Z')
/** An earlier day, because two versions with the same time have no order. */
const BEFORE = new Date('2026-02-23T09:30:00Z')

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

const idIn = (page: Page, pattern: RegExp): string => {
  const id = pattern.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`nothing of ${pattern} at ${page.url()}`)
  return id
}

/** Loads the app once; later navigation stays inside it. */
const go = async (page: Page, address: string): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(address)
  else await goInApp(page, address)
}

async function savePicked(page: Page): Promise<string> {
  await go(page, inSmallCatalog(paths.search({ q: 'shirt', view: 'table', ...us })))
  await page.getByRole('checkbox', { name: SELECTION.page }).check()
  await page.getByRole('button', { name: PICKED.add, exact: true }).click()
  await page.getByRole('textbox', { name: PICKED.newName }).fill('Autumn shirts')
  await page.getByRole('button', { name: PICKED.addToNew }).click()
  await page.getByRole('button', { name: PICKED.open }).click()
  await expect(mainHeading(page)).toHaveText('Autumn shirts')
  return idIn(page, /\/collections\/([a-z0-9]{10})/)
}

async function saveCodes(page: Page): Promise<string> {
  await go(page, inSmallCatalog(paths.newCollection()))
  await page
    .getByRole('textbox', { name: CODE_CHECK.paste })
    .fill([oxford.ean, NOBODYS, WRONG, oxford.id, oxford.url].join('\n'))
  await page.getByRole('button', { name: /^Create and check/ }).click()
  await expect(page.getByRole('region', { name: CODE_CHECK.figures })).toContainText('Done')
  await chooseMerchant(page, oxford.merchant)
  return idIn(page, /\/collections\/([a-z0-9]{10})/)
}

async function saveCollection(page: Page): Promise<string> {
  await page.clock.setFixedTime(BEFORE)
  await go(page, inSmallCatalog(paths.search({ q: 'shirt', ...us })))
  await loadSetButton(page).click()
  await page.getByRole('button', { name: /^Load [\d,]+ products?$/ }).click()
  await expect(page.getByRole('button', { name: COLLECTION_VIEWS.loadAgain })).toBeAttached()
  const id = idIn(page, /\/collections\/([a-z0-9]+)/)
  // The scenario dates responses a week ahead, which makes them current.
  await go(page, inScenario(paths.changes(id), 'next-week'))
  await page.getByRole('button', { name: CHANGES.update }).click()
  await expect(page.getByRole('table', { name: CHANGES.table })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
  await expect(page.getByText(/partial, /)).toHaveCount(0)
  await page.clock.setFixedTime(NOW)
  return id
}

async function saveRun(page: Page): Promise<string> {
  await go(page, inSmallCatalog(addresses.search))
  await page.getByRole('button', { name: SAVED_SEARCH.save }).click()
  await page.getByRole('button', { name: SAVED_SEARCH.keep }).click()
  await expect(page.getByRole('button', { name: SAVED_SEARCH.isSaved, exact: true })).toBeVisible()
  await go(page, inSmallCatalog(paths.updates()))
  await page.getByRole('button', { name: /^Update \d/ }).click()
  await expect(page).toHaveURL(/\/changes\/[a-z0-9]{10}/)
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
  return idIn(page, /\/changes\/([a-z0-9]{10})/)
}

async function savePrices(page: Page): Promise<void> {
  await go(page, inSmallCatalog(paths.priceList()))
  await page
    .getByRole('textbox', { name: PRICES.paste })
    .fill(
      `EAN\tPrice\tCost\tFloor\tNote\n${oxford.ean}\t45.50\t30.00\t49.00\town brand\n${NOBODYS}\t12.00\t\t\t`,
    )
  await page.getByRole('button', { name: new RegExp(`^${PRICES.save}`) }).click()
  await expect(page.getByRole('table', { name: PRICES.rows, exact: true })).toBeVisible()
}

/** Some offers of the shirt are below the floor of the price list. */
async function saveRule(page: Page): Promise<void> {
  await go(page, inSmallCatalog(paths.watch()))
  await page
    .getByRole('combobox', { name: ALERTS.what })
    .selectOption({ label: 'an offer is below your floor price' })
  await page.getByRole('button', { name: ALERTS.add }).click()
  await expect(page.getByRole('table', { name: ALERTS.matches })).toBeVisible()
}

/** Walks through the app as a user, and returns the browser's storage. */
export async function createSavedThings(browser: Browser, baseURL: string): Promise<SavedThings> {
  const context = await browser.newContext({
    ...SAME,
    baseURL,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  const list = await savePicked(page)
  const batch = await saveCodes(page)
  // The update runs before a collection from a search exists, because it would load another version of that collection.
  const run = await saveRun(page)
  const set = await saveCollection(page)
  await savePrices(page)
  await saveRule(page)
  const storageState = await context.storageState({ indexedDB: true })
  await context.close()
  return { ids: { list, batch, set, run }, storageState }
}

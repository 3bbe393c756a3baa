import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { columnFor, OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, expectSaid, lookupBox, mainHeading } from './support/locators.ts'

/** Semicolons, decimal commas, a row without a title and one without a price. */
const FEED = `Artikel;Ware;Strichcode;VK brutto;Hersteller;Notiz
A-1;Haferdrink Natur;2049811842247;2,49;Haferhof;im Angebot
A-2;Roggenknäcke;2049811763054;gratis;Knäckehaus;
A-3;;2049811921430;1,95;Haferhof;neu
A-4;Haferflocken;2049812000622;1,19;Haferhof;`

const badge = (page: Page) => page.getByText('Your data, in this browser only', { exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const column = (page: Page, field: string) =>
  page.getByRole('combobox', { name: columnFor(field), exact: true })
const demoBadge = (page: Page) => page.getByRole('banner').getByText('Demo', { exact: true })
const articles = (page: Page) => page.getByRole('main').getByRole('article')

async function drop(page: Page, name: string, bytes: Buffer) {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], file))
      return transfer
    },
    [name, [...bytes]] as const,
  )
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
}

/** Checks the layout at phone size, then restores the size. */
async function expectToFitPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Assigns the columns, imports the feed and explores it. */
async function importFeed(page: Page) {
  await page.goto(paths.ownCatalog())
  await expect(page.getByLabel(OWN_CATALOG.file)).toBeAttached()
  await drop(page, 'laden.csv', Buffer.from(FEED))
  await column(page, 'Title').selectOption('Ware')
  await column(page, 'Price').selectOption('VK brutto')
  await page
    .getByRole('combobox', { name: OWN_CATALOG.country, exact: true })
    .selectOption({ label: 'Germany' })
  await expect(region(page, 'laden.csv')).toContainText('Haferdrink Natur')
  await expect(region(page, OWN_CATALOG.import)).toContainText('3 rows')
  await expectToFitPhone(page)
  await region(page, OWN_CATALOG.import).getByRole('button', { name: OWN_CATALOG.import }).click()
  await expect(region(page, OWN_CATALOG.problems)).toContainText('left out')
  await expectSaid(page, /^laden\.csv: Imported, 3 rows, 1 left out/)
  await expectToFitPhone(page)
  await region(page, OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.explore }).click()
  await expect(page).toHaveURL(/\/search\?country=de$/)
  await expect(articles(page)).toHaveCount(3)
}

test(
  'a product feed is imported as configured, searched, looked up and still there after a reload',
  { tag: '@slow' },
  async ({ page }) => {
    await importFeed(page)
    await expect(badge(page)).toBeVisible()
    await lookupBox(page).fill('haferdrink')
    await lookupBox(page).press('Enter')
    await expect(page).toHaveURL(/q=haferdrink/)
    await page.getByRole('link', { name: 'Haferdrink Natur' }).click()
    await expect(mainHeading(page)).toHaveText('Haferdrink Natur')
    await lookupBox(page).fill('2049811842247')
    await lookupBox(page).press('Enter')
    await expect(page).toHaveURL(/\/ean\/2049811842247/)
    await page.reload()
    await expect(page.getByRole('table', { name: /^Offers in/ })).toContainText('2.49')
    await expect(badge(page)).toBeVisible()
  },
)

test(
  'your own catalog can be replaced by the demo’s, also over a reload, removed and restored',
  { tag: '@slow' },
  async ({ page }) => {
    await importFeed(page)
    await page.goto(paths.ownCatalog())
    await page.getByRole('button', { name: OWN_CATALOG.exploreDemo }).click()
    await expect(demoBadge(page)).toBeVisible()
    await page.reload()
    await expect(region(page, OWN_CATALOG.yourCatalog)).toContainText('laden.csv')
    await expect(demoBadge(page)).toBeVisible()
    await region(page, OWN_CATALOG.yourCatalog)
      .getByRole('button', { name: OWN_CATALOG.explore })
      .click()
    await expect(articles(page)).toHaveCount(3)

    await page.goto(paths.ownCatalog())
    const remove = async () => {
      await region(page, OWN_CATALOG.yourCatalog)
        .getByRole('button', { name: OWN_CATALOG.remove })
        .click()
      await page.getByRole('button', { name: OWN_CATALOG.removeIt }).click()
      await expect(page.getByRole('heading', { name: 'Drop your product feed here' })).toBeVisible()
      await expect(demoBadge(page)).toBeVisible()
    }
    await remove()
    await page.getByRole('button', { name: OWN_CATALOG.undo }).click()
    await expect(region(page, OWN_CATALOG.yourCatalog)).toContainText('laden.csv')
    await page.goto(paths.search({ countries: ['de'] }))
    await expect(articles(page)).toHaveCount(3)

    await page.goto(paths.ownCatalog())
    await remove()
    await page.goto(paths.search({ q: 'cotton', countries: ['us'] }))
    await expect(articles(page).first()).toBeVisible()
    await expect(demoBadge(page)).toBeVisible()
  },
)

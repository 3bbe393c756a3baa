import type { Page } from 'playwright/test'
import { NAMES } from '../src/domain/names.ts'
import { columnFor, OWN } from '../src/domain/ownCatalogNames.ts'
import { START } from '../src/domain/startNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, expectSaid, lookupBox, mainHeading } from './places.ts'

/** Semicolons, decimal commas, names of columns that nobody would guess, a row without a title and one without a price. */
const FEED = `Artikel;Ware;Strichcode;VK brutto;Hersteller;Notiz
A-1;Haferdrink Natur;2049811842247;2,49;Haferhof;im Angebot
A-2;Roggenknäcke;2049811763054;gratis;Knäckehaus;
A-3;;2049811921430;1,95;Haferhof;neu
A-4;Haferflocken;2049812000622;1,19;Haferhof;`

const badge = (page: Page) => page.getByText('Your data, in this browser only', { exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const column = (page: Page, field: string) =>
  page.getByRole('combobox', { name: columnFor(field), exact: true })

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

/** The page with the feed read, its title and price put right. */
async function prepare(page: Page) {
  await page.goto(paths.ownCatalog())
  await expect(page.getByLabel(OWN.file)).toBeAttached()
  await drop(page, 'laden.csv', Buffer.from(FEED))
  await expect(region(page, OWN.columns)).toBeVisible()
  await column(page, 'Title').selectOption('Ware')
  await column(page, 'Offer price').selectOption('VK brutto')
  await page.getByRole('combobox', { name: OWN.country }).selectOption({ label: 'Germany' })
  await expect(region(page, OWN.firstRows)).toContainText('Haferdrink Natur')
}

async function importIt(page: Page) {
  await prepare(page)
  await region(page, OWN.import).getByRole('button', { name: OWN.import }).click()
  await expect(region(page, OWN.result)).toBeVisible()
}

test('a feed with columns of its own is put right, imported, explored, kept and removed', async ({
  page,
}) => {
  await page.goto(paths.start())
  await page.getByRole('link', { name: START.ownCatalog }).click()
  await expect(page).toHaveURL(/\/your-catalog$/)
  await prepare(page)
  await expect(page.getByRole('combobox', { name: OWN.separator })).toHaveValue(';')
  await expect(page.getByRole('list', { name: OWN.unread })).toContainText('Notiz')
  await expect(region(page, OWN.firstRows)).toContainText('gratis')

  await region(page, OWN.import).getByRole('button', { name: OWN.import }).click()
  const result = region(page, OWN.result)
  await expect(result).toContainText('laden.csv')
  await expect(region(page, OWN.problems)).toContainText('skipped')
  await expectSaid(page, /^laden\.csv is imported: 3 rows, 1 skipped/)
  await result.getByRole('button', { name: OWN.explore }).click()

  await expect(page).toHaveURL(/\/search\?country=de$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(badge(page)).toBeVisible()

  await lookupBox(page).fill('haferdrink')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=haferdrink/)
  await page.getByRole('link', { name: 'Haferdrink Natur' }).click()
  await expect(mainHeading(page)).toHaveText('Haferdrink Natur')
  await expect(page.getByRole('main')).toContainText('2.49')

  await lookupBox(page).fill('2049811842247')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ean\/2049811842247/)
  await expect(page.getByRole('table', { name: /^Offers in/ })).toContainText('2.49')

  await page.reload()
  await expect(page.getByRole('table', { name: /^Offers in/ })).toContainText('2.49')
  await expect(badge(page)).toBeVisible()

  await page.goto(paths.ownCatalog())
  await expect(region(page, OWN.kept)).toContainText('laden.csv')
  await region(page, OWN.kept).getByRole('button', { name: OWN.remove }).click()
  await page.getByRole('button', { name: OWN.removeIt }).click()
  const dropHere = page.getByRole('heading', { name: 'Drop your product feed here' })
  await expect(dropHere).toBeVisible()
  await expect(badge(page)).toHaveCount(0)

  await page.getByRole('button', { name: OWN.undo }).click()
  await expect(region(page, OWN.kept)).toContainText('laden.csv')
  await page.goto(paths.search({ countries: ['de'] }))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)

  await page.goto(paths.ownCatalog())
  await region(page, OWN.kept).getByRole('button', { name: OWN.remove }).click()
  await page.getByRole('button', { name: OWN.removeIt }).click()
  await expect(dropHere).toBeVisible()
  await page.goto(paths.search({ q: 'cotton', countries: ['us'] }))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('Demo data')).toBeVisible()
})

test('the demo catalog takes its place again, and one’s own stays for later', async ({ page }) => {
  await importIt(page)
  await region(page, OWN.result).getByRole('button', { name: OWN.explore }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await page.goto(paths.ownCatalog())
  await page.getByRole('button', { name: OWN.exploreDemo }).click()
  await expect(page.getByRole('banner').getByText('Demo data')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText('Demo data')).toBeVisible()
  await region(page, OWN.kept).getByRole('button', { name: OWN.explore }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await page.getByRole('navigation', { name: NAMES.mainNavigation }).waitFor()
})

test('a binary file is refused, and what was read before stays', async ({ page }) => {
  await prepare(page)
  await drop(page, 'photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 0, 0, 0]))
  await expect(page.getByRole('alert')).toContainText(
    'photo.jpg was not taken. This file is a picture.',
  )
  await expect(column(page, 'Title')).toHaveValue('Ware')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a feed before its import is readable, ${colorScheme}`, async ({ page, checkAccess }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(paths.ownCatalog())
    await expect(page.getByRole('heading', { name: 'Drop your product feed here' })).toBeVisible()
    await checkAccess()
    await prepare(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await column(page, 'Title').selectOption('')
    await expect(region(page, OWN.import)).toContainText('Choose a column for Title')
    await checkAccess()
  })

  test(`a catalog after its import is readable, ${colorScheme}`, async ({ page, checkAccess }) => {
    await page.emulateMedia({ colorScheme })
    await importIt(page)
    await region(page, OWN.kept).getByRole('button', { name: OWN.remove }).click()
    await expect(page.getByRole('button', { name: OWN.removeIt })).toBeVisible()
    await checkAccess()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await checkAccess()
  })
}

import type { Locator, Page } from 'playwright/test'
import { COMPARE, removeNamed, retryNamed } from '../src/domain/compare/compareNames.ts'
import { EXPORT } from '../src/domain/exportNames.ts'
import { LISTS } from '../src/domain/lists/listNames.ts'
import { SELECTION, selectNamed } from '../src/domain/selectionNames.ts'
import { encodeCompare, type CompareState } from '../src/url/compareState.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { oxford } from './known.ts'
import { expectNoSidewaysScroll, expectSaid } from './places.ts'

/** Shirts of the demo catalog: the first and the second are of one merchant. */
const check = {
  id: '8C8305DF65FB8A79EDE64F8114563213',
  title: "Men's Micro Check Cotton Shirt, Tailored Fit, Non-Iron",
}
const stripe = {
  id: '5298155362F971602BDC2476C1AAE9BC',
  title: 'Bengal Stripe Cotton Shirt, Spread Collar, Easy Iron',
}
const IDS = [oxford.id, check.id, stripe.id]

const at = (state: Partial<CompareState> = {}) =>
  paths.compare(encodeCompare({ ids: IDS, country: 'us', ...state }))
const table = (page: Page): Locator => page.getByRole('table', { name: COMPARE.table })
const row = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('products stand side by side, measured against the first', async ({ page, checkAccess }) => {
  await page.goto(at())
  await expect(page).toHaveTitle('Compare 3 products · Catalog Explorer')
  await expectSaid(page, /^3 products, \d+ of \d+ rows differ\.$/)
  const offers = row(page, 'Offer price').getByRole('cell')
  await expect(offers).toContainText([
    '47.90',
    /42\.50.*−11\.3%.*lowest/,
    /64\.00.*\+33\.6%.*highest/,
  ])
  await checkAccess()

  await table(page)
    .getByRole('button', { name: /^All other attributes/ })
    .click()
  await expect(row(page, 'productId').getByRole('cell').first()).toContainText(oxford.id)
  await table(page)
    .getByRole('button', { name: /^SKUs by size/ })
    .click()
  await expect(row(page, 'Size M').getByRole('cell').first()).toContainText(oxford.ean)
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess()
})

test('the address keeps the base and what is left out, over Back and reload', async ({ page }) => {
  await page.goto(at())
  await expect(row(page, 'Category')).not.toHaveCount(0)
  await page.getByRole('checkbox', { name: COMPARE.onlyDiffering }).check()
  await expect(page).toHaveURL(at({ diff: true }))
  await expect(table(page).getByRole('rowheader', { name: 'Category', exact: true })).toHaveCount(0)
  await page
    .getByRole('combobox', { name: COMPARE.measuredAgainst })
    .selectOption('Northgate, 42.50')
  await expect(page).toHaveURL(at({ diff: true, base: check.id }))
  await expect(row(page, 'Offer price').getByRole('cell').first()).toContainText('+12.7%')
  await page.reload()
  await expect(row(page, 'Offer price').getByRole('cell').first()).toContainText('+12.7%')
  await page.goBack()
  await expect(page).toHaveURL(at({ diff: true }))
  await page.goBack()
  await expect(page).toHaveURL(at())
  await expect(page.getByRole('checkbox', { name: COMPARE.onlyDiffering })).not.toBeChecked()
})

test('one failing product leaves the others, and is asked for again', async ({
  page,
  expectStatus,
  checkAccess,
}) => {
  expectStatus(404, 500)
  await page.goto(at({ ids: ['DEMO-error-500', 'F'.repeat(32), ...IDS] }))
  await expect(page.getByRole('region', { name: COMPARE.notices })).toContainText('500')
  await expectSaid(page, /^5 products, 3 received,/)
  await expect(table(page).getByRole('columnheader', { name: /Not found in us/ })).toBeVisible()
  await expect(row(page, 'Offer price')).toContainText('47.90')
  await expect(page.getByText('Nothing is measured as long as the base')).toBeVisible()
  await checkAccess()
  const again = page.waitForResponse((response) => response.url().includes('DEMO-error-500'))
  await page.getByRole('button', { name: retryNamed('DEMO-e…-500') }).click()
  expect((await again).status()).toBe(500)
  await page.getByRole('button', { name: removeNamed('DEMO-e…-500') }).click()
  await expect(page).toHaveURL(at({ ids: ['F'.repeat(32), ...IDS] }))
  await expect(page.getByRole('region', { name: COMPARE.notices })).toHaveCount(0)
})

test('the table is scrolled by keys, under its head and beside its names', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await page.goto(at())
  const box = page.getByRole('region', { name: COMPARE.box })
  await expect(row(page, 'Offer price')).toContainText('47.90')
  await box.focus()
  await page.keyboard.press('End')
  const price = row(page, 'Offer price')
  await expect(price).not.toBeInViewport()
  await expect(table(page).getByRole('link', { name: oxford.title })).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(price).toBeInViewport()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight')
  await expect(table(page).getByRole('link', { name: stripe.title })).toBeInViewport()
  await expect(table(page).getByRole('rowheader', { name: 'MRP' })).toBeInViewport()
})

test('a product is added by a code, and the page without any says how', async ({
  page,
  checkAccess,
}) => {
  await page.goto(at({ ids: [] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No products to compare yet')
  await checkAccess()
  const first = page.getByRole('textbox', { name: COMPARE.addField })
  await first.fill(`${check.id}\t${stripe.id}`)
  await first.press('Enter')
  await expect(page).toHaveURL(at({ ids: [check.id, stripe.id] }))
  await page.getByRole('button', { name: COMPARE.add }).click()
  const field = page.getByRole('textbox', { name: COMPARE.addField })
  await field.fill('not a product')
  await field.press('Enter')
  await expect(page.getByText('This is no product id, URL or code.')).toBeVisible()
  await field.fill(oxford.ean)
  await field.press('Enter')
  const found = page.getByRole('list', { name: COMPARE.found })
  await expect(found.getByRole('button')).not.toHaveCount(0)
  await checkAccess()
  await found.getByRole('button', { name: /^Northgate/ }).click()
  await expect(page).toHaveURL(at({ ids: [check.id, stripe.id, oxford.id] }))
})

test('what is selected in a search is compared, and saved as a sheet', async ({ page }) => {
  await page.goto(paths.search({ q: 'cotton shirt', countries: ['us'] }))
  await page.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
  const bar = page.getByRole('region', { name: SELECTION.bar })
  await expect(bar.getByRole('button', { name: /^Compare/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: selectNamed(check.title) }).check()
  await bar.getByRole('link', { name: COMPARE.link }).click()
  await expect(page).toHaveURL(at({ ids: [oxford.id, check.id] }))
  await expect(row(page, 'Offer price')).toContainText('47.90')
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save \d+ rows as/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Comparison of 2 products/)
})

test('on a phone one product at a time stands beside the base', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at())
  const strip = page.getByRole('group', { name: COMPARE.strip })
  await expect(strip.getByRole('button')).toHaveCount(3)
  const offers = row(page, 'Offer price').getByRole('cell')
  await expect(offers).toHaveText([/47\.90/, /42\.50/])
  await strip.getByRole('button', { name: /Harbor & Main/ }).click()
  await expect(offers).toHaveText([/47\.90/, /64\.00/])
  await expectNoSidewaysScroll(page)
  await checkAccess()
  // None of what a press does stands alone on a line.
  const heights = [COMPARE.add, LISTS.add, EXPORT.export].map(async (name) => {
    const box = await page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .boundingBox()
    return box?.y
  })
  expect(new Set(await Promise.all(heights)).size).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

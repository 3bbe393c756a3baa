import type { Page } from 'playwright/test'
import { SUMMARY } from '../src/domain/summaryNames.ts'
import { paths } from '../src/url/paths.ts'
import { searchState } from '../src/url/searchState.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, loadSetButton } from './places.ts'

/** Loads every row that a search finds: a few hundred. */
async function loadSet(page: Page): Promise<void> {
  await page.goto(paths.search(searchState({ q: 'linen shirt', countries: ['us'] })))
  await loadSetButton(page).click()
  await page.getByRole('button', { name: /^Load [\d,]+ rows$/ }).click()
  await expect(page.getByText(/^Complete/)).toBeVisible({ timeout: 30_000 })
}

const show = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const table = (page: Page) => page.getByRole('grid', { name: SUMMARY.table })

test('brands stand against merchants, and a press shows the rows of a cell', async ({
  page,
  checkAccess,
}) => {
  await loadSet(page)
  await show(page, 'Summary')
  await expect(page).toHaveURL(/[?&]show=summary/)
  const lowest = table(page)
    .getByRole('button', { name: /lowest in its row/ })
    .first()
  await expect(lowest).toBeVisible()
  await expect(page.getByRole('table', { name: 'Offer price by merchant' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price ladder' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess()

  const [, brand, merchant] =
    /^(.*), (.*): /.exec((await lowest.getAttribute('aria-label')) ?? '') ?? []
  await lowest.click()
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('brand') === brand && url.searchParams.get('merchant') === merchant,
  )
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await page.goBack()
  await expect(lowest).toBeVisible()
})

test('the address keeps what is measured, over a reload', async ({ page }) => {
  await loadSet(page)
  await show(page, 'Summary')
  await page.getByRole('combobox', { name: SUMMARY.measure }).selectOption('count')
  await page.getByRole('combobox', { name: SUMMARY.down }).selectOption('merchant')
  await expect(page).toHaveURL(/measure=count/)
  await expect(page).toHaveURL(/down=merchant/)
  await expect(page).toHaveURL(/across=brand/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Rows, merchant × brand' })).toBeVisible()
  await expect(table(page).getByRole('columnheader').first()).toHaveText('Merchant')
})

test('a bar of a distribution narrows to its rows, by pointer and keyboard', async ({ page }) => {
  await loadSet(page)
  await show(page, 'Summary')
  const panel = page.getByRole('region', { name: 'Offer price, distribution' })
  await panel.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]offerPrice=/)
  await expect(panel).toContainText(/0 of [\d,]+ rows without a usable offer price left out/)
})

test('on a phone the charts stand under each other', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loadSet(page)
  // Beside the rows there is room for the box plots alone.
  await expect(page.getByRole('table', { name: 'Offer price by merchant' })).toBeVisible()
  await expect(table(page)).toBeHidden()
  await show(page, 'Summary')
  await expect(table(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

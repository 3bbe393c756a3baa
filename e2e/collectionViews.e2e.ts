import type { Page } from 'playwright/test'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import {
  rangeFrom,
  rangeTo,
  removeActiveFilter,
  typeRange,
  COLLECTION_VIEWS,
} from '@/words/collectionViewNames.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { inScenario, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import {
  expectNoSidewaysScroll,
  expectSaid,
  loadSetButton,
  mainHeading,
} from './support/locators.ts'
import { loadApparel } from './support/smallCatalogs.ts'

const rail = (page: Page) => page.getByRole('complementary', { name: COLLECTION_VIEWS.rail })
const rows = (page: Page) => page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
const head = (page: Page, name: RegExp) =>
  rows(page).getByRole('columnheader', { name }).getByRole('button', { name })
/** The cells of a column that are in view, from top to bottom. */
const column = (page: Page, index: number) => rows(page).locator(`tbody td:nth-child(${index})`)
/** Number of rows without the header and the totals. */
const count = async (page: Page) =>
  Number((await rows(page).getAttribute('aria-rowcount'))?.replace(',', '')) - 2

/** Opens the table and waits for all rows. */
async function showRows(page: Page, all: number): Promise<void> {
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).not.toHaveURL(/[?&]view=/)
  await expect.poll(() => count(page)).toBe(all)
}

test('a whole collection is filtered, sorted and restored from its address', async ({ page }) => {
  const { count: all } = await loadApparel(page)
  await showRows(page, all)
  await expectNoSidewaysScroll(page)

  await rail(page).getByRole('checkbox', { name: 'In stock' }).check()
  await expect(page).toHaveURL(/[?&]stock=in/)
  await rail(page)
    .getByRole('button', { name: typeRange('Offer price', 'any') })
    .click()
  await rail(page)
    .getByRole('textbox', { name: rangeFrom('Offer price') })
    .fill('20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]offerPrice=20\.\.&/)
  const upper = rail(page).getByRole('slider', { name: rangeTo('Offer price') })
  await upper.focus()
  await upper.press('End')
  await upper.press('PageDown')
  await expect(page).toHaveURL(/[?&]offerPrice=20\.\.\d+&/)
  await expectSaid(page, /rows match$/)
  await expect.poll(() => count(page)).toBeLessThan(all)

  await head(page, /^Discount gap/).click()
  await expect(page).toHaveURL(/[?&]sort=discountGap&/)
  await head(page, /^Discount gap/).click()
  await expect(page).toHaveURL(/[?&]sort=-discountGap&/)
  await head(page, /^Offer price/).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/[?&]sort=-discountGap&sort=offerPrice&/)
  const gaps = async () => (await column(page, 10).allTextContents()).map(Number)
  await expect
    .poll(async () => {
      const shown = await gaps()
      return shown.length > 20 && shown.every((gap, at) => gap <= (shown[at - 1] ?? Infinity))
    })
    .toBe(true)

  const remaining = await count(page)
  const address = page.url()
  await page.reload()
  await expect.poll(() => count(page)).toBe(remaining)
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: removeActiveFilter('stock', 'In stock') }).click()
  await expect.poll(() => count(page)).toBeGreaterThan(remaining)
  await page.goBack()
  await expect.poll(() => count(page)).toBe(remaining)
})

test(
  'rows far down are drawn on scrolling, and selected rows stay selected',
  { tag: '@slow' },
  async ({ page }) => {
    const { count: all } = await loadApparel(page)
    await showRows(page, all)
    const first = rows(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
    await first.click()
    await expect(first).toBeChecked()
    await page.evaluate(() => scrollTo(0, 6_000))
    const far = rows(page)
      .locator('tr[aria-rowindex]')
      .filter({ has: page.getByRole('checkbox') })
    await expect
      .poll(async () => Number(await far.first().getAttribute('aria-rowindex')))
      .toBeGreaterThan(100)
    // By row number, because a click may scroll first, which changes the rows in the page.
    const number = Number(await far.nth(25).getAttribute('aria-rowindex'))
    const boxOf = (row: number) =>
      rows(page).locator(`tr[aria-rowindex="${row}"]`).getByRole('checkbox')
    await boxOf(number).click()
    await expect(boxOf(number)).toBeChecked()
    await boxOf(number + 3).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: COLLECTION_VIEWS.selected })
    await expect(bar).toContainText('5 selected')
    await bar.getByRole('button', { name: SELECTION.exported }).click()
    await expect(bar.getByRole('button', { name: 'Save 5 rows as CSV' })).toBeInViewport()
    await page.keyboard.press('Escape')

    await rail(page).getByRole('textbox', { name: COLLECTION_VIEWS.text }).fill('oxford')
    await expect(page).toHaveURL(/[?&]text=oxford/)
    await expect(bar).toContainText('5 selected')
    await bar.getByRole('link', { name: COMPARE.link }).click()
    await expect(page).toHaveURL((url) => url.searchParams.getAll('id').length === 5)
    await page.goBack()
    await expect(bar).toContainText('5 selected')
  },
)

test(
  'a phone stacks the summary vertically, and filters and sorts in a sheet',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { count: all } = await loadApparel(page, 300)
    // A phone shows the rows first.
    await expectNoSidewaysScroll(page)
    const summary = page.getByRole('grid', { name: SUMMARY.table })
    await page.getByRole('link', { name: 'Summary', exact: true }).click()
    await expect(summary).toBeVisible()
    await expect(page.getByRole('table', { name: SUMMARY.groups })).toBeVisible()
    await expectNoSidewaysScroll(page)

    await showRows(page, all)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: COLLECTION_VIEWS.narrow }).click()
    const sheet = page.getByRole('dialog', { name: COLLECTION_VIEWS.narrow })
    await sheet.getByRole('combobox', { name: COLLECTION_VIEWS.sortBy }).selectOption('Offer price')
    await sheet.getByRole('checkbox', { name: 'Northgate' }).check()
    await sheet.getByRole('button', { name: /^Show [\d,]+ rows$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/[?&]merchant=Northgate&sort=offerPrice/)
    await expect.poll(() => count(page)).toBeLessThan(all)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: COLLECTION_VIEWS.more }).click()
    const more = page.getByRole('dialog', { name: COLLECTION_VIEWS.more })
    await more.getByRole('button', { name: new RegExp(`^${COLLECTION_VIEWS.loadAgain}`) }).click()
    await expect(more).toBeHidden()
    await expect(mainHeading(page)).toBeFocused()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: COLLECTION_VIEWS.more }).click()
    await expect(more.getByRole('combobox', { name: COLLECTION_VIEWS.snapshot })).toBeVisible()
  },
)

test(
  'a long filter value doesn’t run into its count',
  { tag: '@slow' },
  async ({ page, expectNoAnswer }) => {
    expectNoAnswer() // images at a host that does not exist
    await page.goto(inScenario(paths.search({ q: 'shirt', ...us }), 'hostile,at-once'))
    await loadSetButton(page).click()
    await page.getByRole('button', { name: /^Load [\d,]+ products?$/ }).click()
    await expect(page.getByText(/^Complete/)).toBeVisible()
    await expect(rail(page).getByRole('checkbox').first()).toBeVisible()
    const over = () =>
      rail(page).evaluate(
        (box) =>
          [...box.querySelectorAll('label span')].filter((text) => {
            const label = text.closest('label')
            return (
              label && text.getBoundingClientRect().right > label.getBoundingClientRect().right + 1
            )
          }).length,
      )
    await expect.poll(over).toBe(0)
  },
)

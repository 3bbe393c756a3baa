import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { COMPARE } from '../src/domain/compare/compareNames.ts'
import { NAMES } from '../src/domain/names.ts'
import {
  rangeFrom,
  rangeTo,
  removeNarrowing,
  typeRange,
  WORKBENCH,
} from '../src/domain/workbenchNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario, us } from './known.ts'
import { expectNoSidewaysScroll, expectSaid, loadSetButton, mainHeading } from './places.ts'

const rail = (page: Page) => page.getByRole('complementary', { name: WORKBENCH.rail })
const rows = (page: Page) => page.getByRole('table', { name: WORKBENCH.rows, exact: true })
const head = (page: Page, name: RegExp) =>
  rows(page).getByRole('columnheader', { name }).getByRole('button', { name })
/** What the rows in sight say in a column, top down. */
const column = (page: Page, place: number) => rows(page).locator(`tbody td:nth-child(${place})`)
const count = async (page: Page) =>
  Number((await rows(page).getAttribute('aria-rowcount'))?.replace(',', '')) - 1

/** Loads every row that a search finds, and waits until the set is whole. */
async function loadSet(page: Page, q: string): Promise<void> {
  await page.goto(paths.search({ q, ...us }))
  await loadSetButton(page).click()
  await page.getByRole('button', { name: /^Load [\d,]+ rows$/ }).click()
  await expect(mainHeading(page)).toHaveText(q)
  await expect(page.getByText(/^Complete/)).toBeVisible({ timeout: 60_000 })
}

test('a whole result set is narrowed, sorted and brought back by its address', async ({
  page,
  checkAccess,
}) => {
  await loadSet(page, 'linen shirt')
  await page.getByRole('radio', { name: 'Rows' }).check()
  await expect(page).toHaveURL(/\?show=rows$/)
  await expect.poll(() => count(page)).toBeGreaterThan(200)
  const all = await count(page)
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
  await expectSaid(page, /rows pass$/)
  await expect.poll(() => count(page)).toBeLessThan(all)

  await head(page, /^Discount gap/).click()
  await head(page, /^Discount gap/).click()
  await head(page, /^Offer price/).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/[?&]sort=-discountGap&sort=offerPrice&/)
  const gaps = async () => (await column(page, 10).allTextContents()).map(Number)
  await expect
    .poll(async () => {
      const shown = await gaps()
      return shown.length > 20 && shown.every((gap, at) => gap <= (shown[at - 1] ?? Infinity))
    })
    .toBe(true)
  await checkAccess()

  const kept = await count(page)
  const address = page.url()
  await page.reload()
  await expect(rows(page)).toBeVisible()
  expect(page.url()).toBe(address)
  await expect.poll(() => count(page)).toBe(kept)
  await page.getByRole('button', { name: removeNarrowing('stock', 'In stock') }).click()
  await expect.poll(() => count(page)).toBeGreaterThan(kept)
  await page.goBack()
  await expect.poll(() => count(page)).toBe(kept)
})

test('rows far down come as they are scrolled to, and stay selected whatever is looked at', async ({
  page,
  checkAccess,
}) => {
  await loadSet(page, 'linen shirt')
  await page.getByRole('radio', { name: 'Rows' }).check()
  const first = rows(page)
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
  await first.check()
  await page.evaluate(() => scrollTo(0, 6_000))
  const far = rows(page)
    .locator('tr[aria-rowindex]')
    .filter({ has: page.getByRole('checkbox') })
  await expect
    .poll(async () => Number(await far.first().getAttribute('aria-rowindex')))
    .toBeGreaterThan(100)
  // By its number: a press may scroll to its row first, and the rows in the page are others then.
  const number = Number(await far.nth(25).getAttribute('aria-rowindex'))
  const boxOf = (row: number) =>
    rows(page).locator(`tr[aria-rowindex="${row}"]`).getByRole('checkbox')
  await boxOf(number).check()
  await boxOf(number + 3).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: WORKBENCH.selected })
  await expect(bar).toContainText('5 selected')
  await checkAccess()
  await bar.getByRole('button', { name: WORKBENCH.exportSelected }).click()
  await expect(bar.getByRole('button', { name: 'Save 5 rows as CSV' })).toBeInViewport()
  await page.keyboard.press('Escape')

  await rail(page).getByRole('textbox', { name: WORKBENCH.text }).fill('oxford')
  await expect(page).toHaveURL(/[?&]text=oxford/)
  await expect(bar).toContainText('5 selected')
  await bar.getByRole('link', { name: COMPARE.link }).click()
  await expect(page).toHaveURL((url) => url.searchParams.getAll('id').length === 5)
  await page.goBack()
  await expect(bar).toContainText('5 selected')
})

test('a view is kept under a name, and what it shows is exported', async ({ page }) => {
  await loadSet(page, 'linen shirt')
  await page.getByRole('radio', { name: 'Rows' }).check()
  const all = await count(page)
  await rail(page).getByRole('checkbox', { name: 'Northgate' }).check()
  await expect(page).toHaveURL(/[?&]merchant=Northgate/)
  await page.getByRole('button', { name: WORKBENCH.saveView }).click()
  await page.getByRole('textbox', { name: WORKBENCH.viewName }).fill('Mine')
  await page
    .getByRole('dialog', { name: WORKBENCH.views })
    .getByRole('button', { name: WORKBENCH.saveView })
    .click()
  await page.getByRole('button', { name: NAMES.clearAll }).click()
  await expect(page).not.toHaveURL(/merchant/)
  await page.getByRole('button', { name: `${WORKBENCH.views} 1` }).click()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(page).toHaveURL(/[?&]merchant=Northgate/)

  await expect.poll(() => count(page)).toBeLessThan(all)
  const shown = await count(page)
  await page.getByRole('button', { name: /^Export [\d,]+ rows/ }).click()
  await page.getByRole('radio', { name: 'CSV' }).check()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save [\d,]+ rows as CSV/ }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('Narrowed: merchant Northgate')
  expect(file.match(/\bNorthgate\b/g)?.length).toBeGreaterThanOrEqual(shown)
})

test('a phone narrows and sorts in a sheet', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loadSet(page, 'linen shirt')
  await page.getByRole('radio', { name: 'Rows' }).check()
  const all = await count(page)
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.getByRole('button', { name: WORKBENCH.narrow }).click()
  const sheet = page.getByRole('dialog', { name: WORKBENCH.narrow })
  await sheet.getByRole('combobox', { name: WORKBENCH.sortBy }).selectOption('Offer price')
  await sheet.getByRole('checkbox', { name: 'Northgate' }).check()
  await checkAccess()
  await sheet.getByRole('button', { name: /^Show [\d,]+ rows$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/[?&]merchant=Northgate&sort=offerPrice&show=rows/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: new RegExp(`^${WORKBENCH.loadAgain}`) }).click()
  await expect(page.getByRole('combobox', { name: WORKBENCH.moment })).toBeVisible()
  await expect(mainHeading(page)).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test('a long value ends before its count', async ({ page, expectNoAnswer }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expectNoAnswer() // the https pictures of a host that is nowhere
  await page.goto(inScenario(paths.search({ q: 'linen shirt', ...us }), 'hostile'))
  await loadSetButton(page).click()
  await page.getByRole('button', { name: /^Load [\d,]+ rows?$/ }).click()
  await expect(page.getByText(/^Complete/)).toBeVisible({ timeout: 60_000 })
  const options = rail(page).getByRole('checkbox')
  await expect(options.first()).toBeVisible()
  const over = await rail(page).evaluate(
    (box) =>
      [...box.querySelectorAll('label span')].filter((text) => {
        const label = text.closest('label')
        return label && text.getBoundingClientRect().right > label.getBoundingClientRect().right + 1
      }).length,
  )
  expect(over).toBe(0)
})

test('a set of another browser says where it is', async ({ page, checkAccess }) => {
  await page.goto(paths.workbench('elsewhere1'))
  await expect(mainHeading(page)).toHaveText('This browser keeps no such result set')
  await checkAccess()
})

import type { Locator, Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import {
  encodeAssortment,
  assortmentState,
  type AssortmentState,
} from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseMerchant, expectNoSidewaysScroll } from './support/locators.ts'

const DRESSES = { q: 'dress', ...us }
const MINE = 'Kettle & Kin'

const at = (state: Partial<AssortmentState>) =>
  paths.map(encodeAssortment(assortmentState({ ...DRESSES, ...state })))
const grid = (page: Page): Locator => page.getByRole('grid', { name: ASSORTMENT.grid })
const row = (page: Page, brand: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: brand, exact: true }) })
const answered = (page: Page, requests = 12) =>
  expect(page.getByText(new RegExp(`^${requests} of ${requests} loaded`))).toBeVisible()

test(
  'a search leads to its assortment gaps, a gap to its price ladder, and Back restores both',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(paths.search(DRESSES))
    await page.getByRole('link', { name: ASSORTMENT.open }).click()
    await expect(page).toHaveURL(at({ ownMerchants: {} }))
    await answered(page)
    await chooseMerchant(page, MINE)
    await expect(page).toHaveURL(at({ ownMerchants: { us: [MINE] } }))
    await page.getByRole('radio', { name: /^Missing brands (≥ )?\d+$/ }).check()
    await expect(page).toHaveURL(at({ ownMerchants: { us: [MINE] }, show: 'lacked' }))
    await expect(row(page, 'Pale Harbour').getByRole('gridcell')).toContainText([
      'gap',
      '4',
      '3',
      '5',
    ])
    await row(page, 'Pale Harbour').getByRole('link', { name: 'gap' }).click()
    const withLadder = at({ ownMerchants: { us: [MINE] }, show: 'lacked', brand: 'Pale Harbour' })
    await expect(page).toHaveURL(withLadder)
    const ladder = page.getByRole('region', { name: ladderOf('Pale Harbour') })
    await expect(ladder.getByText(/^\d+ rows$/).first()).toBeVisible()

    await page.reload()
    await answered(page)
    await expect(ladder.getByText(/^\d+ rows$/).first()).toBeVisible()
    await ladder.getByRole('link', { name: ASSORTMENT.search }).click()
    await expect(page).toHaveURL(paths.search({ ...DRESSES, brand: ['Pale Harbour'] }))
    await page.goBack()
    await expect(page).toHaveURL(withLadder)
    await answered(page)
    await expect(ladder).toBeVisible()
  },
)

test('on a phone every brand is a strip of cells', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at({ ownMerchants: { us: [MINE] } }))
  await answered(page)
  await expect(row(page, 'Pale Harbour').getByText('KK', { exact: true })).toBeVisible()
  await expect(
    row(page, 'Pale Harbour').getByRole('link', { name: `${MINE} gap`, exact: true }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  // Filters and sorting are in a sheet.
  await expect(page.getByRole('combobox', { name: ASSORTMENT.order })).toHaveCount(0)
  await page.getByRole('button', { name: ASSORTMENT.choices }).click()
  const sheet = page.getByRole('dialog', { name: ASSORTMENT.choices })
  await sheet.getByRole('combobox', { name: ASSORTMENT.order }).selectOption('name')
  await expect(page).toHaveURL(/order=name/)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await grid(page).getByRole('link', { name: 'Pale Harbour', exact: true }).click()
  await expect(page.getByRole('region', { name: ladderOf('Pale Harbour') })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

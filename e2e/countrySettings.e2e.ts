import type { Page } from 'playwright/test'
import { anyOf, NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, asks, inSmallCatalog, oxford, us, type AskingPage } from './known.ts'
import { chips, contentOf, expectFacets, expectNoSidewaysScroll } from './places.ts'

const names = Object.keys(asks) as AskingPage[] // its own keys
const both = { countries: ['us', 'in'] } as const

/** As if it had been chosen in Settings before. */
async function keep(page: Page, name: 'labels' | 'dialect', value: object) {
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [`catalog-explorer:demo:${name}`, JSON.stringify(value)],
  )
}

for (const name of names) {
  test(`a currency label stands before the prices of a country: ${name}`, async ({
    page,
    checkAccess,
  }) => {
    await keep(page, 'labels', { us: 'US$' })
    await page.goto(inSmallCatalog(addresses[name]))
    await expect(contentOf(page, name)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('US$\u00a047.90')
    await checkAccess()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
}

test('a filter that takes lists is a group of checkboxes', async ({ page, checkAccess }) => {
  await keep(page, 'dialect', { filterLists: 'pipe' })
  const asked = (merchant: string[]) =>
    `${paths.search({ q: 'cotton shirt', ...us, merchant })}&demo=filters-by-pipe`
  await page.goto(asked([]))
  const merchants = page.getByRole('group', { name: NAMES.merchant })
  const northgate = merchants.getByRole('checkbox', { name: /^Northgate/ })
  const cartwheel = merchants.getByRole('checkbox', { name: /^Cartwheel/ })
  await northgate.click()
  await cartwheel.press('Space')
  await expect(page).toHaveURL(asked(['Northgate', 'Cartwheel']))
  await expect(chips(page).getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('article').filter({ hasNotText: /Northgate|Cartwheel/ })).toHaveCount(
    0,
  )
  await expect(page.getByRole('article').filter({ hasText: 'Cartwheel' }).first()).toBeVisible()
  await expectFacets(page)
  await checkAccess()
  await page.goBack()
  await expect(cartwheel).not.toBeChecked()
  await merchants.getByRole('link', { name: anyOf('Merchant') }).click()
  await expect(page).toHaveURL(asked([]))
})

test('countries sent as a list are one section, and their prices are not mixed', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  await keep(page, 'dialect', { countryLists: 'comma' })
  await keep(page, 'labels', { us: 'US$', in: '₹' })
  await page.goto(paths.search({ q: 'cotton', ...both, view: 'table' }))
  const price = page.getByRole('columnheader', { name: 'Offer price' })
  await expect(price.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('main')).not.toContainText('US$')
  await checkAccess()

  await page.goto(paths.resolve({ url: oxford.url, ...both }))
  const market = page.getByRole('region', { name: 'Market position by SKU' })
  await expect(market).toContainText('US$\u00a047.90')
  await market.getByRole('radio', { name: 'in' }).check()
  await expect(market).not.toContainText('US$')
  await checkAccess()

  await page.goto(paths.ean(oxford.ean, { ...both, mine: '', ref: 'median' }))
  await expect(page.getByRole('region', { name: /^Prices in/ })).toHaveCount(2)
})

import { paths } from '@/routing/paths.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import { addresses, oxford, us } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, lookupBox, mainHeading } from '../support/locators.ts'

test('a search works through the proxy, with a filter and paging', async ({ page }) => {
  await page.goto(paths.search(us))
  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(page).toHaveURL(addresses.search)
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expect(page.getByText('Demo', { exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Northgate/ }).click()
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', ...us, merchant: ['Northgate'] }))
  await expect(page.getByRole('article').filter({ hasNotText: 'Northgate' })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: NAMES.pages, exact: true })
    .getByRole('link', { name: NAMES.nextPage })
    .click()
  await expect(page).toHaveURL(
    paths.search({ q: 'cotton shirt', ...us, merchant: ['Northgate'], page: 2 }),
  )
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.reload()
  await expect(contentOf(page, 'search')).toBeVisible()
})

test('through the proxy, a product leads to prices, a link to its market, an unknown code to nothing', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await page
    .getByRole('table', { name: /^Variants/ })
    .getByRole('link', { name: comparePricesOf(oxford.ean) })
    .click()
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, ownMerchants: {}, ref: 'median' }))
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Prices in United States' })).toContainText(
    '9 merchants sell it, from 38.50 (Cartwheel)',
  )
  await page.goBack()
  await expect(page).toHaveURL(addresses.product)

  await page.goto(addresses.resolve)
  const sizeM = contentOf(page, 'resolve').getByRole('row').filter({ hasText: oxford.ean })
  await chooseMerchant(page, 'Northgate')
  await expect(sizeM).toContainText('106.6')

  await page.goto(paths.ean('2049811000005', us))
  await expect(page.getByRole('heading', { name: /^No merchant sells this code/ })).toBeVisible()
})

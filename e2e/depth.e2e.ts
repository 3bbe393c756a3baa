import { COMPARE } from '../src/domain/compare/compareNames.ts'
import { EAN } from '../src/domain/eanNames.ts'
import { LISTS } from '../src/domain/lists/listNames.ts'
import { NAMES } from '../src/domain/names.ts'
import { PRODUCT } from '../src/domain/productNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, expectNoSidewaysScroll, expectSaid, mainHeading } from './places.ts'

const asNorthgate = paths.ean(oxford.ean, { ...us, mine: oxford.merchantId, ref: 'median' })

test('the SKUs of a product are asked in their markets on a press', async ({
  page,
  checkAccess,
}) => {
  await page.goto(addresses.product)
  const main = page.getByRole('main')
  const parity = main.getByRole('region', { name: PRODUCT.parity, exact: true })
  await expect(parity).toMatchAriaSnapshot(`
    - term: SKUs available
    - definition: 6 of 8
    - term: Without a code to ask
    - definition: "1"
    - term: Offer prices in the record
    - definition: 44.90, 47.90
    - term: Record price equals lowest SKU
    - definition: no, 44.90
  `)
  const market = main.getByRole('region', { name: PRODUCT.parityMarket })
  await expect(market.getByRole('table')).toHaveCount(0)
  // One of the seven was asked for the strip beside the pictures.
  await market.getByRole('button', { name: /^Ask 6 EANs/ }).click()
  const row = market.getByRole('row').filter({ hasText: oxford.ean })
  await expect(row).toContainText('47.90')
  await expect(row).toContainText('106.6')
  await expect(row).toContainText('6 of 9')
  await expectSaid(page, /^Price index [\d.]+, mean of 7 EANs$/)
  await expect(market).toBeFocused()
  await expect(parity).toContainText('1: XL, Light blue')
  const grid = main.getByRole('region', { name: PRODUCT.variantGrid, exact: true })
  await expect(grid.getByRole('row', { name: /^White/ })).toContainText('2 of 3')
  await checkAccess()

  await market.getByRole('combobox', { name: NAMES.reference }).selectOption('min')
  await expect(row).toContainText('124.4')
  await row.getByRole('link', { name: oxford.ean }).click()
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: oxford.id, ref: 'min' }))
  await page.goBack()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
})

test('the discounts of a record stand beside what its prices say', async ({ page }) => {
  await page.goto(addresses.product)
  const audit = page.getByRole('region', { name: PRODUCT.discountAudit })
  await expect(audit).toMatchAriaSnapshot(`
    - term: Discount, as given
    - definition: −19%
    - term:
      - button "True discount, as given"
    - definition: −12%
    - definition: differs by 6.8 points
    - term: /1 − 47\\.90 ÷ 59\\.00/
    - definition: −18.8%
  `)
  await expect(audit).toContainText('How the service works it out is not documented.')
})

test('the records of a code show what others state and mine omits', async ({
  page,
  checkAccess,
}) => {
  await page.goto(asNorthgate)
  const panel = page.getByRole('region', { name: EAN.traits, exact: true })
  await expect(panel.getByRole('table')).toHaveCount(0)
  // The record that gave the code its name has been asked.
  await panel.getByRole('button', { name: /^Ask [89] records/ }).click()
  await expectSaid(page, '14 trait values from 9 of 9 records, 5 of them omitted by yours')
  const row = (value: string) => panel.getByRole('row').filter({ hasText: value })
  await expect(row('Moisture wicking')).toContainText('omitted')
  await expect(row('Moisture wicking')).toContainText('3 of 8')
  await expect(row('Keeps its shape')).toContainText('2 of 8')
  await expect(row('Stock of this EAN').getByText('Not available').first()).toBeVisible()
  await expect(page.getByLabel(EAN.traitFigures)).toContainText(
    'most often: Soft from the first wear',
  )
  await checkAccess()

  await panel.getByRole('checkbox', { name: EAN.onlyGaps }).check()
  await expect(row('Keeps its shape')).toHaveCount(0)
  await expect(row('Moisture wicking')).toBeVisible()
  await expect(page).toHaveURL(asNorthgate)

  await page.getByRole('combobox', { name: EAN.myMerchant }).selectOption('cartwheel')
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: 'cartwheel', ref: 'median' }))
  await expect(row('Easy iron')).toContainText('omitted')
  await expect(row('Moisture wicking')).toHaveCount(0)
  await panel.getByRole('columnheader', { name: 'Northgate' }).getByRole('link').click()
  await expect(page).toHaveURL(addresses.product)
})

test('on a phone grids scroll in their own boxes', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(addresses.product)
  await page.getByRole('button', { name: /^Ask 6 EANs/ }).click()
  await expectSaid(page, /^Price index [\d.]+, mean of 7 EANs$/)
  await expectNoSidewaysScroll(page)
  await checkAccess()

  await page.goto(asNorthgate)
  await page.getByRole('button', { name: /^Ask [89] records/ }).click()
  await expectSaid(page, /^14 trait values from 9 of 9 records/)
  await expectNoSidewaysScroll(page)
  await checkAccess()

  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await expect(page.getByRole('textbox', { name: LISTS.newName })).toBeVisible()
  await expect(page.getByRole('dialog', { name: LISTS.add })).toBeInViewport({ ratio: 1 })
})

test('products go into a list and side by side from wherever they are seen', async ({ page }) => {
  await page.goto(addresses.ean)
  await expect(contentOf(page, 'ean')).toBeVisible()
  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill('Sellers of the shirt')
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await expectSaid(page, '9 products added to Sellers of the shirt')
  await page.getByRole('link', { name: `${COMPARE.link} 8 of 9` }).click()
  await expect(page).toHaveTitle('Compare 8 products · Catalog Explorer')

  await page.goto(addresses.resolve)
  await expect(contentOf(page, 'resolve')).toBeVisible()
  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await page.getByRole('button', { name: /^Sellers of the shirt/ }).click()
  await expectSaid(page, /^1 product added to .*, 1 was in it already/)
  await page.getByRole('link', { name: COMPARE.link, exact: true }).click()
  await expect(page).toHaveTitle('Compare 2 products · Catalog Explorer')

  await page.goto(addresses.product)
  await page.getByRole('link', { name: COMPARE.link, exact: true }).click()
  await expect(page).toHaveURL(`/compare?id=${oxford.id}&country=us`)
})

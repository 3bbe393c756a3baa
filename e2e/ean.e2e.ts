import { EAN } from '../src/domain/eanNames.ts'
import { barcodeOf, comparePricesOf, NAMES, shopPageAt } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, expectSaid, mainHeading } from './places.ts'

const entry = paths.ean(null, { ...us, mine: '', ref: 'median' })
const asNorthgate = paths.ean(oxford.ean, { ...us, mine: oxford.merchantId, ref: 'median' })

test('the prices of a code: nine merchants, their median, and the spread', async ({
  page,
  checkAccess,
}) => {
  await page.goto(addresses.ean)
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await expect(page).toHaveTitle(`EAN ${oxford.ean} · Catalog Explorer`)
  await expect(page.getByRole('img', { name: barcodeOf('EAN-13', oxford.ean) })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('EAN-13, check digit 4 valid')
  await expect(page.getByRole('region', { name: 'Prices in United States' })).toMatchAriaSnapshot(`
    - term: Merchants in us
    - definition: "9"
    - definition: one offer each
    - term: Lowest
    - definition: "38.50"
    - definition: Cartwheel
    - term: /Median/
    - definition: "45.90"
    - definition: of 9 offer prices
    - term: Highest
    - definition: "62.00"
    - definition: Petra Market
    - term: /Spread/
    - definition: "23.50"
  `)
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await expectSaid(page, '9 merchants in us, lowest offer price 38.50')
  await checkAccess()
})

test('a shared link names the merchant and shows the price index', async ({
  page,
  checkAccess,
}) => {
  await page.goto(asNorthgate)
  await expect(page).toHaveURL(asNorthgate)
  const prices = page.getByRole('region', { name: 'Prices in United States' })
  await expect(prices).toMatchAriaSnapshot(`
    - term: Your price
    - definition: "47.90"
    - definition: Northgate, 6th of 9
    - term: /Price index/
    - definition: "106.6"
    - definition: others’ median = 100
    - term: /vs the others/
    - definition: "+2.95"
    - definition: their median 44.95, n = 8
  `)
  await expect(prices).toContainText('47.90 ÷ 44.95 × 100 = 106.6')
  await checkAccess()
  await page.reload()
  await expect(page).toHaveURL(asNorthgate)
  await expect(prices.getByRole('definition').filter({ hasText: /^106\.6$/ })).toBeVisible()
})

test('my merchant is chosen once and remembered for other codes', async ({ page }) => {
  await page.goto(addresses.ean)
  const mine = page.getByRole('combobox', { name: EAN.myMerchant })
  const index = (value: string) =>
    page.getByRole('definition').filter({ hasText: new RegExp(`^${value}$`) })
  await mine.selectOption(oxford.merchant)
  await expect(page).toHaveURL(asNorthgate)
  await expect(index('106.6')).toBeVisible()

  const reference = page.getByRole('combobox', { name: NAMES.reference })
  await reference.selectOption('lowest of the others')
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: 'northgate', ref: 'min' }))
  await expect(index('124.4')).toBeVisible()
  await reference.selectOption('Petra Market')
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: 'northgate', ref: 'petra' }))
  await expect(index('77.3')).toBeVisible()
  await page.goBack()
  await expect(index('124.4')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(asNorthgate)

  await page.getByRole('banner').getByRole('link', { name: 'EAN prices' }).click()
  await page.getByRole('textbox', { name: EAN.code }).fill('2049811763061')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    paths.ean('2049811763061', { ...us, mine: 'northgate', ref: 'median' }),
  )
  await expect(mine).toHaveValue('northgate')
})

test('the entry form says what is typed before it is asked', async ({ page, checkAccess }) => {
  await page.goto(entry)
  await expect(page).toHaveTitle('EAN prices · Catalog Explorer')
  const code = page.getByRole('textbox', { name: EAN.code })
  await code.fill('20498')
  await expect(code).toHaveAccessibleDescription('5 digits so far; 8 make a code')
  await code.fill('2049-8117 63054')
  await expect(code).toHaveAccessibleDescription('EAN-13, check digit 4 valid')
  await checkAccess()
  await page.getByRole('button', { name: NAMES.comparePrices }).click()
  await expect(page).toHaveURL(addresses.ean)
  await expect(contentOf(page, 'ean')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(entry)
  await expect(page.getByRole('region', { name: NAMES.recent }).getByRole('link')).toHaveText(
    /2049811763054/,
  )
})

test('a code that nobody sells is tried in its other lengths', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  const padded = `0${oxford.ean}`
  await page.goto(paths.ean(padded, { ...us, mine: '', ref: 'median' }))
  await expect(page.getByRole('heading', { name: /^No merchant sells this code/ })).toBeVisible()
  const forms = page.getByRole('list', { name: 'Other forms of the code' })
  await expect(forms).toContainText('matches: 9 merchants')
  await checkAccess()
  await forms.getByRole('link', { name: comparePricesOf(oxford.ean) }).click()
  await expect(page).toHaveURL(addresses.ean)
  await expect(contentOf(page, 'ean')).toBeVisible()
})

test('offers lead to the record and to the shop', async ({ page }) => {
  await page.goto(addresses.ean)
  const shop = page.getByRole('link', { name: shopPageAt('Cartwheel') })
  await expect(shop).toHaveAttribute('target', '_blank')
  await expect(shop).toHaveAttribute('rel', /noopener noreferrer/)
  const record = page.getByRole('link', { name: /^Product .* at Cartwheel$/ })
  await record.click()
  await expect(page).toHaveURL(/\/products\/E6D41CAF4DEBBCBC9A2D411EBB5FDA1F\?country=us$/)
  await page.goBack()
  await expect(page).toHaveURL(addresses.ean)
  await expect(record).toBeFocused()
})

test('the answer is shown as it came', async ({ page, checkAccess }) => {
  await page.goto(addresses.ean)
  await page.getByRole('button', { name: NAMES.rawAnswer }).click()
  const drawer = page.getByRole('dialog', { name: /^Raw answer/ })
  await expect(drawer).toContainText(`/productCodes/${oxford.ean}'`)
  await checkAccess()
  await drawer.getByRole('button', { name: NAMES.close }).click()
  await expect(page.getByRole('button', { name: NAMES.rawAnswer })).toBeFocused()
})

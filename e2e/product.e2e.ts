import { comparePricesOf, NAMES } from '../src/domain/names.ts'
import { PRODUCT, picture } from '../src/domain/productNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, expectSaid, mainHeading } from './places.ts'

test('a shared link shows the whole product, and a reload shows it again', async ({
  page,
  checkAccess,
}) => {
  await page.goto(addresses.product)
  const main = page.getByRole('main')
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await expect(page).toHaveTitle(`${oxford.title} · Catalog Explorer`)
  await expect(page).toHaveURL(addresses.product)
  await expectSaid(page, `${oxford.title} in us, SKUs: 8, of which 6 available.`)
  await expect(main.getByRole('region', { name: PRODUCT.product, exact: true }))
    .toMatchAriaSnapshot(`
    - term: Offer price
    - definition: "47.90"
    - term: MRP
    - definition: "59.00"
    - term: Discount
    - definition: −19%
  `)
  await expect(main.getByRole('region', { name: PRODUCT.traits })).toMatchAriaSnapshot(`
    - term: fit
    - definition: Slim True to size
  `)
  await expect(main.getByRole('navigation', { name: PRODUCT.breadcrumb })).toContainText('Apparel')
  await expect(
    main.getByRole('region', { name: PRODUCT.description }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(main.getByRole('region', { name: PRODUCT.attributes })).toContainText(
    'normalizedArticleType',
  )
  await checkAccess()

  await page.reload()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
})

test('a SKU leads to the prices of its code, and Back to the SKU', async ({ page }) => {
  await page.goto(addresses.product)
  const skus = page.getByRole('table', { name: /^SKUs/ })
  const link = skus.getByRole('link', { name: comparePricesOf(oxford.ean) })
  await link.click()
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: oxford.id, ref: 'median' }))
  await expect(contentOf(page, 'ean')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(addresses.product)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('the pictures are walked by thumbnails and by keys', async ({ page }) => {
  await page.goto(addresses.product)
  const pictures = page.getByRole('region', { name: PRODUCT.pictures })
  await pictures.getByRole('button', { name: picture(3) }).click()
  await expect(pictures.getByRole('region', { name: `${picture(3)} of 5` })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('button', { name: picture(4) })).toBeFocused()
  await expect(pictures.getByRole('region', { name: `${picture(4)} of 5` })).toBeVisible()
  await expect(page).toHaveURL(addresses.product)
})

test('the raw answer opens over the page and gives the focus back', async ({
  page,
  checkAccess,
}) => {
  await page.goto(addresses.product)
  const opener = page.getByRole('button', { name: NAMES.rawAnswer })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: /^Raw answer/ })
  await expect(drawer).toContainText(`/v1/products/${oxford.id}/traits`)
  await expect(drawer).toContainText('"merchantProductId"')
  await checkAccess()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the request is copied as a command line without the key', async ({ page }) => {
  await page.goto(addresses.product)
  await page.getByRole('button', { name: NAMES.copyCurl }).click()
  await expect(page.getByRole('button', { name: 'Copied, key left out' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/v1/products/${oxford.id}/traits'`)
  expect(copied).toContain('apikey: $CATALOG_API_KEY')
  expect(copied).not.toContain('demo')
})

test('the description is shown as it came on request, and empty attributes are hidden', async ({
  page,
}) => {
  await page.goto(addresses.product)
  const description = page.getByRole('region', { name: PRODUCT.description })
  await description.getByRole('button', { name: 'Show source' }).click()
  await expect(description).toContainText('<strong>')
  const attributes = page.getByRole('region', { name: PRODUCT.attributes })
  await expect(attributes.getByRole('term').filter({ hasText: 'sleeve' })).toBeVisible()
  await attributes.getByRole('checkbox', { name: PRODUCT.hideEmpty }).check()
  await expect(attributes.getByRole('term').filter({ hasText: 'sleeve' })).toHaveCount(0)
})

test('a product opened from a search knows its place there and the way back', async ({ page }) => {
  await page.goto(addresses.search)
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[0-9A-F]{32}\?country=us$/)
  const back = page.getByRole('link', { name: 'Back to the search cotton shirt' })
  await expect(page.getByRole('paragraph').filter({ has: back })).toContainText(/2 of [\d,]+/)
  await back.click()
  await expect(page).toHaveURL(addresses.search)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(addresses.search)
})

test('an id that is unknown in a country is looked for in others', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(paths.product(oxford.id, { countries: ['gb'] }))
  await expect(mainHeading(page)).toHaveText(/^No product with this id in gb/)
  await expectSaid(page, /^No product with this id in gb/)
  await checkAccess()
  await page
    .getByRole('main')
    .getByRole('link', { name: /United States/ })
    .click()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
})

test('two countries are two sections', async ({ page, checkAccess, expectStatus }) => {
  expectStatus(404)
  await page.goto(paths.product(oxford.id, { countries: ['us', 'gb'] }))
  await expect(mainHeading(page)).toContainText(`${oxford.title} in 2 countries`)
  await expect(page.getByRole('region', { name: 'Product in us' })).toContainText('47.90')
  await expect(page.getByRole('region', { name: 'Product in gb' })).toContainText(
    'No product with this id in gb',
  )
  await checkAccess()
})

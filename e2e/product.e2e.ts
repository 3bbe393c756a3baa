import { PRODUCT } from '@/pages/product/productNames.ts'
import { NAMES } from '@/words/names.ts'
import { addresses, inSmallCatalog, oxford } from './support/demoData.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import { expectSaid, mainHeading } from './support/locators.ts'

test('a shared link shows the whole product, also after a reload', async ({ page }) => {
  await page.goto(addresses.product)
  const main = page.getByRole('main')
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await expect(page).toHaveTitle(`${oxford.title} · Catalog Explorer`)
  await expect(page).toHaveURL(addresses.product)
  await expectSaid(page, `${oxford.title} in US, variants: 8, of which 6 available.`)
  await expect(main.getByRole('region', { name: PRODUCT.product, exact: true }))
    .toMatchAriaSnapshot(`
    - term: Offer price
    - definition: "47.90"
    - term: MRP
    - definition: "59.00"
    - term: Discount
    - definition: −19%
  `)
  await expect(main.getByRole('region', { name: PRODUCT.traits, exact: true }))
    .toMatchAriaSnapshot(`
    - term: fit
    - definition: Slim True to size
  `)
  await expect(
    main.getByRole('region', { name: PRODUCT.description }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(main.getByRole('region', { name: PRODUCT.attributes })).toContainText(
    'Normalised article type',
  )

  await page.reload()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
})

test('the raw response opens over the page and returns the focus; its request is copied without key', async ({
  page,
}) => {
  await turnOnDeveloper(page)
  await page.goto(inSmallCatalog(addresses.product))
  const opener = page.getByRole('button', { name: NAMES.answerDetails })
  await opener.click()
  await page.getByRole('button', { name: NAMES.rawAnswer }).click()
  const drawer = page.getByRole('dialog', { name: /^Raw response/ })
  await expect(drawer).toContainText(`/v1/products/${oxford.id}/traits`)
  await expect(drawer).toContainText('"merchantProductId"')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await page.getByRole('button', { name: NAMES.copyCurl }).click()
  await expect(page.getByRole('button', { name: 'Copied without the key' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/v1/products/${oxford.id}/traits'`)
  expect(copied).toContain('apikey: $CATALOG_API_KEY')
  expect(copied).not.toContain('demo')
})

import type { Page } from 'playwright/test'
import { connectDirectly, faultyService, reply, SENTINEL } from '../faults/faultyService.ts'
import { expect, test } from '../support/fixtures.ts'
import { mainHeading } from '../support/locators.ts'

/** Wider than any window, without a break opportunity. */
const DIGITS = '1234567890'.repeat(30)

/** Every text and number of a record is three hundred digits long. */
const record = {
  productId: DIGITS.slice(0, 200),
  title: DIGITS,
  merchant: DIGITS,
  brand: DIGITS,
  category: DIGITS,
  division: DIGITS,
  merchantProductId: DIGITS,
  breadCrumb: DIGITS,
  offerPrice: DIGITS,
  salePrice: `${DIGITS}.5`,
  ratingsCount: DIGITS,
  skuSet: [{ skuId: DIGITS, ean: DIGITS, offerPrice: DIGITS, attributes: { size: DIGITS } }],
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('numbers of 300 digits widen no page', async ({ page }) => {
  const service = await faultyService()
  service.fail((request, response) => {
    const path = request.url ?? ''
    if (path.includes('/lookup')) reply(200, [record, record])(request, response)
    else if (path.includes('/traits')) {
      reply(200, { product: record, traits: { Fabric: DIGITS } })(request, response)
    } else if (path.includes('productCodes')) {
      const merchants = [
        { merchantName: DIGITS, merchantId: DIGITS, offerPrice: 12, productId: 'A' },
      ]
      reply(200, { success: true, result: { ean: '2049811763054', title: DIGITS, merchants } })(
        request,
        response,
      )
    } else reply(200, { numFound: 2, productList: [record], facets: [] })(request, response)
  })
  await connectDirectly(page, service.baseUrl, SENTINEL)
  for (const address of [
    '/search?q=shirt&country=us',
    '/search?q=shirt&country=us&view=table',
    '/resolve?url=https%3A%2F%2Fshop.example%2F1&country=us',
    '/products/A?country=us',
    '/ean/2049811763054?country=us',
  ]) {
    await page.goto(address)
    await expect(mainHeading(page)).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => widthOf(page), { message: `${address} at ${width}` }).toBe(width)
    }
  }
  service.close()
})

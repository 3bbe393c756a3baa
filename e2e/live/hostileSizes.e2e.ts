/** The largest known responses in a browser: how much of them is drawn, and that the page stays usable. */
import { paths } from '@/routing/paths.ts'
import { hugeFacets, measureDrawn, MOST_ELEMENTS } from '@test/faults/hostileSizes.ts'
import { connectDirectly, faultyService, reply } from '../faults/faultyService.ts'
import { oxford, us } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { mainHeading } from '../support/locators.ts'

const MANY = 100_000
const LONG = 'a word and '.repeat(2_700_000)
/**
 * The longest text that an element may show, in UTF-16 units: 50,000 for a description, 33,000 and the number left out elsewhere.
 */
const MOST_SHOWN = 50_000

const record = { productId: oxford.id, merchant: 'Northgate', offerPrice: 10 }
const facets = hugeFacets(MANY)
const product = (fields: object) => ({
  product: { ...record, title: 'Shirt', ...fields },
  traits: {},
})
const many = <One>(one: (at: number) => One): One[] =>
  Array.from({ length: MANY }, (_, at) => one(at))

const search = paths.search({ q: 'shirt', ...us })
const map = paths.map(new URLSearchParams({ q: 'shirt', country: 'us' }))
const ean = paths.ean(oxford.ean, us)
const productPage = paths.product(oxford.id, us)

const worst: Record<string, { address: string; body: unknown }> = {
  '100,000 facets': { address: search, body: facets['facets'] },
  '100,000 values of one facet': { address: search, body: facets['words of a facet'] },
  '100,000 price ranges': { address: search, body: facets['price ranges'] },
  '100,000 brands on the map': { address: map, body: facets['brands'] },
  'a title of 30 MB in a search': {
    address: search,
    body: { numFound: 1, productList: [{ ...record, title: LONG }] },
  },
  'a title of 30 MB of a product': { address: productPage, body: product({ title: LONG }) },
  'a note of 30 MB among attributes': { address: productPage, body: product({ note: LONG }) },
  '100,000 unknown fields': {
    address: productPage,
    body: product(Object.fromEntries(many((at) => [`field${at}`, at] as const))),
  },
  '100,000 entries of extra attributes, compared': {
    address: paths.compare(new URLSearchParams({ id: oxford.id, country: 'us' })),
    body: product({ extAttributes: Object.fromEntries(many((at) => [`extra${at}`, at] as const)) }),
  },
  '100,000 pictures of a code': {
    address: ean,
    body: {
      success: true,
      result: {
        ean: oxford.ean,
        images: many((at) => `https://pictures.example/${at}.png`),
        merchants: [{ merchantId: 'm', merchantName: 'Northgate', offerPrice: 10 }],
      },
    },
  },
}

for (const [name, { address, body }] of Object.entries(worst)) {
  test(
    `a page draws a bounded part of ${name}`,
    { tag: '@slow' },
    async ({ page, expectNoAnswer }) => {
      expectNoAnswer() // images at a host that does not exist
      const service = await faultyService()
      service.fail(reply(200, body))
      await connectDirectly(page, service.baseUrl, 'a key of this test')
      await page.goto(address)
      await expect(mainHeading(page)).toBeVisible()
      await expect(page.locator('main a, main tbody tr').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const { elements, longest } = await page.evaluate(measureDrawn, MOST_SHOWN)
      expect(longest).toBe('')
      expect(elements).toBeLessThan(MOST_ELEMENTS)
      service.close()
    },
  )
}

import type { Locator, Page } from 'playwright/test'
import { expect, open, test, type TestPageName } from './everyPage.ts'
import { recordAnnouncements } from './screenReader.ts'

type ExpectedAnnouncement = {
  at: TestPageName
  what: string
  where: (page: Page) => Locator
  as: string
  /** The same rows on a phone, where some cells show further values with their names. */
  onPhone?: { where: (page: Page) => Locator; as: string }[]
}

/** What screen readers announce for a mark, a position or a drawing on screen: one example of each kind. */
const expectedAnnouncements: ExpectedAnnouncement[] = [
  {
    at: 'search as a table',
    what: 'rows are named by title, and missing values are announced',
    where: (page) => page.getByRole('row', { name: /Button-Down Collar Northgate/ }),
    as: `
      - row:
        - cell "Select Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar":
          - checkbox "Select Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"
        - cell
        - rowheader "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar":
          - link "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"
        - cell "Northgate"
        - cell "Marlowe"
        - cell "Shirts"
        - cell "47.90"
        - cell "59.00"
        - cell "−19%"
        - cell "−12%"
        - cell "112"
        - cell "1,399"
        - cell "In stock"
        - cell "none recorded"
    `,
    onPhone: [
      {
        where: (page) => page.getByRole('row', { name: /^Select all/ }),
        as: `
          - row:
            - cell "Select all on this page":
              - checkbox "Select all on this page"
            - cell "Picture"
            - columnheader "Title":
              - button "Title"
            - columnheader "Merchant":
              - button "Merchant"
            - columnheader "Offer price":
              - button "Offer price"
            - columnheader "MRP":
              - button "MRP"
            - columnheader "Stock":
              - button "Stock"
        `,
      },
      {
        where: (page) => page.getByRole('row', { name: /Button-Down Collar Northgate/ }),
        as: `
          - row:
            - cell "Select Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar":
              - checkbox "Select Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"
            - cell
            - rowheader "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar":
              - link "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"
            - cell "Northgate brand Marlowe"
            - cell "47.90"
            - cell "59.00 discount −19%"
            - cell "In stock"
        `,
      },
    ],
  },
  // Read before the market prices of the code are loaded, because the page would then show them.
  {
    at: 'product',
    what: 'the size and colour table announces out-of-stock variants',
    where: (page) => page.getByRole('row', { name: /^Light blue/ }),
    as: `
      - row:
        - rowheader "Light blue"
        - cell "47.90"
        - cell "47.90"
        - cell "47.90"
        - cell "47.90"
        - cell "Out 47.90"
        - cell "4 of 5"
    `,
    onPhone: [
      {
        where: (page) => page.getByRole('row', { name: /^Size Colour/ }),
        as: `
          - row:
            - columnheader "Size"
            - columnheader "Colour"
            - columnheader "EAN"
            - columnheader "Market"
            - columnheader "Stock"
            - columnheader "Offer"
        `,
      },
    ],
  },
  {
    at: 'EAN prices',
    what: 'a dot on the price line announces price and difference',
    where: (page) => page.getByRole('row', { name: /^6 Northgate/ }),
    as: `
      - row:
        - cell "6"
        - rowheader "Northgate You northgate"
        - cell "47.90"
        - cell "+6.6%"
        - cell "Northgate 47.90, 6.6% above the median of the competitors"
        - cell "yours"
        - cell "59.00"
        - cell "−19%"
        - cell "Product FC0F4C…C731 at Northgate"
        - cell "Shop page at Northgate, new tab"
    `,
  },
  {
    at: 'a collection',
    what: 'calculated columns are announced as such, with a formula button',
    where: (page) =>
      page.getByRole('table', { name: 'Rows', exact: true }).getByRole('row').first(),
    as: `
      - row:
        - columnheader "Title"
        - columnheader "Status"
        - columnheader "Index (calculated)":
          - button "Index (calculated)"
    `,
  },
  {
    at: 'what changed',
    what: 'old and new prices are announced with “from” and “to”',
    where: (page) => page.getByRole('row', { name: /^Select Slim Fit Bamboo/ }),
    as: `
      - row:
        - cell
        - cell
        - cell
        - rowheader "Slim Fit Bamboo Blend Tuxedo Shirt, Spread Collar 4 sizes"
        - cell "Northgate"
        - cell "from 47.90 to 32.90 −31.3%"
        - cell
        - cell "from In to Out"
        - cell "from −17% to −43%"
    `,
  },
  {
    at: 'map',
    what: 'gaps and merchants without the brand are announced',
    where: (page) => page.getByRole('row', { name: /^Norrland/ }),
    as: `
      - row:
        - rowheader "Norrland"
        - gridcell "gap"
        - gridcell "Loomhouse doesn’t sell it"
        - gridcell "1"
    `,
  },
]

test(
  'screen readers get in words what a mark, a position or a drawing shows',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    for (const [step, { at, what, where, as, onPhone = [] }] of expectedAnnouncements.entries()) {
      await test.step(`${at}: ${what}`, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        // The EAN page is opened with a fresh load, because the product page has already requested a price of its code.
        await open(page, at, savedThings, { isInApp: step > 0 && at !== 'EAN prices' })
        await expect(where(page).first()).toMatchAriaSnapshot(as)
        if (onPhone.length > 0) await page.setViewportSize({ width: 390, height: 844 })
        for (const line of onPhone) {
          await expect(line.where(page).first()).toMatchAriaSnapshot(line.as)
        }
      })
    }
  },
)

/** The summary that a page announces once when it opens, besides its name. */
const arrivals = {
  search: /^53 products$/,
  'a search that finds nothing': /^No products found$/,
  product: /in US, variants: 8, of which 6 available/,
  resolve: /^2 listings for this link in US/,
  'EAN prices': /^\d+ merchants? in US, lowest offer price/,
  'a collection': /^5 of 5 rows match$/,
  'price list': /^2 rows$/,
  compare: /^3 products/,
  'a list': /^24 products in US/,
  map: /: Ended, (\d+) of \1 loaded/,
  workbench: /^(\d+) of \1 rows match$/,
  'what changed': /^\d+ products shown$/,
  'report of a run': /^\d+ of \d+ products changed$/,
  watch: /^\d+ match(?:es)?$/,
} satisfies Partial<Record<TestPageName, RegExp>>

test(
  'each page announces its result when it opens',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    const announcements = await recordAnnouncements(page)
    await open(page, 'settings', savedThings)
    for (const [name, words] of Object.entries(arrivals) as [TestPageName, RegExp][]) {
      await test.step(name, async () => {
        const before = announcements.length
        await open(page, name, savedThings, { isInApp: true })
        await expect
          .poll(() => announcements.slice(before))
          .toContainEqual(expect.stringMatching(words))
      })
    }
  },
)

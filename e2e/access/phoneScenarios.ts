/** States that exist only on a phone: sheets, and pages laid out for thumbs. */
import { EAN } from '@/pages/ean/eanNames.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { SCAN } from '@/words/scanNames.ts'
import { photoOf, withLastDigit } from '../support/barcodePictures.ts'
import { addresses, inSmallCatalog, oxford, us, type PageName } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'
import { main, clickButton, shows, type Scenario } from './scenario.ts'

const names = Object.keys(addresses) as PageName[] // the keys of addresses
const read = `${oxford.ean.slice(0, -1)}7`

export const phoneScenarios: Scenario[] = [
  {
    name: 'pages and sheets on a phone',
    isOnPhone: true,
    states: [
      ...names.map((name) => ({
        name: `${name}, for thumbs`,
        at: inSmallCatalog(addresses[name]),
        isReady: async (page: Parameters<typeof contentOf>[0]) =>
          expect(contentOf(page, name)).toBeVisible(),
      })),
      {
        name: 'more actions for a product',
        at: inSmallCatalog(addresses.product),
        does: clickButton(PRODUCT.more),
        isReady: shows('dialog', /./),
      },
      {
        name: 'merchant options of Find by link',
        at: inSmallCatalog(addresses.resolve),
        does: async (page) => {
          await main(page).getByRole('button', { name: FIND_BY_LINK.more }).click()
          await page.getByRole('button', { name: /^Merchant any/ }).click()
        },
        isReady: shows('dialog', FIND_BY_LINK.options),
      },
      {
        name: 'more actions for a code',
        at: inSmallCatalog(addresses.ean),
        does: clickButton(EAN.more),
        isReady: shows('dialog', EAN.more),
      },
      {
        name: 'the choice of your merchant for a code',
        at: inSmallCatalog(addresses.ean),
        does: async (page) => {
          // Closes the previous sheet, which lies over the same page.
          await page.keyboard.press('Escape')
          await clickButton(/^Compared with: /)(page)
        },
        isReady: shows('dialog', EAN.choices),
      },
      {
        name: 'a new collection of codes',
        at: inSmallCatalog(paths.newCollection()),
        does: async (page) =>
          page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(`${oxford.ean}\n${read}`),
        isReady: async (page) =>
          expect(
            main(page).getByRole('button', { name: /^Create and check 1 code/ }),
          ).toBeEnabled(),
      },
      {
        name: 'the settings of a new collection',
        does: clickButton(new RegExp(`^${CODE_CHECK.howToAsk}`)),
        isReady: shows('dialog', CODE_CHECK.howToAsk),
      },
      {
        name: 'the filters of a search',
        at: inSmallCatalog(addresses.search),
        does: async (page) => main(page).getByRole('button', { name: NAMES.facets }).click(),
        isReady: async (page) =>
          expect(
            page.getByRole('dialog', { name: NAMES.facets }).getByRole('radio', {
              name: /^Cartwheel/,
            }),
          ).toBeVisible(),
      },
      {
        name: 'search results as a table',
        at: inSmallCatalog(paths.search({ q: 'cotton shirt', view: 'table', ...us })),
        isReady: shows('table', /./),
      },
    ],
  },
  {
    name: 'a code scan without camera permission',
    isOnPhone: true,
    before: async (page) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      })
    },
    states: [
      {
        name: 'the message that the camera isn’t allowed',
        at: inSmallCatalog(addresses.search),
        does: async (page) =>
          page.getByRole('search').getByRole('button', { name: SCAN.open }).click(),
        isReady: async (page) =>
          expect(page.getByRole('dialog', { name: SCAN.title })).toContainText(
            'The camera isn’t allowed on this page.',
          ),
      },
      {
        name: 'a photo of a code with a wrong check digit',
        does: async (page) =>
          page.getByLabel(SCAN.photo).setInputFiles({
            name: 'slip.bmp',
            mimeType: 'image/bmp',
            buffer: photoOf(withLastDigit(oxford.ean, 7)),
          }),
        isReady: async (page) =>
          expect(page.getByRole('dialog', { name: SCAN.title })).toContainText(
            `${read} was read. Its check digit is 7, should be 4.`,
          ),
      },
    ],
  },
  {
    name: 'collection filters in a sheet',
    isSaved: true,
    isOnPhone: true,
    states: [
      {
        name: 'the filter sheet of a collection',
        at: ({ set }) => inSmallCatalog(paths.collection(set)),
        does: clickButton(COLLECTION_VIEWS.narrow),
        isReady: shows('dialog', COLLECTION_VIEWS.narrow),
      },
    ],
  },
]

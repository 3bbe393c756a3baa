/** States of the pages that look up products, codes or links. */
import { EAN } from '@/pages/ean/eanNames.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { addWord, NAMES } from '@/words/names.ts'
import { SELECTION, selectNamed } from '@/words/selectionNames.ts'
import { addresses, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect } from '../support/fixtures.ts'
import {
  chooseMerchant,
  expectFacets,
  expectSaid,
  loadSetButton,
  lookupBox,
} from '../support/locators.ts'
import { all, escape, main, clickButton, showsText, shows, type Scenario } from './scenario.ts'

const shirts = { q: 'cotton shirt', ...us }
const noOwn = { ...us, ownMerchants: {}, ref: 'median' }
const search = (state: Partial<Parameters<typeof paths.search>[0]>) =>
  inSmallCatalog(paths.search({ ...us, ...state }))
const ean = (code: string | null) => inSmallCatalog(paths.ean(code, noOwn))

export const lookUpScenarios: Scenario[] = [
  {
    name: 'product pages and links with unusual results',
    statuses: [404],
    before: turnOnDeveloper,
    states: [
      {
        name: 'an invalid product ID',
        at: inSmallCatalog(paths.product('.', us)),
        isReady: showsText('This isn’t a product ID'),
      },
      {
        name: 'a product that is not in this country',
        at: inSmallCatalog(paths.product(oxford.id, { countries: ['gb'] })),
        isReady: shows('heading', /^No product with this ID in GB/),
      },
      {
        name: 'a product found in one of two selected countries',
        at: inSmallCatalog(paths.product(oxford.id, { countries: ['us', 'gb'] })),
        isReady: async (page) => {
          const part = (name: string) => page.getByRole('region', { name, exact: true })
          await expect(part('Product in GB')).toContainText('No product with this ID in GB')
          await expect(part('Product in US')).toContainText('47.90')
        },
      },
      {
        name: 'a product with the raw response dialog open',
        at: inSmallCatalog(addresses.product),
        does: async (page) => {
          await clickButton(NAMES.answerDetails)(page)
          await clickButton(NAMES.rawAnswer)(page)
        },
        isReady: async (page) =>
          expect(page.getByRole('dialog', { name: /^Raw response/ })).toContainText(
            '"merchantProductId"',
          ),
      },
      {
        name: 'Find by link without a URL',
        at: inSmallCatalog(paths.resolve(us)),
        isReady: all(
          shows('textbox', FIND_BY_LINK.merchantUrl),
          showsText('Which product is behind a link?'),
        ),
      },
      {
        name: 'Find by link with text that isn’t a URL',
        at: inSmallCatalog(paths.resolve({ url: 'blue shirt', ...us })),
        isReady: showsText('A link has no spaces or line breaks.'),
      },
      {
        name: 'Find by link with other link variants to try',
        at: inSmallCatalog(paths.resolve({ url: `${oxford.url}&utm_source=mail&gclid=x1`, ...us })),
        isReady: shows('button', /^Try 2 other variants/),
      },
    ],
  },
  {
    name: 'entry of valid and invalid codes',
    statuses: [404],
    states: [
      {
        name: 'a valid code in the field',
        at: ean(null),
        does: async (page) => page.getByRole('textbox', { name: EAN.code }).fill('2049-8117 63054'),
        isReady: async (page) =>
          expect(page.getByRole('textbox', { name: EAN.code })).toHaveAccessibleDescription(
            'EAN-13, check digit 4 valid',
          ),
      },
      {
        name: 'a wrong check digit',
        at: ean('2049811763055'),
        isReady: showsText('The check digit is 5, should be 4.'),
      },
      {
        name: 'letters instead of a code',
        at: ean('shirt'),
        isReady: showsText('isn’t an EAN or UPC'),
      },
      {
        name: 'a code that is found only in another form',
        at: ean(`0${oxford.ean}`),
        isReady: async (page) =>
          expect(page.getByRole('list', { name: 'Other forms of the code' })).toContainText(
            /matches: \d+ merchant/,
          ),
      },
      {
        name: 'a mistyped code in the search box',
        at: inSmallCatalog('/'),
        does: async (page) => lookupBox(page).fill('2049811763055'),
        isReady: shows('option', /more codes one digit away/),
      },
      {
        name: 'a new collection from the example codes',
        does: all(
          async (page) => lookupBox(page).fill(''),
          async (page) =>
            page
              .getByRole('navigation', { name: NAMES.examples })
              .getByRole('button', { name: /^Collection/ })
              .click(),
        ),
        isReady: async (page) =>
          expect(page.getByRole('textbox', { name: CODE_CHECK.paste })).toHaveValue(
            /^(\d+\n){49}\d+\n?$/,
          ),
      },
    ],
  },
  {
    name: 'searches with corrections, filters or no results',
    statuses: [404],
    states: [
      {
        name: 'a search URL that was corrected',
        at: `${search({ q: 'cotton' })}&page=abc&size=7&colour=red`,
        isReady: all(showsText(NAMES.corrections), expectFacets),
      },
      {
        name: 'no results, with the option to remove each filter',
        at: search({ q: oxford.title, merchant: ['Northgate'], division: ['Footwear'] }),
        isReady: async (page) =>
          expect(
            main(page).getByRole('listitem').filter({ hasText: 'without this filter' }).first(),
          ).toBeVisible(),
      },
      {
        name: 'a page after the last one',
        at: search({ ...shirts, page: 999 }),
        isReady: shows('link', /^Go to the last page/),
      },
      {
        name: 'search results of two countries',
        at: search({ q: 'cotton', countries: ['us', 'in'] }),
        isReady: all(
          async (page) =>
            expect(
              page
                .getByRole('region', { name: `${NAMES.results}, IN`, exact: true })
                .getByRole('article')
                .first(),
            ).toBeVisible(),
          shows('heading', 'United States'),
          shows('heading', 'India'),
          expectFacets,
        ),
      },
      {
        name: 'a filter and an added word',
        at: search({ ...shirts, words: ['Striped'], merchant: ['Northgate'] }),
        isReady: all(shows('list', NAMES.applied), async (page) =>
          expect(
            page.getByRole('button', { name: new RegExp(`^${addWord('Striped')}`) }),
          ).toHaveAttribute('aria-pressed', 'true'),
        ),
      },
    ],
  },
  {
    name: 'search results, their table and their panels',
    before: turnOnDeveloper,
    states: [
      {
        name: '48 results in lite mode',
        at: search({ ...shirts, size: 48, mode: 'lite' }),
        isReady: showsText('Brand and rating aren’t loaded'),
      },
      {
        name: 'a sorted table',
        at: search({ ...shirts, view: 'table' }),
        does: async (page) =>
          page
            .getByRole('columnheader', { name: 'Offer price' })
            .getByRole('button', { name: 'Offer price' })
            .click(),
        isReady: async (page) =>
          expect(page.getByRole('columnheader', { name: 'Offer price' })).toHaveAttribute(
            'aria-sort',
            'ascending',
          ),
      },
      {
        name: 'the column chooser of a table',
        does: clickButton(/^Columns/),
        isReady: shows('dialog', COLUMNS.columns),
      },
      {
        name: 'a selection',
        at: search({ q: 'cotton' }),
        does: async (page) =>
          page.getByRole('checkbox', { name: selectNamed(oxford.title) }).check(),
        isReady: async (page) =>
          expect(page.getByRole('region', { name: SELECTION.bar })).toContainText('1 selected'),
      },
      {
        name: 'the dialog to choose countries',
        does: clickButton(/^Country/),
        isReady: shows('dialog', 'Countries'),
      },
      {
        name: 'the dialog to load all products',
        at: search({ q: 'shirt' }),
        does: async (page) => {
          // The open countries panel would cover the button.
          await page.keyboard.press('Escape')
          await loadSetButton(page).click()
          await page
            .getByRole('dialog', { name: LOAD.load })
            .getByRole('combobox', { name: LOAD.pageSize })
            .selectOption('24')
        },
        isReady: async (page) =>
          expect(page.getByRole('dialog', { name: LOAD.load })).toContainText(
            /[\d,]+ products in \d+ requests/,
          ),
      },
    ],
  },
  {
    name: 'market prices of codes',
    isUnanswered: true,
    before: async (page) => {
      await page.route('**/exportNow-*.js', (route) => route.abort())
    },
    states: [
      {
        name: 'prices of many merchants, no own merchant chosen',
        at: addresses.ean,
        isReady: shows('table', /^Offers in/),
      },
      {
        name: 'an export that fails',
        does: all(clickButton(EXPORT.export), clickButton(/^Save \d+ rows? as CSV/)),
        isReady: async (page) =>
          expect(page.getByRole('alert')).toContainText('Nothing was exported'),
      },
      {
        name: 'attributes of all listings',
        at: paths.ean(oxford.ean, {
          ...us,
          ownMerchants: { us: [oxford.merchantId] },
          ref: 'median',
        }),
        does: all(escape, clickButton(/^Load [89] listings/)),
        isReady: async (page) => expectSaid(page, /^14 attribute values from 9 of 9 listings/),
      },
      {
        name: 'a product with market prices for its variants',
        at: addresses.product,
        does: all((page) => chooseMerchant(page, 'Northgate'), clickButton(/^Load 6 EANs/)),
        isReady: async (page) => expectSaid(page, /^Your price index [\d.]+, average of 7 EANs$/),
      },
    ],
  },
]

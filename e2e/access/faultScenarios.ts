/** States of pages whose service fails, is slow, or gives an unexpected response. */
import type { Page } from 'playwright/test'
import { STORAGE } from '@/features/messages/storage/storageNames.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { addresses, inScenario, oxford, us } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { expectFacets } from '../support/locators.ts'
import { all, main, showsText, shows, type Scenario } from './scenario.ts'

const shirts = { q: 'cotton shirt', ...us }

/** Waits until some content of the requested page is shown. */
const content = shows('link', /./)
const title = shows('heading', /./)

/** Opens all disclosures of an oversized or overlong response. */
const unfold = async (page: Page) => {
  await content(page)
  await expect(main(page).locator('h1')).not.toHaveCount(0)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  for (const summary of await main(page).locator('summary').all()) await summary.click()
}
const unfolded = async (page: Page) => {
  await expect(main(page).locator('details:not([open]) > summary')).toHaveCount(0)
}

/** Stores settings of the demo as the app stores them. */
const dialect = (chosen: object) => async (page: Page) => {
  await page.addInitScript((saved) => {
    localStorage.setItem('catalog-explorer:demo:dialect', saved)
  }, JSON.stringify(chosen))
}

export const faultScenarios: Scenario[] = [
  {
    name: 'a browser that blocks storage',
    before: async (page) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      })
    },
    states: [
      {
        name: 'EAN prices with the notice about blocked storage',
        at: addresses.ean,
        isReady: all(content, (page) =>
          expect(
            page.getByRole('region', { name: STORAGE.label }).getByText(STORAGE.refused.title),
          ).toBeVisible(),
        ),
      },
    ],
  },
  {
    name: 'failed requests of each kind',
    statuses: [401, 500],
    isUnanswered: true,
    states: [
      {
        name: 'a search without a connection',
        at: inScenario(addresses.search, 'offline'),
        isReady: showsText('The search failed: the service couldn’t be reached.'),
      },
      {
        name: 'a product whose request failed with status 500',
        at: inScenario(addresses.product, 'error-500'),
        isReady: showsText('Loading the product failed.'),
      },
      {
        name: 'a link look-up with an unreadable response',
        at: inScenario(addresses.resolve, 'html'),
        isReady: showsText('The look-up failed: the response couldn’t be read.'),
      },
      {
        name: 'EAN prices with a refused API key',
        at: inScenario(addresses.ean, 'key-401'),
        isReady: showsText('The price comparison failed: the key was refused.'),
      },
    ],
  },
  {
    name: 'slow, empty and rate-limited responses',
    statuses: [404, 429],
    states: [
      {
        name: 'a slow search',
        at: inScenario(addresses.search, 'hang'),
        isReady: showsText('The search is taking longer than usual.'),
        isBusy: true,
      },
      {
        name: 'a product URL without a listing',
        at: inScenario(addresses.resolve, 'empty'),
        isReady: shows('heading', /^No listing for this link/),
      },
      {
        name: 'a code that no merchant sells',
        at: inScenario(addresses.ean, 'no-content'),
        isReady: shows('heading', /^No merchant sells this code/),
      },
      {
        name: 'a product whose request is retried',
        at: inScenario(addresses.product, 'rate-limit'),
        isReady: showsText('Loading the product failed, retrying.'),
        isBusy: true,
      },
    ],
  },
  {
    name: 'responses with extremely long content',
    states: [
      {
        name: 'search, long',
        at: inScenario(addresses.search, 'long'),
        isReady: all(title, expectFacets),
      },
      {
        name: 'product, long',
        at: inScenario(addresses.product, 'long'),
        isReady: all(title, content),
      },
      {
        name: 'resolve, long',
        at: inScenario(addresses.resolve, 'long'),
        isReady: all(title, content),
      },
      {
        name: 'EAN prices, long',
        at: inScenario(addresses.ean, 'long'),
        isReady: all(title, content),
      },
    ],
  },
  {
    name: 'a result page with thousands of products',
    states: [
      {
        name: 'search, huge',
        at: inScenario(paths.search({ q: 'shirt', ...us }), 'huge'),
        isReady: shows('button', /^Show 200 more of/),
      },
    ],
  },
  {
    name: 'responses with hostile content',
    isUnanswered: true, // images at a host that does not exist
    states: (['start', 'search', 'product', 'resolve', 'ean'] as const).map((name) => ({
      name: `${name}, hostile`,
      at: inScenario(addresses[name], 'hostile'),
      does: name === 'search' ? all(expectFacets, unfold) : unfold,
      isReady: unfolded,
    })),
  },
  {
    name: 'a service with other list separators',
    statuses: [404],
    before: dialect({ filterLists: 'pipe', countryLists: 'comma' }),
    states: [
      {
        name: 'a filter with two selected merchants',
        at: inScenario(
          paths.search({ ...shirts, merchant: ['Northgate', 'Cartwheel'] }),
          'filters-by-pipe',
        ),
        isReady: async (page) => {
          const merchants = page.getByRole('group', { name: NAMES.merchant, exact: true })
          await expect(merchants.getByRole('checkbox', { name: /^Northgate/ })).toBeChecked()
          await expectFacets(page)
        },
      },
      {
        name: 'a result table of two countries in one request',
        at: paths.search({ q: 'cotton', countries: ['us', 'in'], view: 'table' }),
        isReady: shows('columnheader', 'Offer price'),
      },
      {
        name: 'a look-up in two countries',
        at: paths.resolve({ url: oxford.url, countries: ['us', 'in'] }),
        isReady: async (page) =>
          expect(
            page
              .getByRole('region', { name: 'Price position by variant' })
              .getByRole('radio', { name: 'IN', exact: true }),
          ).toBeVisible(),
      },
    ],
  },
]

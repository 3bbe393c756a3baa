/** States of pages whose service fails, is slow, or gives an unexpected response. */
import type { Page } from 'playwright/test'
import { STORAGE } from '@/features/messages/storage/storageNames.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { expect } from '../support/fixtures.ts'
import { addresses, inScenario, oxford, us } from '../support/known.ts'
import { expectFacets } from '../support/places.ts'
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
    name: 'a browser that keeps nothing',
    before: async (page) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      })
    },
    states: [
      {
        name: 'the notice of it over prices',
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
    name: 'failures of each kind',
    statuses: [401, 500],
    isUnanswered: true,
    states: [
      {
        name: 'a search without a connection',
        at: inScenario(addresses.search, 'offline'),
        isReady: showsText('The search failed: the service couldn’t be reached.'),
      },
      {
        name: 'a product the service failed on',
        at: inScenario(addresses.product, 'error-500'),
        isReady: showsText('Loading the product failed.'),
      },
      {
        name: 'a look-up with an unreadable answer',
        at: inScenario(addresses.resolve, 'html'),
        isReady: showsText('The look-up failed: the response couldn’t be read.'),
      },
      {
        name: 'prices with a refused key',
        at: inScenario(addresses.ean, 'key-401'),
        isReady: showsText('The price comparison failed: the key was refused.'),
      },
    ],
  },
  {
    name: 'answers that take long or hold nothing',
    statuses: [404, 429],
    states: [
      {
        name: 'a search that takes long',
        at: inScenario(addresses.search, 'hang'),
        isReady: showsText('The search is taking longer than usual.'),
        isBusy: true,
      },
      {
        name: 'a URL without a record',
        at: inScenario(addresses.resolve, 'empty'),
        isReady: shows('heading', /^No listing for this link/),
      },
      {
        name: 'a code nobody sells',
        at: inScenario(addresses.ean, 'no-content'),
        isReady: shows('heading', /^No merchant sells this code/),
      },
      {
        name: 'a product asked for again',
        at: inScenario(addresses.product, 'rate-limit'),
        isReady: showsText('Loading the product failed, retrying.'),
        isBusy: true,
      },
    ],
  },
  {
    name: 'answers beyond all measure',
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
    name: 'a page of thousands',
    states: [
      {
        name: 'search, huge',
        at: inScenario(paths.search({ q: 'shirt', ...us }), 'huge'),
        isReady: shows('button', /^Show 200 more of/),
      },
    ],
  },
  {
    name: 'hostile answers',
    isUnanswered: true, // the https pictures of a host that is nowhere
    states: (['start', 'search', 'product', 'resolve', 'ean'] as const).map((name) => ({
      name: `${name}, hostile`,
      at: inScenario(addresses[name], 'hostile'),
      does: name === 'search' ? all(expectFacets, unfold) : unfold,
      isReady: unfolded,
    })),
  },
  {
    name: 'a service whose lists are read otherwise',
    statuses: [404],
    before: dialect({ filterLists: 'pipe', countryLists: 'comma' }),
    states: [
      {
        name: 'filters that take lists',
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
        name: 'a table of two countries in one list',
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

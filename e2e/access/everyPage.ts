/** Every page of the app at an address with content, and a browser with the saved work that those pages show. */
import type { Page } from 'playwright/test'
import { CHANGES, HISTORY } from '@/domain/changes/changesNames.ts'
import { encodeSharedList } from '@/pages/collection/link/pickedLink.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment, assortmentState } from '@/routing/states/assortmentState.ts'
import { compareState, encodeCompare } from '@/routing/states/compareState.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { BRAND } from '@/words/brandNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { REPORTS } from '@/words/reportsNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { addresses, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { contentOf, expectFacets } from '../support/locators.ts'
import { createSavedThings, NOW } from './savedThings.ts'
import { goInApp, type SavedThings } from './scenario.ts'

type PageToSee = {
  /** Set if the page needs many sellers, which only the full catalog has. */
  isWhole?: true
  address: (ids: SavedThings['ids']) => string
  /** Waits for content that appears once the page is complete. */
  isReady: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const table = (name: string | RegExp) => async (page: Page) =>
  expect(main(page).getByRole('table', { name }).first()).toBeVisible()
const heading = (name: string | RegExp) => async (page: Page) =>
  expect(main(page).getByRole('heading', { name }).first()).toBeVisible()

/** Three sellers of the shirt; the last ID is not in the catalog. */
const THREE = [oxford.id, '01DA14C9A8E6A60FA7C9A9F5F2FBC1F8', 'NOT-IN-THE-CATALOG']

const everyPage = {
  start: {
    address: () => addresses.start,
    isReady: async (page) => {
      await expect(contentOf(page, 'start')).toBeVisible()
      // Changes are loaded after the alerts.
      await heading(START.changes)(page)
    },
  },
  search: { address: () => addresses.search, isReady: expectFacets },
  'search as a table': {
    address: () => paths.search({ q: 'cotton shirt', ...us, view: 'table' }),
    isReady: table('Results'),
  },
  'a search that finds nothing': {
    address: () => paths.search({ q: 'cotton shirt', ...us, merchant: ['Nobody'] }),
    isReady: heading(/^No products found/),
  },
  product: { address: () => addresses.product, isReady: heading(oxford.title) },
  resolve: { address: () => addresses.resolve, isReady: table('Price position by variant') },
  'EAN prices': {
    isWhole: true,
    address: () =>
      paths.ean(oxford.ean, { ...us, ownMerchants: { us: [oxford.merchantId] }, ref: 'median' }),
    isReady: table(/^Offers in/),
  },
  'EAN prices, no code yet': {
    address: () => paths.ean(null, { ...us, ownMerchants: {}, ref: 'median' }),
    isReady: heading(/./),
  },
  collections: { address: () => paths.collections(), isReady: heading('Collections') },
  'a new collection': {
    address: () => paths.newCollection(),
    isReady: async (page) =>
      expect(main(page).getByRole('textbox', { name: CODE_CHECK.paste })).toBeVisible(),
  },
  'a collection': { address: ({ batch }) => paths.collection(batch), isReady: table('Rows') },
  'price list': { address: () => paths.priceList(), isReady: table(PRICES.rows) },
  compare: {
    address: () => paths.compare(encodeCompare(compareState({ ids: THREE, country: 'us' }))),
    isReady: table(/./),
  },
  'a list': {
    address: ({ list }) => paths.collection(list),
    isReady: table(COLLECTION_VIEWS.rows),
  },
  'a shared list': {
    address: () =>
      paths.sharedCollection(
        encodeSharedList({
          name: 'From a colleague',
          entries: [{ id: oxford.id, country: 'us', note: 'Look at this' }],
        }),
      ),
    isReady: heading(/./),
  },
  map: {
    address: () =>
      paths.map(
        encodeAssortment(
          assortmentState({ q: 'shirt', ...us, ownMerchants: { us: ['Northgate'] } }),
        ),
      ),
    isReady: async (page) => {
      await expect(main(page).getByRole('grid', { name: ASSORTMENT.grid })).toBeVisible()
      await expect(main(page).getByText(/^(\d+) of \1 loaded/)).toBeVisible()
    },
  },
  workbench: {
    address: ({ set }) => paths.collection(set),
    isReady: table(COLLECTION_VIEWS.rows),
  },
  'what changed': { address: ({ set }) => paths.changes(set), isReady: table(CHANGES.table) },
  history: {
    address: ({ set }) => paths.history(set),
    isReady: table(HISTORY.itemTable),
  },
  'a new run': { address: () => paths.updates(), isReady: heading(UPDATE_ALL.page) },
  'report of a run': { address: ({ run }) => paths.updates(run), isReady: table(UPDATE_ALL.table) },
  reports: {
    address: () => paths.reports(),
    isReady: async (page) =>
      expect(
        main(page).getByRole('region', { name: new RegExp(`^(${REPORTS.begin}|${REPORTS.list})`) }),
      ).toBeVisible(),
  },
  'brand history': {
    address: () => paths.brand('Marlowe', us),
    isReady: table(new RegExp(`^${BRAND.table}`)),
  },
  watch: { address: () => paths.watch(), isReady: table(ALERTS.matches) },
  'your catalog': { address: () => paths.ownCatalog(), isReady: heading(/./) },
  settings: { address: () => paths.settings(), isReady: heading(/./) },
  'service profile': { address: () => paths.service(), isReady: heading(/./) },
  'no such page': { address: () => '/nowhere', isReady: heading(/./) },
} satisfies Record<string, PageToSee>

export type TestPageName = keyof typeof everyPage
export const testPageNames = Object.keys(everyPage) as TestPageName[] // the keys of everyPage

/** Statuses that the pages above cause: a product that is not in the catalog gives 404. */
const EXPECTED_STATUSES = [404]

export function addressOf(name: TestPageName, { ids }: SavedThings): string {
  const { address }: PageToSee = everyPage[name]
  return address(ids)
}

/** Opens the page and waits until nothing on it is loading. With `isInApp`, navigates inside the app that is already open. */
export async function open(
  page: Page,
  name: TestPageName,
  savedThings: SavedThings,
  { isInApp = false } = {},
): Promise<void> {
  const { address, isReady, isWhole }: PageToSee = everyPage[name]
  const path = address(savedThings.ids)
  const full = isWhole ? path : inSmallCatalog(path)
  await (isInApp ? goInApp(page, full) : page.goto(full))
  await isReady(page)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
}

/** A journey in a browser with saved work everywhere, on a fixed day. */
export const test = base.extend<object, { savedThings: SavedThings }>({
  savedThings: [
    async ({ browser }, provide) => {
      const config = base.info().project.use.baseURL ?? ''
      await provide(await createSavedThings(browser, config))
    },
    // Creating the saved work walks through the whole app, which takes longer than a test on a busy machine.
    { scope: 'worker', timeout: 600_000 },
  ],
  storageState: async ({ savedThings }, provide) => {
    await provide(savedThings.storageState)
  },
  // A hook would run only for the first of the files that import this one.
  page: async ({ page, expectStatus }, provide) => {
    expectStatus(...EXPECTED_STATUSES)
    await page.clock.setFixedTime(NOW)
    await provide(page)
  },
})

export { expect } from '../support/fixtures.ts'

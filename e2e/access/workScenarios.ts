/** States of pages that send many requests and save the results: code checks, collections, runs and maps. */
import type { Page } from 'playwright/test'
import { CHANGES, HISTORY } from '@/domain/changes/changesNames.ts'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment, assortmentState } from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK, previewOf } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { RUN } from '@/words/runNames.ts'
import { UPDATE_ALL, SAVED_SEARCH } from '@/words/updateAllNames.ts'
import { addresses, inScenario, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect } from '../support/fixtures.ts'
import { loadSetButton, mainHeading } from '../support/locators.ts'
import { NOW } from './savedThings.ts'
import { all, escape, main, clickButton, showsText, shows, type Scenario } from './scenario.ts'

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

const set = (query: string) => (ids: { set: string }) =>
  paths.collection(ids.set, new URLSearchParams(query))
const map = (state: Parameters<typeof assortmentState>[0]) =>
  paths.map(encodeAssortment(assortmentState({ ...us, ...state })))
const DRESSES = { q: 'dress', ownMerchants: { us: ['Kettle & Kin'] } }

const mapIsWhole = async (page: Page) =>
  expect(main(page).getByText(/^(\d+) of \1 loaded/)).toBeVisible()
/** A week later, because two versions with the same time have no order. */
const inAWeek = async (page: Page) =>
  page.clock.setFixedTime(NOW.getTime() + 7 * 24 * 60 * 60 * 1000)
const progress = (page: Page) => page.getByRole('progressbar', { name: RUN.progress })

export const workScenarios: Scenario[] = [
  {
    name: 'a collection of codes, and a new collection',
    isSaved: true,
    states: [
      {
        name: 'row details, compared with the lowest price',
        at: ({ batch }) =>
          inSmallCatalog(paths.collection(batch, encodeCollectionView({ ref: 'min' }))),
        does: async (page) =>
          page
            .getByRole('button', { name: /^Details of/ })
            .first()
            .click(),
        isReady: shows('region', /^Details of/),
      },
      {
        name: 'a table with additional columns',
        does: async (page) => {
          await escape(page)
          await clickButton(new RegExp(`^${COLUMNS.columns}`))(page)
          for (const name of ['Mean offer', 'Spread', 'Status', 'Rank', 'Index'])
            await page.getByRole('checkbox', { name, exact: true }).check()
          await escape(page)
        },
        isReady: shows('columnheader', /^Spread/),
      },
      {
        name: 'the export dialog of a collection',
        does: clickButton(/^Export [\d,]+ rows?$/),
        isReady: async (page) =>
          expect(
            page
              .getByRole('dialog', { name: /^Export [\d,]+ rows?$/ })
              .getByRole('radiogroup', { name: EXPORT.format }),
          ).toBeVisible(),
      },
      {
        name: 'prices by merchant',
        at: ({ batch }) =>
          paths.collection(batch, encodeCollectionView({ ref: 'min', view: 'merchants' })),
        isReady: shows('grid', BY_MERCHANT.grid),
      },
      {
        name: 'the summary with the section What stands out',
        at: ({ batch }) =>
          paths.collection(batch, encodeCollectionView({ ref: 'min', view: 'summary' })),
        isReady: shows('heading', SUMMARY.standsOut),
      },
      {
        name: 'pasted lines, some of them not valid codes',
        at: paths.newCollection(),
        does: async (page) =>
          page
            .getByRole('textbox', { name: CODE_CHECK.paste })
            .fill([oxford.ean, NOBODYS, oxford.ean, WRONG, oxford.id].join('\n')),
        isReady: shows('list', 'doubtful'),
      },
      {
        name: 'a file added to pasted lines',
        does: async (page) =>
          page.getByLabel(CODE_CHECK.file).setInputFiles({
            name: 'stock.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(`Link,EAN,Price\na,${oxford.ean},USD 40\nb,${NOBODYS},EUR 30\n`),
          }),
        isReady: shows('region', previewOf('file')),
      },
      {
        name: 'a file without pasted lines, with an open question',
        does: async (page) => {
          await clickButton(CODE_CHECK.clear)(page)
          await page.getByLabel(CODE_CHECK.file).setInputFiles({
            name: 'stock.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(`Link,EAN,Price\na,${oxford.ean},USD 40\nb,${NOBODYS},EUR 30\n`),
          })
        },
        isReady: shows('button', 'Other file'),
      },
      {
        name: 'a new collection from a search',
        does: async (page) => page.getByRole('radio', { name: 'Search' }).check(),
        isReady: shows('region', 'Products of a search'),
      },
      {
        name: 'a new empty collection',
        does: async (page) => page.getByRole('radio', { name: 'Empty' }).check(),
        isReady: shows('region', 'No products yet'),
      },
    ],
  },
  {
    name: 'product titles and the products that they match',
    statuses: [404],
    states: [
      {
        name: 'pasted titles before they are matched',
        at: inSmallCatalog(paths.newCollection()),
        does: async (page) =>
          page
            .getByRole('textbox', { name: CODE_CHECK.paste })
            .fill(`Title\tPrice\nOxford cotton shirt\t40\nQuixotic Zyzzyva\t1`),
        isReady: showsText(/Matched by title|2 titles/),
      },
      {
        name: 'a title whose match is undecided',
        does: clickButton(/^Create and check/),
        isReady: showsText('Undecided'),
      },
      {
        name: 'the candidates for an undecided title',
        does: async (page) =>
          page
            .getByRole('button', { name: /^Details of/ })
            .first()
            .click(),
        isReady: async (page) =>
          expect(page.getByRole('list', { name: CODE_CHECK.candidates })).toBeVisible(),
      },
    ],
  },
  {
    name: 'a collection from a search, and its changes',
    isSaved: true,
    states: [
      {
        name: 'filtered and sorted rows',
        at: (ids) =>
          inSmallCatalog(set('stock=in&offerPrice=20..&sort=-discountGap&sort=offerPrice')(ids)),
        isReady: shows('table', COLLECTION_VIEWS.rows),
      },
      {
        name: 'selected rows',
        does: async (page) =>
          page
            .getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
            .getByRole('checkbox', { name: /^Select (?!all)/ })
            .first()
            .check(),
        isReady: shows('region', COLLECTION_VIEWS.selected),
      },
      {
        name: 'the summary',
        at: set('view=summary'),
        isReady: all(
          shows('grid', SUMMARY.table),
          shows('table', SUMMARY.groups),
          shows('region', 'Price ladder'),
        ),
      },
      {
        name: 'a collection that isn’t in this browser',
        at: paths.collection('elsewhere1'),
        isReady: shows('heading', 'This collection isn’t in this browser'),
      },
      {
        name: 'a history with one version',
        at: ({ set: id }) => paths.history(id),
        does: async (page) =>
          page
            .getByRole('region', { name: HISTORY.versions, exact: true })
            .getByRole('button', { name: /^Delete the version/ })
            .first()
            .click(),
        isReady: showsText('There is one version'),
      },
      {
        name: 'changes after a cancelled update',
        at: ({ set: id }) => inScenario(paths.changes(id), 'slow'),
        does: all(clickButton(new RegExp(`^${CHANGES.update}`)), clickButton(RUN.cancel)),
        isReady: showsText('Some changes are unknown'),
      },
    ],
  },
  {
    name: 'saved searches and updates',
    isSaved: true,
    states: [
      {
        name: 'a saved search with its panel open',
        at: inSmallCatalog(addresses.search),
        does: clickButton(SAVED_SEARCH.isSaved),
        isReady: shows('textbox', SAVED_SEARCH.name),
      },
      {
        name: 'the menu of a collection',
        at: inScenario(paths.collections(), 'next-week'),
        does: async (page) =>
          page
            .getByRole('button', { name: /^More for / })
            .first()
            .click(),
        isReady: shows('button', /^Rename$/),
      },
      {
        name: 'the report of an update with changes',
        at: inScenario(paths.updates(), 'next-week'),
        does: all(inAWeek, clickButton(/^Update \d/)),
        isReady: async (page) => {
          await expect(mainHeading(page)).toHaveText(UPDATE_ALL.report)
          await expect(progress(page)).toHaveCount(0)
          await expect(page.getByRole('region', { name: UPDATE_ALL.figures })).toContainText('in ')
        },
      },
      {
        name: 'a paused update',
        at: inScenario(paths.updates(), 'slow'),
        does: all(clickButton(/^Update \d/), clickButton(RUN.pause)),
        isReady: shows('button', RUN.resume),
        isBusy: true,
      },
    ],
  },
  {
    name: 'loading a collection',
    before: turnOnDeveloper,
    states: [
      {
        name: 'no collection yet',
        at: inScenario(paths.collections(), 'slow'),
        isReady: shows('heading', 'No collections yet'),
      },
      {
        name: 'a paused load of search results',
        at: inScenario(paths.search(us), 'slow'),
        does: async (page) => {
          await loadSetButton(page).click()
          const panel = page.getByRole('dialog', { name: LOAD.load })
          await panel.getByRole('combobox', { name: LOAD.pageSize }).selectOption('24')
          await panel.getByRole('combobox', { name: RUN.atOnce }).selectOption('1')
          await panel.getByRole('button', { name: /^Load \d+ products?$/ }).click()
          await expect(progress(page)).toHaveAttribute('value', '1')
          await clickButton(RUN.pause)(page)
        },
        isReady: shows('button', RUN.resume),
        isBusy: true,
      },
    ],
  },
  {
    name: 'maps',
    states: [
      {
        name: 'brands that you don’t sell',
        at: map({ ...DRESSES, show: 'lacked' }),
        isReady: mapIsWhole,
      },
      {
        name: 'the price ladder of a brand as a table',
        at: map({ ...DRESSES, brand: 'Marlowe' }),
        does: async (page) => {
          await mapIsWhole(page)
          await page
            .getByRole('region', { name: ladderOf('Marlowe') })
            .getByText(ASSORTMENT.ladderTable)
            .click()
        },
        isReady: shows('table', ASSORTMENT.ladder),
      },
      {
        name: 'a map with cut brand lists',
        at: inScenario(
          map({ q: 'shirt', ownMerchants: { us: ['Northgate'] }, show: 'all', order: 'merchants' }),
          'long',
        ),
        isReady: shows('button', /^Check .*unknown cells/),
      },
      {
        name: 'a map as a list',
        at: inScenario(
          map({
            q: 'shirt',
            ownMerchants: { us: ['Northgate'] },
            show: 'all',
            order: 'merchants',
            isList: true,
          }),
          'long',
        ),
        isReady: shows('table', ASSORTMENT.list),
      },
    ],
  },
]

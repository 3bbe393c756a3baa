/** States of the import of a product feed. */
import { appendFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { columnFor, OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { inSmallCatalog } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { clickButton, showsText, shows, type Scenario } from './scenario.ts'

/** The file has a row without a title, and one without a price. */
const FEED = `Artikel;Ware;Strichcode;VK brutto;Hersteller;Notiz
A-1;Haferdrink Natur;2049811842247;2,49;Haferhof;im Angebot
A-2;Roggenknäcke;2049811763054;gratis;Knäckehaus;
A-3;;2049811921430;1,95;Haferhof;neu`

/** Long enough that it is still being read when the import is paused. */
const LONG = [
  'id,title,price',
  ...Array.from({ length: 60_000 }, (_, at) => `A-${at},Shirt ${at},${at % 90}.50`),
].join('\n')

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const column = (page: Page, field: string) =>
  page.getByRole('combobox', { name: columnFor(field), exact: true })
const country = (page: Page) =>
  page.getByRole('combobox', { name: OWN_CATALOG.country, exact: true })
const startImport = async (page: Page) =>
  region(page, OWN_CATALOG.import).getByRole('button', { name: OWN_CATALOG.import }).click()

/** On disk, so that it can be changed after it was chosen. */
const longFeed = () => test.info().outputPath('feed.csv')

export const feedScenarios: Scenario[] = [
  {
    name: 'import of a product feed with manually chosen columns',
    states: [
      {
        name: 'no column chosen for the title',
        at: inSmallCatalog(paths.ownCatalog()),
        does: async (page) => {
          await page.getByLabel(OWN_CATALOG.file).setInputFiles({
            name: 'laden.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(FEED),
          })
          await column(page, 'Price').selectOption('VK brutto')
          await column(page, 'Title').selectOption('no column')
        },
        isReady: async (page) =>
          expect(region(page, OWN_CATALOG.import)).toContainText('Choose the column for Title'),
      },
      {
        name: 'confirmation before the imported catalog is removed',
        does: async (page) => {
          await column(page, 'Title').selectOption('Ware')
          await country(page).selectOption({ label: 'Germany' })
          await startImport(page)
          await expect(region(page, OWN_CATALOG.result)).toBeVisible()
          await region(page, OWN_CATALOG.yourCatalog)
            .getByRole('button', { name: OWN_CATALOG.remove })
            .click()
        },
        isReady: shows('button', OWN_CATALOG.removeIt),
      },
    ],
  },
  {
    name: 'a long import',
    states: [
      {
        name: 'a paused import',
        at: inSmallCatalog(paths.ownCatalog()),
        does: async (page) => {
          await writeFile(longFeed(), LONG)
          await page.getByLabel(OWN_CATALOG.file).setInputFiles(longFeed())
          await country(page).selectOption({ label: 'Germany' })
          await startImport(page)
          await clickButton(OWN_CATALOG.pause)(page)
        },
        isReady: shows('button', OWN_CATALOG.resume),
        isBusy: true,
      },
      {
        name: 'a cancelled import that offers the rows read so far',
        does: clickButton(OWN_CATALOG.cancel),
        isReady: shows('region', /^Import only the .* read so far\?$/),
        isBusy: true,
      },
      {
        name: 'an import that failed',
        does: async (page) => {
          await clickButton(OWN_CATALOG.giveUp)(page)
          await showsText('The import of feed.csv was cancelled.')(page)
          await appendFile(longFeed(), '\nA-60000,One more,1.00')
          await startImport(page)
        },
        isReady: async (page) => showsText('feed.csv was not imported.')(page),
      },
    ],
  },
]

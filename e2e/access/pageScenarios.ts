/** States of the pages with saved work and settings, and of the layers that open over any page. */
import type { Page } from 'playwright/test'
import { EAN } from '@/pages/ean/eanNames.ts'
import { SERVICE } from '@/pages/service/serviceNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeCompare } from '@/routing/states/compareState.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { COMPARE, GROUPS } from '@/words/compareNames.ts'
import { DEMO } from '@/words/demoNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { addresses, inScenario, inSmallCatalog, oxford, us } from '../support/demoData.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect } from '../support/fixtures.ts'
import { contentOf, mainHeading } from '../support/locators.ts'
import { origins } from '../support/ports.ts'
import { all, escape, main, clickButton, showsText, shows, type Scenario } from './scenario.ts'

/** Three shirts of the demo catalog. */
const IDS = [oxford.id, '8C8305DF65FB8A79EDE64F8114563213', '5298155362F971602BDC2476C1AAE9BC']
const compare = (ids: string[]) => paths.compare(encodeCompare({ ids, country: 'us' }))

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Opens the service profile as a user does: through the settings. */
const openProfile = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: NAMES.settings }).click()
  await main(page).getByRole('link', { name: NAMES.serviceProfile }).first().click()
  await expect(mainHeading(page)).toHaveText(NAMES.serviceProfile)
}
const searchIsThere = async (page: Page) => expect(contentOf(page, 'search')).toBeVisible()
const point = (page: Page, name: string) =>
  page
    .getByRole('table', { name: SERVICE.openPoints })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const connection = (page: Page) => page.getByRole('region', { name: SETTINGS.connection })

const palette = (page: Page) => page.getByRole('dialog', { name: KEYBOARD.commands })
const find = (words: string) => async (page: Page) =>
  palette(page).getByRole('combobox', { name: KEYBOARD.find }).fill(words)

export const pageScenarios: Scenario[] = [
  {
    name: 'pages without saved data',
    states: [
      {
        name: 'no collection',
        at: inSmallCatalog(paths.collections()),
        isReady: shows('heading', 'No collections yet'),
      },
      {
        name: 'no price list',
        at: paths.priceList(),
        isReady: all(shows('heading', PRICES.page), shows('textbox', PRICES.paste)),
      },
      {
        name: 'pasted prices, some of them doubtful or corrected',
        does: async (page) =>
          textbox(page, PRICES.paste).fill(
            [
              'EAN\tVK\tEK\tBemerkung',
              `${oxford.ean}\t45,50\t30,00\town brand`,
              '2000000000008\t1.299,00\t\t',
              '2049811763055\t5,00\t\t',
              '36000291452\t12,00\t8,00\t',
            ].join('\n'),
          ),
        isReady: all(shows('button', '1 doubtful'), shows('button', '1 mended')),
      },
      {
        name: 'results selected to be added to a new collection',
        at: inSmallCatalog(paths.search({ q: 'cotton shirt', view: 'table', ...us })),
        does: async (page) => {
          await page.getByRole('checkbox', { name: SELECTION.page }).check()
          await clickButton(PICKED.add)(page)
          await textbox(page, PICKED.newName).fill('Autumn shirts')
        },
        isReady: shows('button', PICKED.addToNew),
      },
      {
        name: 'nothing to compare',
        at: compare([]),
        isReady: shows('heading', 'No products to compare yet'),
      },
    ],
  },
  {
    name: 'saved collections and prices',
    isSaved: true,
    statuses: [404],
    states: [
      {
        name: 'pasted products to import, one of them left out',
        at: ({ list }) => inSmallCatalog(paths.collection(list)),
        does: async (page) => {
          await clickButton(COLLECTION_VIEWS.more)(page)
          await clickButton(PICKED.import)(page)
          await textbox(page, PICKED.paste).fill('B21BA7D00000000000000000000000FF\n2049811763054')
        },
        isReady: shows('button', '1 left out'),
      },
      {
        name: 'a collection with a product that isn’t found',
        does: clickButton('Import 1 product'),
        isReady: async (page) =>
          expect(
            page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true }),
          ).toContainText('Not found'),
      },
      {
        name: 'a new row in the price list',
        at: paths.priceList(),
        does: clickButton(PRICES.add),
        isReady: async (page) => expect(textbox(page, PRICES.code)).toBeVisible(),
      },
      {
        name: 'market prices compared with your price list',
        at: paths.ean(oxford.ean, { ...us, ownMerchants: {}, ref: 'median' }),
        isReady: async (page) => {
          await expect(page.getByRole('table', { name: /^Offers in/ })).toBeVisible()
          await expect(page.getByLabel(EAN.statistics)).toContainText('from your price list')
        },
      },
    ],
  },
  {
    name: 'products side by side',
    statuses: [404, 500],
    states: [
      {
        name: 'expanded groups of attributes and variants',
        at: compare(IDS),
        does: async (page) => {
          const table = page.getByRole('table', { name: COMPARE.table })
          for (const group of [GROUPS.attributes, GROUPS.skus])
            await table.getByRole('button', { name: new RegExp(`^${group}`) }).click()
        },
        isReady: shows('rowheader', 'Size M'),
      },
      {
        name: 'products found for a code',
        does: async (page) => {
          await clickButton(COMPARE.add)(page)
          await textbox(page, COMPARE.addField).fill(oxford.ean)
          await textbox(page, COMPARE.addField).press('Enter')
        },
        isReady: async (page) =>
          expect(
            page.getByRole('list', { name: COMPARE.found }).getByRole('button').first(),
          ).toBeVisible(),
      },
      {
        name: 'one product that failed and one not found',
        at: compare(['DEMO-error-500', 'F'.repeat(32), ...IDS]),
        isReady: all(
          async (page) =>
            expect(page.getByRole('region', { name: COMPARE.notices })).toContainText('500'),
          showsText('The base product isn’t loaded'),
        ),
      },
    ],
  },
  {
    name: 'the service profile',
    before: turnOnDeveloper,
    statuses: [400, 404],
    states: [
      {
        name: 'a setting that conflicts with the service',
        at: inScenario(paths.search({ q: 'cotton shirt', ...us }), 'index-from-1'),
        does: async (page) => {
          await searchIsThere(page)
          await page
            .getByRole('navigation', { name: NAMES.pages, exact: true })
            .getByRole('link', { name: NAMES.nextPage })
            .click()
          await expect(main(page)).toContainText('25–48 of')
          await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
          await openProfile(page)
        },
        isReady: async (page) => {
          await expect(point(page, 'First value of index')).toContainText('Conflict')
          await expect(
            page.getByRole('region', { name: SERVICE.answer, exact: true }),
          ).toBeVisible()
        },
      },
      {
        name: 'a request search without matches',
        does: async (page) => {
          await page
            .getByRole('table', { name: SERVICE.requests })
            .getByRole('button')
            .last()
            .press('Enter')
          await textbox(page, SERVICE.findRequest).fill('no such words')
        },
        isReady: showsText('No matching requests'),
      },
      {
        name: 'checks in progress',
        at: inSmallCatalog(paths.service()),
        does: clickButton(/^Run all safe checks/),
        isReady: shows('progressbar', SERVICE.progress),
        isBusy: true,
      },
      {
        name: 'all checks done',
        isReady: async (page) => {
          await expect(page.getByRole('progressbar', { name: SERVICE.progress })).toHaveCount(0)
          await expect(point(page, 'Highest limit')).toContainText('Confirmed')
        },
      },
    ],
  },
  {
    name: 'settings',
    statuses: [401],
    states: [
      {
        name: 'the demo controls with a fault turned on',
        at: inSmallCatalog(paths.settings()),
        does: async (page) => {
          await clickButton(DEMO.controls)(page)
          await page.getByRole('checkbox', { name: /^index-from-1 / }).check()
        },
        isReady: async (page) => {
          await expect(page).toHaveURL(/[?&]demo=index-from-1(?:&|$)/)
          await expect(page.getByRole('button', { name: DEMO.match }).last()).toBeVisible()
        },
      },
      {
        name: 'a tested connection',
        does: all(escape, clickButton(DEMO.match), clickButton(new RegExp(`^${SETTINGS.test}`))),
        isReady: async (page) => {
          await expect(connection(page)).toContainText('4 of 4 operations work')
          await expect(page.getByRole('button', { name: SETTINGS.undo }).first()).toBeVisible()
        },
      },
      {
        name: 'a refused API key and an invalid backup file',
        at: inSmallCatalog(paths.settings()),
        does: async (page) => {
          await page.getByRole('radio', { name: SETTINGS.direct }).check()
          await page.getByLabel(SETTINGS.baseAddress).fill(origins.service)
          await page.getByLabel(SETTINGS.baseAddress).press('Enter')
          await expect(page.getByRole('banner')).toContainText('Live, direct')
          await page.getByLabel(SETTINGS.apiKey).fill('wrong')
          await clickButton(new RegExp(`^${SETTINGS.test}`))(page)
          await expect(connection(page)).toContainText('0 of 4 operations work')
          await page.getByLabel(SETTINGS.backupFile).setInputFiles({
            name: 'wrong.json',
            mimeType: 'application/json',
            buffer: Buffer.from('{}'),
          })
        },
        isReady: showsText('wrong.json can’t be restored.'),
      },
    ],
  },
  {
    name: 'dialogs that open over any page',
    states: [
      {
        name: 'the help dialog',
        at: inSmallCatalog(addresses.search),
        does: async (page) => {
          await searchIsThere(page)
          await page.keyboard.press('?')
        },
        isReady: shows('heading', KEYBOARD.marks),
      },
      {
        name: 'the command palette',
        does: async (page) => {
          await escape(page)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await page.keyboard.press('Control+k')
        },
        isReady: async (page) => expect(palette(page).getByRole('option').first()).toBeVisible(),
      },
      {
        name: 'the command palette with matching commands',
        does: find('theme'),
        isReady: async (page) =>
          expect(palette(page).getByRole('status')).toContainText('commands'),
      },
      {
        name: 'the command palette without matching commands',
        does: find('no such command, and no code'),
        isReady: async (page) => expect(palette(page).getByRole('option')).toHaveCount(1),
      },
      {
        name: 'the demo controls',
        at: `${paths.collections()}?demo=index-from-1`,
        does: async (page) => {
          await escape(page)
          await page.getByRole('banner').getByRole('button', { name: /^Demo/ }).click()
        },
        isReady: all(shows('radio', '100,000'), shows('button', DEMO.match)),
      },
    ],
  },
]

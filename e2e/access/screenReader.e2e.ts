/** The ten jobs without sight: by keys, names, roles and announcements. */
import type { Page } from 'playwright/test'
import { REPORT } from '@/features/reports/reportNames.ts'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { addEntriesToCodes, CODE_CHECK } from '@/words/codesNames.ts'
import { rangeTo, typeRange, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { exportAs } from '@/words/exportNames.ts'
import { checkMarketOf, MARKET } from '@/words/marketNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { FEED, GAP, saveLastWeek, thisWeek } from '../jobs/lastWeek.ts'
import { oxford } from '../support/demoData.ts'
import { loadSetButton, lookupBox } from '../support/locators.ts'
import { soldIn } from '../support/pastedCodes.ts'
import { loadApparel } from '../support/smallCatalogs.ts'
import { cellUnder, expect, openScreenReader, test, type ScreenReader } from './screenReader.ts'

/** In the open sheet: types the name and chooses the merchant in the list. */
async function pickMerchant(page: Page, reader: ScreenReader, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^Your merchant in / })
  await reader.type(sheet.getByRole('textbox', { name: 'Merchant name or ID' }), name)
  await reader.activate(sheet.getByRole('button', { name: new RegExp(`^${name}`) }).first())
}

test(
  'shirts of one brand at two merchants below a price: find your prices above market',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/?demo=at-once')
    await reader.arrives(/Keywords, EAN or link/)
    await reader.type(lookupBox(page), 'men shirt')
    await reader.key('Enter')
    await reader.arrives('men shirt')
    await reader.expectAnnounced(/^[\d,]+ products$/)
    await reader.activate(page.getByRole('radio', { name: /^Marlowe/ }))
    await reader.expectAnnounced(/^\d+ products$/)
    await reader.activate(loadSetButton(page))
    await reader.activate(page.getByRole('button', { name: /^Load [\d,]+ products?$/ }))
    await expect(page).toHaveURL(/\/collections\//)
    await reader.arrives('men shirt')
    await reader.expectAnnounced(/^(?:men shirt: Ended, \d+ rows|(\d+) of \1 rows match)/)

    const rail = page.getByRole('complementary', { name: COLLECTION_VIEWS.rail })
    await reader.activate(rail.getByRole('checkbox', { name: /^Harbor & Main/ }))
    await reader.expectAnnounced(/^\d+ of \d+ rows match$/)
    await reader.activate(rail.getByRole('checkbox', { name: /^Cartwheel/ }))
    await reader.expectAnnounced(/^\d+ of \d+ rows match$/)
    await reader.activate(rail.getByRole('button', { name: typeRange('Offer price', 'any') }))
    await reader.type(rail.getByRole('textbox', { name: rangeTo('Offer price') }), '25')
    await reader.key('Enter')
    await reader.expectAnnounced(/^\d+ of \d+ rows match$/)

    const panel = page.getByRole('region', { name: MARKET.panel, exact: true })
    await reader.activate(
      panel.getByRole('button', { name: new RegExp(`^${checkMarketOf(0).slice(0, 12)}`) }),
    )
    await reader.expectAnnounced(/^Market prices of men shirt: Ended, \d+ done$/)
    await reader.activate(panel.getByRole('button', { name: 'Choose merchant', exact: true }))
    await pickMerchant(page, reader, 'Harbor & Main')
    await reader.expectAnnounced(/^\d+ above market/)

    const rows = page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
    const index = await cellUnder(
      rows.getByRole('row').nth(1),
      rows.getByRole('columnheader', { name: /^Index/ }),
    )
    await expect(index).toHaveText(/^1\d\d\.\d$/)
  },
)

test(
  'a competitor’s link: find the market of that product and your position in it',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/')
    await reader.arrives(/Keywords, EAN or link/)
    await reader.type(lookupBox(page), oxford.url)
    await reader.key('Enter')
    await reader.arrives('Link to northgate.example')
    await reader.expectAnnounced(/^\d+ listings? for this link/)
    const me = page.getByRole('region', { name: 'Price position by variant' })
    await reader.activate(me.getByRole('button', { name: 'Choose merchant', exact: true }))
    await pickMerchant(page, reader, 'Cartwheel')
    await reader.expectAnnounced(/^You are now Cartwheel/)
    const table = me.getByRole('table')
    const row = table.getByRole('row').filter({ hasText: oxford.ean })
    const rank = await cellUnder(row, table.getByRole('columnheader', { name: /^Rank/ }))
    await expect(rank).toHaveText(/1 of 9/)
  },
)

test(
  'one EAN: get its merchants, your own price, its index and the file',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/')
    await reader.arrives(/Keywords, EAN or link/)
    await reader.type(lookupBox(page), oxford.ean)
    await reader.key('Enter')
    await reader.arrives(/2049811763054|Oxford Cotton Shirt/)
    await reader.expectAnnounced(/9 offers|9 merchants/)
    await reader.type(page.getByRole('textbox', { name: myPriceOf(oxford.ean) }), '44.95')
    await reader.key('Enter')
    await reader.expectAnnounced(/44\.95/)
    await expect(page.getByRole('region', { name: 'Prices in United States' }))
      .toMatchAriaSnapshot(`
      - term: /Index/
      - definition: "97.9"
    `)
    const table = page.getByRole('table', { name: /^Offers in/ })
    const cheapest = await cellUnder(
      table.getByRole('row').nth(1),
      table.getByRole('columnheader', { name: /^Merchant/ }),
    )
    await expect(cheapest).toHaveText(/Cartwheel/)
    const saved = page.waitForEvent('download')
    await reader.activate(page.getByRole('button', { name: exportAs('Export', 'csv') }))
    await saved
    await reader.expectAnnounced(/saved/i)
  },
)

test(
  '200 pasted EANs: get named rows, the 20 most overpriced as a workbook, and a link',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/collections/new')
    await reader.type(
      page.getByRole('textbox', { name: CODE_CHECK.paste }),
      soldIn('us', 200).join('\n'),
    )
    await reader.expectAnnounced(/^200 lines read, 200 to check$/)
    await reader.activate(page.getByRole('button', { name: /^Create and check/ }))
    await reader.arrives(/EAN prices, 200 codes/)
    await reader.expectAnnounced(/: Running, 0%/)
    await reader.expectAnnounced(/: [1-9]0%, \d+ done/)
    await reader.expectAnnounced(/: Ended, 200 done/)
    await reader.activate(page.getByRole('button', { name: 'Choose merchant', exact: true }))
    await pickMerchant(page, reader, 'Harbor & Main')
    await reader.expectAnnounced(/^You are now Harbor & Main/)
    await reader.activate(page.getByRole('link', { name: COLLECTION_VIEWS.toFilters }))
    await reader.choose(page.getByRole('combobox', { name: COLUMNS.topBy }), 'index, highest')
    await reader.expectAnnounced(/^20 of 200 rows match$/)
    const rows = page.getByRole('table', { name: 'Rows', exact: true })
    const first = rows.getByRole('row').nth(1)
    await expect(
      await cellUnder(first, rows.getByRole('columnheader', { name: /^Title/ })),
    ).toHaveText(/[a-z]/)
    await expect(
      await cellUnder(first, rows.getByRole('columnheader', { name: /^vs median/ })),
    ).toHaveText(/^\+\d/)
    const saved = page.waitForEvent('download')
    await reader.activate(page.getByRole('button', { name: 'Export 20 rows as XLSX' }))
    await saved
    await reader.expectAnnounced(/saved/i)
    await reader.activate(page.getByRole('button', { name: SHARE.copy }))
    await reader.activate(page.getByRole('button', { name: SHARE.copyNow, exact: true }))
    await reader.expectAnnounced(new RegExp(`^${SHARE.copied}`))
  },
)

test(
  'a loaded collection: find the brands with the deepest discounts and save the view',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await loadApparel(page, 300)
    await reader.expectAnnounced(/rows/)
    await reader.activate(page.getByRole('link', { name: 'Summary', exact: true }))
    await reader.choose(page.getByRole('combobox', { name: SUMMARY.across }), SUMMARY.noColumns)
    await reader.choose(
      page.getByRole('combobox', { name: SUMMARY.figure, exact: true }),
      'Discount',
    )
    const groups = page.getByRole('table', { name: SUMMARY.groups })
    const head = groups.getByRole('columnheader', { name: 'Median' })
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(await cellUnder(groups.getByRole('row').nth(1), head)).toHaveText(/−\d+.*%/)
    await reader.activate(page.getByRole('button', { name: COLLECTION_VIEWS.more }))
    await reader.type(
      page.getByRole('textbox', { name: COLLECTION_VIEWS.viewName }),
      'Deepest discounts',
    )
    await reader.key('Enter')
    await reader.expectAnnounced(/Deepest discounts/)
  },
)

test(
  'missing brands: open one and add it to a new collection of codes',
  { tag: '@slow' },
  async ({ page, reader }) => {
    const { brand, ...requested } = GAP
    await page.goto(paths.map(encodeAssortment(requested)))
    await reader.expectAnnounced(/: Ended, 12 of 12 loaded/)
    await reader.activate(page.getByRole('radio', { name: /^Missing brands (≥ )?\d+$/ }))
    await reader.expectAnnounced(/^\d+ of (at least )?\d+ brands shown$/)
    const grid = page.getByRole('grid', { name: ASSORTMENT.grid })
    await reader.toCell(grid, brand, /^- link "gap"/)
    await reader.key('Enter')
    await expect(page).toHaveURL(/[?&]brand=Pale/)
    await reader.expectAnnounced(/^Price ladder, /)
    const ladder = page.getByRole('region', { name: ladderOf(brand) })
    await reader.activate(
      ladder.getByRole('button', { name: addEntriesToCodes(30, ['product', 'products']) }),
    )
    await reader.expectAnnounced(/^30 added; 30 lines in the new collection/)
  },
)

test('on Monday: update all and see what changed', { tag: '@slow' }, async ({ page, reader }) => {
  const count = await saveLastWeek(page)
  await page.goto(thisWeek(paths.start()))
  await reader.activate(page.getByRole('button', { name: START.updateAll }))
  await reader.expectAnnounced(/^Updated 3 collections/)
  await reader.activate(page.getByRole('link', { name: START.openChanges }))
  await reader.arrives(UPDATE_ALL.report)
  const table = page.getByRole('table', { name: UPDATE_ALL.table })
  const row = table.getByRole('row', { name: /Apparel/ })
  await expect(row).toContainText(`from ${count} → to`)
  await reader.activate(row.getByRole('link', { name: /^Changes of / }))
  await reader.arrives(/Apparel/)
})

test(
  'your own product feed: import it, explore it and compare it with the market',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto(paths.ownCatalog())
    const choosing = page.waitForEvent('filechooser')
    await reader.activate(page.getByRole('main').getByRole('button', { name: 'choose a file' }))
    await (await choosing).setFiles(FEED)
    await reader.expectAnnounced(/^Read 2 rows$/)
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await reader.activate(
      part(OWN_CATALOG.import).getByRole('button', { name: OWN_CATALOG.import }),
    )
    await reader.expectAnnounced(/^assortment\.csv: Imported, 2 rows/)
    await reader.activate(
      part(OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.explore }),
    )
    await reader.arrives('All products')
    await reader.expectAnnounced(/^2 products/)
    await page.goBack()
    await reader.arrives(PAGES.ownCatalog)
    await reader.activate(
      part(OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.against }),
    )
    await reader.expectAnnounced(/^1 codes? .*new collection, 1 prices? in your price list/)
    await reader.activate(page.getByRole('button', { name: new RegExp(`^${CODE_CHECK.start}`) }))
    await reader.expectAnnounced(/: Ended, 1 done/)
    const rows = page.getByRole('table', { name: 'Rows', exact: true })
    const row = rows.getByRole('row').filter({ hasText: oxford.ean })
    await expect(
      await cellUnder(row, rows.getByRole('columnheader', { name: /^vs median/ })),
    ).toHaveText('−9.6%')
  },
)

test('create a report for your boss', { tag: '@slow' }, async ({ page, reader }) => {
  await page.goto('/collections/new')
  await reader.type(
    page.getByRole('textbox', { name: CODE_CHECK.paste }),
    `${oxford.ean}\n2049811763061\n123`,
  )
  await reader.expectAnnounced(/^Read 2 rows, 1 left out$/)
  await reader.activate(page.getByRole('button', { name: /^Create and check/ }))
  await reader.expectAnnounced(/: Ended, 2 done/)
  await reader.activate(page.getByRole('button', { name: 'Choose merchant', exact: true }))
  await pickMerchant(page, reader, 'Harbor & Main')
  await reader.expectAnnounced(/^You are now Harbor & Main/)
  await reader.activate(page.getByRole('button', { name: REPORT.make }))
  const sheet = page.getByRole('dialog', { name: REPORT.make })
  await reader.type(sheet.getByRole('textbox', { name: REPORT.title }), 'Monday')
  await reader.type(sheet.getByRole('textbox', { name: REPORT.notes }), 'Hold our prices.')
  const saving = page.waitForEvent('download')
  await reader.activate(sheet.getByRole('button', { name: REPORT.save }))
  await saving
  await reader.expectAnnounced(/saved/i)
})

test(
  'in the middle of a job: use Back, reload, a second tab and undo',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/')
    await reader.type(lookupBox(page), oxford.ean)
    await reader.key('Enter')
    await reader.expectAnnounced(/9 offers|9 merchants/)
    const field = (tab: Page) => tab.getByRole('textbox', { name: myPriceOf(oxford.ean) })
    await reader.type(field(page), '44.95')
    await reader.key('Enter')
    await reader.expectAnnounced(/44\.95.*F6, then Enter/)

    const tab = await page.context().newPage()
    const second = await openScreenReader(tab)
    await tab.goto(page.url())
    await second.expectAnnounced(/9 offers|9 merchants/)
    await second.to(field(tab))
    await expect(field(tab)).toHaveValue('44.95')

    await page.bringToFront()
    await reader.key('F6')
    await reader.activate(page.getByRole('button', { name: 'Undo', exact: true }))
    await reader.expectAnnounced(/^Undone: /)
    await reader.to(field(page))
    await expect(field(page)).toHaveValue('')
    await tab.bringToFront()
    await second.to(field(tab))
    await expect(field(tab)).toHaveValue('')
    await tab.close()

    await page.goBack()
    await reader.arrives(PAGES.start)
    await page.goForward()
    await reader.arrives(/2049811763054|Oxford Cotton Shirt/)
    await reader.expectAnnounced(/9 offers|9 merchants/)
    await page.reload()
    await reader.expectAnnounced(/9 offers|9 merchants/)
  },
)

test(
  'in the middle of a run: a second tab shows it; a collection deleted by mistake is restored',
  { tag: '@slow' },
  async ({ page, reader }) => {
    await page.goto('/collections/new')
    await reader.type(
      page.getByRole('textbox', { name: CODE_CHECK.paste }),
      soldIn('us', 100).join('\n'),
    )
    await reader.expectAnnounced(/^100 lines read/)
    await reader.activate(page.getByRole('button', { name: /^Create and check/ }))
    await reader.arrives(/EAN prices, 100 codes/)
    await reader.expectAnnounced(/: [1-9]0%, \d+ done/)

    await reader.activate(page.getByRole('button', { name: CODE_CHECK.pause }))
    await reader.expectAnnounced(/: Paused, [1-9]0%, \d+ done/)
    await page.reload()
    await reader.expectAnnounced(/: Not running, [1-9]0%, \d+ done/)
    await reader.activate(page.getByRole('button', { name: CODE_CHECK.goOn }))
    await reader.expectAnnounced(/: Running, /)

    const tab = await page.context().newPage()
    const second = await openScreenReader(tab)
    await tab.goto(page.url())
    await second.expectAnnounced(/: Running in another tab, [1-9]0%, \d+ done/)
    await second.expectAnnounced(/: Ended, 100 done/)
    await page.bringToFront()
    await reader.expectAnnounced(/: Ended, 100 done/)
    await tab.close()

    await reader.activate(page.getByRole('banner').getByRole('link', { name: 'Collections' }))
    await reader.arrives(PAGES.collections)
    await reader.activate(page.getByRole('button', { name: 'More for EAN prices, 100 codes' }))
    await reader.activate(page.getByRole('button', { name: 'Delete', exact: true }))
    await reader.expectAnnounced(/deleted.*F6, then Enter/)
    await reader.key('F6')
    await reader.activate(page.getByRole('button', { name: 'Undo', exact: true }))
    await reader.expectAnnounced(/^Undone: /)
    await reader.activate(page.getByRole('link', { name: 'EAN prices, 100 codes' }).first())
    await reader.arrives(/EAN prices, 100 codes/)
  },
)

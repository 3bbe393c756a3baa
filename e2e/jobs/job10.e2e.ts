/**
 * In the middle of each job: a reload and a second tab show the same state, Back leads to the previous step and Forward
 * returns, and changes can be undone.
 */
import type { Page } from 'playwright/test'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { deleteView, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { UPDATE_ALL, deleteReportOf, runSources } from '@/words/updateAllNames.ts'
import { oxford, us } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, lookupBox, mainHeading } from '../support/locators.ts'
import { withoutDelay, loadApparel } from '../support/smallCatalogs.ts'

type Seen = (page: Page) => Promise<void>

/**
 * Checks that the result of a step survives reload, a second tab, Back and Forward. `before` is the URL before the step; `seen`
 * checks the page after it.
 */
async function expectSafe(page: Page, before: string, seen: Seen): Promise<void> {
  await seen(page)
  const at = page.url()
  expect(at).not.toBe(before)
  await page.reload()
  await seen(page)
  const other = await page.context().newPage()
  await other.goto(at)
  await seen(other)
  await other.close()
  await page.goBack()
  await expect(page).toHaveURL(before)
  await page.goForward()
  await expect(page).toHaveURL(at)
  await seen(page)
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first()

test(
  'jobs 1 and 5: filters and summary survive reload and Back; a deleted view is restored',
  { tag: '@slow' },
  async ({ page }) => {
    await loadApparel(page)
    const before = page.url()
    await page.getByRole('link', { name: 'Summary' }).click()
    await expect(page).toHaveURL(/view=summary/)
    const summed = page.url()
    const across = page.getByRole('combobox', { name: SUMMARY.across })
    await across.selectOption(SUMMARY.noColumns)
    await expectSafe(page, summed, async (tab) => {
      await expect(tab.getByRole('link', { name: 'Summary' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(tab.getByRole('combobox', { name: SUMMARY.across })).toContainText(
        SUMMARY.noColumns,
      )
      await expect(tab.getByRole('table', { name: SUMMARY.groups })).toBeVisible()
      await expect(tab.getByRole('grid', { name: SUMMARY.table })).toBeHidden()
    })
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(before)

    const more = page.getByRole('button', { name: COLLECTION_VIEWS.more })
    const view = page.getByRole('link', { name: 'All of it' })
    await more.click()
    await page.getByRole('textbox', { name: COLLECTION_VIEWS.viewName }).fill('All of it')
    await page.keyboard.press('Enter')
    await expect(view).toBeVisible()
    await more.click()
    await page.getByRole('button', { name: deleteView('All of it') }).click()
    await undo(page).click()
    await expect(view).toBeVisible()
  },
)

test(
  'job 2: the result of a looked-up link survives a reload, a second tab and Back',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(paths.start())
    const before = page.url()
    await lookupBox(page).fill(oxford.url)
    await lookupBox(page).press('Enter')
    await expectSafe(page, before, (tab) => expect(contentOf(tab, 'resolve')).toBeVisible())
  },
)

test(
  'job 3: your price typed on an EAN page appears in every tab and can be undone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(paths.start())
    const before = page.url()
    await lookupBox(page).fill(oxford.ean)
    await lookupBox(page).press('Enter')
    await expect(contentOf(page, 'ean')).toBeVisible()
    const field = (tab: Page) => tab.getByRole('textbox', { name: myPriceOf(oxford.ean) })
    await field(page).fill('44.95')
    await field(page).press('Enter')
    await expect(undo(page)).toBeVisible()
    await expectSafe(page, before, async (tab) => {
      await expect(contentOf(tab, 'ean')).toBeVisible()
      await expect(field(tab)).toHaveValue('44.95')
    })
    await field(page).fill('39.95')
    await field(page).press('Enter')
    await undo(page).click()
    await expect(field(page)).toHaveValue('44.95')
  },
)

test(
  'job 4: filtered rows of checked codes survive reload and Back; the deleted collection is restored',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    // No merchant sells the second code.
    expectStatus(404)
    await page.goto(withoutDelay(`${paths.newCollection()}?country=us`))
    await page
      .getByRole('textbox', { name: CODE_CHECK.paste })
      .fill(`${oxford.ean}\n2000000000008\n`)
    await page.getByRole('button', { name: /^Create and check/ }).click()
    const notFound = (tab: Page) => tab.getByRole('checkbox', { name: 'Not found', exact: true })
    await expect(notFound(page)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Found', exact: true })).toBeVisible()
    const before = page.url()
    await notFound(page).check()
    await expectSafe(page, before, async (tab) => {
      await expect(notFound(tab)).toBeChecked()
      await expect(
        tab.getByRole('table', { name: 'Rows', exact: true }).locator('tbody th'),
      ).toHaveText(['2000000000008'])
    })
    await page.getByRole('banner').getByRole('link', { name: 'Collections' }).click()
    const name = 'EAN prices, 2 codes'
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await undo(page).click()
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  },
)

test(
  'job 6: the missing brands survive a reload, a second tab and Back',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(
      withoutDelay(paths.map(encodeAssortment({ q: 'dress', ...us, ownMerchants: {} })), 1000),
    )
    await expect(page.getByText(/^(\d+) of \1 loaded/)).toBeVisible()
    await chooseMerchant(page, 'Northgate')
    await expect(page).toHaveURL(/mine=/)
    const before = page.url()
    const lacked = (tab: Page) => tab.getByRole('radio', { name: /^Missing brands (≥ )?\d+$/ })
    await lacked(page).check()
    await expectSafe(page, before, async (tab) => {
      await expect(lacked(tab)).toBeChecked()
      await expect(tab.getByRole('grid', { name: ASSORTMENT.grid })).toBeVisible()
    })
  },
)

test('job 7: a report of changes is deleted and restored', { tag: '@slow' }, async ({ page }) => {
  await page.goto(withoutDelay(paths.product(oxford.id, us)))
  await page.getByRole('button', { name: PICKED.add }).click()
  await page.getByRole('textbox', { name: PICKED.newName }).fill('Price talks')
  await page.getByRole('button', { name: PICKED.addToNew }).click()
  await page.goto(withoutDelay(paths.updates()))
  const before = page.url()
  await page.getByRole('button', { name: runSources(1) }).click()
  await expectSafe(page, before, async (tab) => {
    await expect(mainHeading(tab)).toHaveText(UPDATE_ALL.report)
    await expect(tab.getByRole('region', { name: UPDATE_ALL.figures })).toContainText(
      'in 1 collection',
    )
  })
  await page.goto(withoutDelay(paths.updates()))
  const reports = page.getByRole('region', { name: UPDATE_ALL.reports })
  await reports.getByRole('button', { name: new RegExp(`^${deleteReportOf('')}`) }).click()
  await expect(reports.getByRole('link')).toHaveCount(0)
  await undo(page).click()
  await expect(reports.getByRole('link')).toHaveCount(1)
})

test(
  'job 8: your own product feed is explored, removed and restored',
  { tag: '@slow' },
  async ({ page }) => {
    const feed = 'id,title,ean,price,brand\nA-1,Oat drink,2049811842247,2.49,Oatly\n'
    await page.goto(paths.ownCatalog())
    await page
      .getByLabel(OWN_CATALOG.file)
      .setInputFiles({ name: 'feed.csv', mimeType: 'text/csv', buffer: Buffer.from(feed) })
    const country = page.getByRole('combobox', { name: OWN_CATALOG.country, exact: true })
    await country.selectOption({ label: 'Germany' })
    const importing = page.getByRole('region', { name: OWN_CATALOG.import, exact: true })
    await importing.getByRole('button', { name: new RegExp(`^${OWN_CATALOG.import}`) }).click()
    await page.getByRole('button', { name: OWN_CATALOG.explore }).first().click()
    const articles = (tab: Page) => tab.getByRole('main').getByRole('article')
    await expect(articles(page)).toHaveCount(1)
    const before = page.url()
    await lookupBox(page).fill('2049811842247')
    await lookupBox(page).press('Enter')
    await expectSafe(page, before, async (tab) => {
      await expect(tab.getByRole('table', { name: /^Offers in/ })).toContainText('2.49')
    })
    await page.goto(paths.ownCatalog())
    await page.getByRole('button', { name: OWN_CATALOG.remove }).first().click()
    await page.getByRole('button', { name: OWN_CATALOG.removeIt }).click()
    await page.getByRole('button', { name: OWN_CATALOG.undo }).click()
    await expect(page.getByText('feed.csv').first()).toBeVisible()
  },
)

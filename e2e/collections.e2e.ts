import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, loadSetButton, mainHeading } from './support/locators.ts'

const collection = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Collections' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

test(
  'collections from codes, from a search and picked are listed together, renamed, deleted and restored',
  { tag: '@slow' },
  async ({ page }) => {
    // Create a collection from codes.
    await page.goto(inSmallCatalog(paths.newCollection()))
    await expect(page).toHaveTitle('New collection · Catalog Explorer')
    await page
      .getByRole('textbox', { name: CODE_CHECK.paste })
      .fill(`${oxford.ean}\n2049811763061\n`)
    await page.getByRole('textbox', { name: CODE_CHECK.name }).fill('Two codes')
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)

    // Create a collection from a search.
    await page.goto(inSmallCatalog(paths.search({ q: 'oxford', ...us })))
    await loadSetButton(page).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Load [\d,]+ products?$/ })
      .click()
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
    await expect(mainHeading(page)).toHaveText('oxford')

    // Create a collection by hand.
    await page.goto(inSmallCatalog(paths.product(oxford.id, us)))
    await page.getByRole('button', { name: 'Add to collection' }).click()
    await page.getByRole('textbox', { name: 'Name of the new collection' }).fill('Price talks')
    await page.getByRole('textbox', { name: 'Name of the new collection' }).press('Enter')
    await expect(page.getByText('1 product added to Price talks', { exact: true })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Collections' }).click()
    await expect(mainHeading(page)).toHaveText('Collections')
    await expect(collection(page, 'Two codes')).toContainText('2 codes')
    await expect(collection(page, 'oxford')).toContainText('Search: oxford · US')
    await expect(collection(page, 'Price talks')).toContainText('Picked by hand')

    await act(page, 'oxford', 'Rename')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Oxford shirts')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(collection(page, 'Oxford shirts')).toBeVisible()
    await page.reload()
    await expect(collection(page, 'Oxford shirts')).toContainText('Search: oxford · US')

    await act(page, 'Price talks', 'Delete')
    await expect(collection(page, 'Price talks')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await collection(page, 'Price talks').getByRole('link', { name: 'Price talks' }).click()
    await expect(mainHeading(page)).toHaveText('Price talks')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
    await expect(collection(page, 'Oxford shirts')).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)

test('an address of an earlier version leads to today’s page, and Back leaves it at once', async ({
  page,
}) => {
  await page.goto(inSmallCatalog(paths.reports()))
  await expect(mainHeading(page)).toBeVisible()
  await page.goto(inSmallCatalog('/batch?country=us'))
  await expect(page).toHaveURL(/\/collections\/new\?/)
  await page.goto(inSmallCatalog('/workbench/elsewhere?sort=offerPrice'))
  await expect(
    page.getByRole('heading', { name: 'This collection isn’t in this browser' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/collections\/elsewhere\?sort=offerPrice/)
  await page.goBack()
  await expect(page).toHaveURL(/\/collections\/new/)
  await page.goBack()
  await expect(page).toHaveURL(/\/reports/)
})

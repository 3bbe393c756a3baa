import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { us } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, loadSetButton } from '../support/locators.ts'
import { LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

const BRAND = 'Pale Harbour'

test(
  'a brand at a merchant: find the share of its products that you sell, by category',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(
      paths.map(encodeAssortment({ q: 'dress', ...us, ownMerchants: { us: ['Northgate'] } })),
    )
    await expect(page.getByText(/^12 of 12 loaded/)).toBeVisible()
    const row = page
      .getByRole('grid', { name: ASSORTMENT.grid })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: BRAND }) })
    const cell = row.locator('a[href*="merchant=Cartwheel"]')
    await expect(cell).toHaveText(/\d+$/)
    await clicks.click(cell)
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(page).toHaveURL(/[?&]brand=Pale/)
    await clicks.click(loadSetButton(page))
    await clicks.click(page.getByRole('button', { name: /^Load [\d,]+ products?$/ }))
    await expect(page.getByText(/^Complete/)).toBeVisible(LONG_TIMEOUT)
    await clicks.click(page.getByRole('button', { name: /^Check market prices/ }).first())
    await expect(page.getByRole('button', { name: /^Update market prices/ })).toBeVisible(
      LONG_TIMEOUT,
    )
    // Your merchant is chosen once, in the header; that is not part of this job.
    await chooseMerchant(page, 'Northgate')
    await clicks.click(page.getByRole('link', { name: 'Summary', exact: true }))

    const table = page.getByRole('table', { name: SUMMARY.listed })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Category',
      'Products',
      'You sell',
      /^Share/,
      'Not checked',
    ])
    // Products without a code are not checked, so the figures are given as a minimum ("at least").
    for (const line of await table.locator('tbody tr').all()) {
      await expect(line).toContainText(/(at least )?\d+(at least )?\d+\.\d%\d+$/)
    }
    await expect(page.getByText(/^You sell (at least )?\d+ of \d+ products \(/)).toBeVisible()
    clicks.expectAtMost(6)
  },
)

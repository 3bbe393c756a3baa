import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { expect } from '../support/fixtures.ts'
import { loadApparel } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

test(
  'a loaded collection: sort and chart the brands with the deepest discounts, and save the view',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await loadApparel(page, 300)
    const { choose, click, key } = clicks
    await click(page.getByRole('link', { name: 'Summary', exact: true }))
    await choose(page.getByRole('combobox', { name: SUMMARY.across }), SUMMARY.noColumns)
    await choose(page.getByRole('combobox', { name: SUMMARY.figure, exact: true }), 'Discount')

    const groups = page.getByRole('table', { name: SUMMARY.groups })
    await expect(groups.getByRole('columnheader', { name: 'Median' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const lines = groups.locator('tbody').getByRole('rowheader')
    await expect(lines).toHaveCount(20)
    const brands = await lines.allInnerTexts()
    const figures = await groups.locator('tbody td[data-column="median"]').allInnerTexts()
    const percents = figures.map((text) => Number(/−?([\d.]+)%/.exec(text)?.[1]))
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
    await expect(page.getByRole('region', { name: 'Discount, distribution' })).toBeVisible()

    await click(page.getByRole('button', { name: COLLECTION_VIEWS.more }))
    const name = page.getByRole('textbox', { name: COLLECTION_VIEWS.viewName })
    await expect(name).toHaveValue('Discount by brand')
    await key(name, 'Enter')
    await expect(page.getByRole('link', { name: 'Discount by brand' })).toBeVisible()
    clicks.expectAtMost(5)

    // After another figure was chosen, the saved view shows the same as before.
    const { search } = new URL(page.url())
    await page
      .getByRole('combobox', { name: SUMMARY.figure, exact: true })
      .selectOption('offerPrice')
    await expect(lines.first()).not.toHaveText(brands[0] ?? '')
    await page.getByRole('link', { name: 'Discount by brand' }).click()
    await expect(lines).toHaveText(brands)
    expect(new URL(page.url()).search).toBe(search)
  },
)

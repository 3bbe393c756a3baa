import type { Page } from 'playwright/test'
import { SUMMARY } from '@/pages/collection/summary/summaryNames.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll } from './support/locators.ts'
import { loadApparel } from './support/smallCatalogs.ts'

const table = (page: Page) => page.getByRole('grid', { name: SUMMARY.table })

test(
  'a cell or bar of the summary filters its rows, and the filter survives Back and a reload',
  { tag: '@slow' },
  async ({ page }) => {
    await loadApparel(page, 300)
    await page.getByRole('link', { name: 'Summary', exact: true }).click()
    await expect(page).toHaveURL(/[?&]view=summary/)
    const lowest = table(page)
      .getByRole('button', { name: /lowest in its row/ })
      .first()
    await expect(lowest).toBeVisible()
    await expect(page.getByRole('table', { name: SUMMARY.groups })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Price ladder' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await lowest.click()
    await expect(page).toHaveURL(/[?&]brand=.*&merchant=|[?&]merchant=.*&brand=/)
    await expect(table(page).getByRole('row')).toHaveCount(3)
    await page.goBack()
    await expect(page).not.toHaveURL(/merchant=/)
    await expect(lowest).toBeVisible()

    await page.getByRole('combobox', { name: SUMMARY.measure }).selectOption('count')
    await page.getByRole('combobox', { name: SUMMARY.down }).selectOption('merchant')
    await expect(page).toHaveURL(/measure=count/)
    await expect(page).toHaveURL(/down=merchant.*across=brand/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Products, merchant × brand' })).toBeVisible()
    await expect(table(page).getByRole('columnheader').first()).toHaveText('Merchant')

    const groups = page.getByRole('table', { name: SUMMARY.groups })
    await groups.getByRole('button', { name: 'Highest' }).click()
    await expect(page).toHaveURL(/[?&]groups=-highest/)
    const least = page.getByRole('textbox', { name: SUMMARY.least })
    await least.fill('10')
    await least.press('Enter')
    await expect(page).toHaveURL(/[?&]least=10/)
    await expect(page.getByText(/under 10 products hidden/)).toBeVisible()
    await page.reload()
    await expect(least).toHaveValue('10')
    await expect(groups.getByRole('columnheader', { name: 'Highest' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )

    const panel = page.getByRole('region', { name: 'Offer price, distribution' })
    await panel.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]offerPrice=/)
    await expect(panel).toContainText(/n = [\d,]+, [\d.]+ to [\d.]+/)
  },
)

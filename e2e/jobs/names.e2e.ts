import { paths } from '@/routing/paths.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { us } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/locators.ts'
import { soldIn } from '../support/pastedCodes.ts'
import { LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

test(
  'two names of one competitor: merge them where they are listed, compare the figures, and undo',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(paths.newCollection())
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(soldIn('us', 40).join('\n'))
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(page.getByLabel(CODE_CHECK.figures)).toContainText(
      /Checked\s*40 of 40/,
      LONG_TIMEOUT,
    )
    await chooseMerchant(page, 'Northgate')
    await page.getByRole('link', { name: BY_MERCHANT.view }).click()
    const rows = page.getByRole('table', { name: BY_MERCHANT.ranking }).locator('tbody tr')
    await expect(rows.first()).toBeVisible(LONG_TIMEOUT)

    const before = await rows.count()
    const name = (row: number) => rows.nth(row).locator('th [title]').first().textContent()
    const [first, second] = [(await name(0)) ?? '', (await name(1)) ?? '']
    await clicks.click(
      page.getByRole('button', { name: `Merge ${first} with another name`, exact: true }),
    )
    const other = page.getByRole('combobox', { name: `Other name of the merchant ${first}` })
    await clicks.fill(other, second)
    await clicks.key(other, 'Enter')
    await expect(rows).toHaveCount(before - 1)
    await expect(rows.filter({ hasText: first })).toContainText('2 spellings')
    // The newest message comes first.
    await clicks.click(page.getByRole('button', { name: 'Undo', exact: true }).first())
    await expect(rows).toHaveCount(before)
    clicks.expectAtMost(4)
  },
)

test(
  'two names of one brand: merge them in the assortment gaps, compare the figures, and undo',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(paths.map(encodeAssortment({ q: 'dress', ...us })))
    await expect(page.getByText(/^12 of 12 loaded/)).toBeVisible()
    const grid = page.getByRole('grid', { name: ASSORTMENT.grid })
    const row = grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Pale Harbour/ }) })
    const total = async () =>
      Number((await row.locator('td').nth(-2).innerText()).replace(/\D/g, ''))
    const before = await total()
    await clicks.click(
      page.getByRole('button', { name: 'Merge Pale Harbour with another name', exact: true }),
    )
    const other = page.getByRole('combobox', { name: 'Other name of the brand Pale Harbour' })
    await clicks.fill(other, 'Tessera')
    await clicks.key(other, 'Enter')
    await expect(row).toContainText('2 spellings')
    await expect(grid.getByRole('rowheader', { name: /^Tessera/ })).toHaveCount(0)
    expect(await total()).toBeGreaterThan(before)
    // The newest message comes first.
    await clicks.click(page.getByRole('button', { name: 'Undo', exact: true }).first())
    await expect(grid.getByRole('rowheader', { name: /^Tessera/ })).toHaveCount(1)
    expect(await total()).toBe(before)
    clicks.expectAtMost(4)
  },
)

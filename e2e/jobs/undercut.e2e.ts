import { paths } from '@/routing/paths.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/locators.ts'
import { soldIn } from '../support/pastedCodes.ts'
import { LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

const CODES = 300

test(
  '300 codes: find the competitor that undercuts you most, and by how much',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(paths.start())
    await clicks.click(page.getByRole('link', { name: PAGES.collections, exact: true }).first())
    await clicks.click(page.getByRole('link', { name: PAGES.newCollection }).first())
    await clicks.fill(
      page.getByRole('textbox', { name: CODE_CHECK.paste }),
      soldIn('us', CODES).join('\n'),
    )
    await clicks.click(page.getByRole('button', { name: /^Create and check/ }))
    await expect(page.getByLabel(CODE_CHECK.figures)).toContainText(
      /Checked\s*300 of 300/,
      LONG_TIMEOUT,
    )
    // Your merchant is chosen once, in the header; that is not part of this job.
    await chooseMerchant(page, 'Northgate')
    await clicks.click(page.getByRole('link', { name: BY_MERCHANT.view }))

    await expect(
      page.getByText(
        /^.+ undercuts you most: cheaper on \d+ of the \d+ products you both sell, typically by \d+\.\d%\.$/,
      ),
    ).toBeVisible()
    const ranking = page.getByRole('table', { name: BY_MERCHANT.ranking })
    const below = ranking.locator('tbody tr td:nth-child(3)')
    const counts = (await below.allInnerTexts()).map(Number)
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    await expect(ranking.locator('tbody tr').first()).toContainText(/−\d+\.\d%/)
    await expect(page.getByRole('grid', { name: BY_MERCHANT.grid })).toBeVisible()
    clicks.expectAtMost(6)
  },
)

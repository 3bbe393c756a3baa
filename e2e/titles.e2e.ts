import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { acceptTitles, CODE_CHECK } from '@/words/codesNames.ts'
import { oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll } from './support/locators.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
const rowOf = (page: Page, text: string) =>
  page
    .getByRole('table', { name: 'Rows', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: text }) })

/** The title as a supplier writes it: reordered, shortened, without the brand. */
const SUPPLIERS = 'Oxford cotton shirt mens slim fit, button-down'

test(
  'a table of titles is matched; an accepted match has its market prices, also after a reload',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    // No product has these words.
    expectStatus(404)
    await page.goto(withoutDelay(paths.newCollection()))
    await page
      .getByRole('textbox', { name: CODE_CHECK.paste })
      .fill(`Title\tPrice\n${oxford.title}\t44\n${SUPPLIERS}\t44\nQuixotic Zyzzyva\t1`)
    await expect(figure(page, 'Matched by title')).toContainText('3')
    await page.getByRole('button', { name: /^Create and check/ }).click()
    const figures = page.getByRole('region', { name: CODE_CHECK.figures })
    await expect(figures).toContainText('Ended, 2 of 3 undecided')
    const row = rowOf(page, SUPPLIERS)
    await expect(row).toContainText('Undecided')
    await expect(row.getByRole('img')).toHaveCount(0)
    await expectNoSidewaysScroll(page)

    await row.getByRole('button', { name: /^Details of/ }).click()
    const sheet = page.getByRole('region', { name: /^Details of/ })
    const candidate = sheet
      .getByRole('list', { name: CODE_CHECK.candidates })
      .getByRole('listitem')
      .filter({ hasText: oxford.title })
    await candidate
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect(candidate.getByText('accepted')).toBeVisible()
    const accepted = page.getByRole('table', { name: 'Rows', exact: true }).getByRole('row').nth(2)
    await expect(accepted.getByRole('rowheader', { name: oxford.title })).toBeVisible()
    await expect(accepted).toContainText('Found')

    await page.reload()
    await expect(accepted.getByRole('rowheader', { name: oxford.title })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^${acceptTitles(1)}`) }).click()
    await expect(figures).toContainText('Done')
    await expect(figure(page, 'Found')).toContainText('2')
    await expect(figure(page, 'Not found')).toContainText('1')
  },
)

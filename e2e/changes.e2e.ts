import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { CHANGES, kindInWords } from '@/domain/changes/changesNames.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { paths } from '@/routing/paths.ts'
import { RUN } from '@/words/runNames.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll } from './support/locators.ts'
import { LONG_TIMEOUT, loadApparel } from './support/smallCatalogs.ts'
import { weekLater } from './support/weekLater.ts'

const filter = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: CHANGES.filters })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const table = (page: Page) => page.getByRole('table', { name: CHANGES.table })
/** Expects `count` rows. `aria-rowcount` also counts the header and the totals row. */
const expectLines = (page: Page, count: number) =>
  expect(table(page)).toHaveAttribute('aria-rowcount', String(count === 0 ? 1 : count + 2))

/**
 * Loads a collection from a demo catalog of `listings` listings and updates it a week later. Filters, sorts and exports the
 * changes, and checks them after Back and a reload.
 */
async function walkAWeek(page: Page, listings: number): Promise<void> {
  const week = weekLater('us', 'Apparel', listings)
  const { id } = await loadApparel(page, listings)
  await page.goto(`${paths.changes(id)}&demo=next-week,at-once&catalog=${listings}`)
  await expect(page.getByText('There is one version')).toBeVisible()

  await page.getByRole('button', { name: CHANGES.update }).click()
  await expect(page).toHaveURL(/\?view=changes&since=\w+&to=\w+&/)
  await expect(filter(page, kindInWords('gone'))).toContainText(
    formatCount(week.gone),
    LONG_TIMEOUT,
  )
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
  for (const [kind, count] of [
    ['price-down', week.down],
    ['price-up', week.up],
    ['new', week.new],
    ['gone', week.gone],
    ['stock', week.stock],
    ['discount', week.discount],
  ] as const) {
    await expect(filter(page, kindInWords(kind))).toContainText(
      `${kindInWords(kind)} ${formatCount(count)}`,
    )
  }
  await expect(table(page).getByRole('row').nth(1)).toContainText(/from .* to .*−\d+\.\d%/)

  await filter(page, kindInWords('price-up')).click()
  await expect(page).toHaveURL(/[?&]tile=price-up/)
  await expectLines(page, week.up)
  await table(page)
    .getByRole('button', { name: /^Offer price/ })
    .click()
  await expect(page).toHaveURL(/[?&]sort=-percent/)
  await page.getByRole('button', { name: /^Export/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save/ }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toContain('the service has no history')
  expect(text.match(/^"?Price up/gm)?.length).toBe(week.up)

  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await page.reload()
  await expectLines(page, week.up)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
}

test(
  'a collection is loaded, updated a week later, its changes are exported and survive a reload',
  { tag: '@slow' },
  async ({ page }) => {
    await walkAWeek(page, 1000)
  },
)

test(
  'changes of a week are also shown for thousands of rows',
  { tag: '@slow' },
  async ({ page }) => {
    await walkAWeek(page, 20_000)
  },
)

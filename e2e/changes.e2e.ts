import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { BATCH } from '../src/domain/batchNames.ts'
import { CHANGES, deleteMomentOf, kindInWords } from '../src/domain/changesNames.ts'
import { formatCount } from '../src/domain/format.ts'
import { RUN } from '../src/domain/runNames.ts'
import { WORKBENCH } from '../src/domain/workbenchNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { oxford, us } from './known.ts'
import { expectNoSidewaysScroll, loadSetButton, mainHeading } from './places.ts'
import { weekLater } from './weekLater.ts'

/** Loads some thousand rows through a browser that others share. */
const LONG = { timeout: 90_000 }

/** Loads what the search finds, and says which set it is. */
async function loadSet(page: Page, search: string): Promise<string> {
  await page.goto(search)
  await loadSetButton(page).click()
  await page.getByRole('button', { name: /^Load [\d,]+ rows$/ }).click()
  await expect(page.getByRole('button', { name: WORKBENCH.loadAgain })).toBeAttached(LONG)
  const id = /\/workbench\/([a-z0-9]+)/.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`no set at ${page.url()}`)
  return id
}

const inAWeek = (setId: string) => `${paths.changes(setId)}?demo=next-week`
const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: CHANGES.tiles })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const table = (page: Page) => page.getByRole('table', { name: CHANGES.table })
const progress = (page: Page) => page.getByRole('progressbar', { name: RUN.progress })

test('thousands of rows are loaded, loaded again a week later, and what changed is read and exported', async ({
  page,
  checkAccess,
}) => {
  test.slow()
  const week = weekLater('us', 'Apparel')
  expect(week.before).toBeGreaterThan(5000)
  const setId = await loadSet(page, paths.search({ division: 'Apparel', ...us }))
  await page.goto(inAWeek(setId))
  await expect(mainHeading(page)).toHaveText(CHANGES.page)
  await expect(page.getByText('Only one moment is kept')).toBeVisible()

  await page.getByRole('button', { name: CHANGES.loadAgain }).click()
  await expect(page).toHaveURL(/\/changes\?since=\w+&to=\w+&demo=next-week$/)
  await expect(progress(page)).toHaveCount(0, LONG)
  await expect(
    page.getByText(`Now: ${formatCount(week.now)} of ${formatCount(week.now)} rows`),
  ).toBeVisible(LONG)
  for (const [kind, count] of [
    ['price-down', week.down],
    ['price-up', week.up],
    ['new', week.new],
    ['gone', week.gone],
    ['stock', week.stock],
    ['discount', week.discount],
  ] as const) {
    await expect(tile(page, kindInWords(kind))).toContainText(
      `${kindInWords(kind)}${formatCount(count)}`,
    )
  }
  await expect(tile(page, CHANGES.all)).toHaveAttribute('aria-current', 'true')
  await expect(table(page).getByRole('row').nth(1)).toContainText(
    /Price down.*from .* to .*−\d+\.\d%/,
  )
  await checkAccess()

  await tile(page, kindInWords('price-up')).click()
  await expect(page).toHaveURL(/[?&]tile=price-up/)
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(week.up + 1))
  await table(page).getByRole('button', { name: 'In percent' }).click()
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
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(week.up + 1), LONG)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a load that is cancelled calls nothing gone, and a moment is deleted and brought back', async ({
  page,
  checkAccess,
}) => {
  test.slow()
  const setId = await loadSet(page, paths.search({ q: 'cotton', ...us }))
  await page.goto(inAWeek(setId))
  await page.getByRole('button', { name: CHANGES.loadAgain }).click()
  await page.getByRole('button', { name: RUN.cancel }).click()
  await expect(page.getByRole('button', { name: RUN.cancel })).toHaveCount(0)
  await expect(page.getByText('Not everything can be told')).toBeVisible(LONG)
  await expect(tile(page, kindInWords('gone'))).toContainText('cannot be told')
  await checkAccess()

  const moments = page.getByRole('region', { name: CHANGES.moments })
  await expect(moments.getByRole('listitem')).toHaveCount(2)
  await moments
    .getByRole('button', { name: new RegExp(`^${deleteMomentOf('')}`) })
    .first()
    .click()
  await expect(page.getByText('Only one moment is kept')).toBeVisible()
  await page.getByRole('button', { name: CHANGES.undo }).click()
  await expect(tile(page, kindInWords('gone'))).toContainText('cannot be told')
})

test('a batch is kept as of now, and its offers are compared a week later', async ({ page }) => {
  await page.goto(paths.batch())
  await page.getByRole('textbox', { name: BATCH.paste }).fill(`${oxford.ean}\n${oxford.id}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(progress(page)).toHaveAttribute('value', '2')
  await page.getByRole('button', { name: CHANGES.keep }).click()
  await page.getByRole('button', { name: CHANGES.open, exact: true }).click()
  await expect(page).toHaveURL(/\/workbench\/[a-z0-9]+/)
  const setId = /\/workbench\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''

  await page.goto(inAWeek(setId))
  await page.getByRole('button', { name: CHANGES.loadAgain }).click()
  await expect(page.getByText(/Before: 10 rows\. Now: 10 rows\./)).toBeVisible()
  await expect(tile(page, CHANGES.all)).toContainText('of 10 products')
})

test('what changed is selected and taken along', async ({ page, checkAccess }) => {
  const setId = await loadSet(page, paths.search({ q: 'linen shirt', ...us }))
  await page.goto(inAWeek(setId))
  await expect(page.getByText('Only one moment is kept')).toBeVisible()
  await checkAccess()
  await page.getByRole('button', { name: CHANGES.loadAgain }).click()
  await expect(table(page).getByRole('rowheader').first()).toBeVisible()
  await expect(progress(page)).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess()
  for (const place of [1, 2]) {
    await table(page).getByRole('row').nth(place).getByRole('checkbox').check()
  }
  await page
    .getByRole('region', { name: CHANGES.selected })
    .getByRole('link', { name: /^Compare/ })
    .click()
  await expect(page).toHaveURL(/\/compare\?id=.*&id=.*&country=us/)
})

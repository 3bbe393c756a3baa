import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { checkDigit } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { detailsOf, exportRows } from '@/words/collectionViewNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { inScenario, oxford } from './support/demoData.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import {
  chooseMerchant,
  contentOf,
  expectChecked,
  expectNoSidewaysScroll,
} from './support/locators.ts'
import { saveAs } from './support/saveAs.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const WRONG = '2049811763055'
const SIZE_L = '2049811763061'

const rows = (page: Page) => page.getByRole('table', { name: 'Rows', exact: true })
const rowOf = (page: Page, code: string) => rows(page).getByRole('row').filter({ hasText: code })

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(lines.join('\n'))
}

const start = (page: Page) => page.getByRole('button', { name: /^Create and check/ })
/** A check takes as long as its requests: on a slow machine longer than the usual limit. */
const expectRequested = (page: Page, count: number) =>
  expectChecked(page, count, { timeout: 300_000 })

/** Codes with valid check digits that nobody sells. */
function nobodysCodes(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const body = String(200_000_010_000 + at)
    return `${body}${checkDigit(body)}`
  })
}

/** The scroll position of the rows, once they are drawn. */
const scrolledTo = (page: Page) =>
  page.getByRole('region', { name: 'Rows, all columns' }).evaluate(async (box) => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    return box.scrollTop
  })

/** The rows of an exported workbook by column name, and the lines above them. */
async function readWorkbook(path: string) {
  const all = await readSheet(readFileSync(path))
  const head = all.slice(
    0,
    all.findIndex(([first]) => first === 'Title'),
  )
  const names = all[head.length] ?? []
  return {
    headLines: head.map(([line]) => line),
    lines: all
      .slice(head.length + 1)
      .map((cells) => Object.fromEntries(names.map((name, at) => [String(name), cells[at]]))),
  }
}

test('codes are checked and saved as a workbook; Back from an EAN restores the scrolled rows', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  const codes = nobodysCodes(141)
  const [first = '', ...others] = codes
  const five = [oxford.ean, first, oxford.ean, WRONG, oxford.id]
  await turnOnDeveloper(page)
  await page.goto(withoutDelay(paths.newCollection()))
  await paste(page, [...five, ...others])
  await page.getByRole('combobox', { name: CODE_CHECK.atOnce }).selectOption('12')
  for (const name of [CODE_CHECK.names, CODE_CHECK.otherForms])
    await page.getByRole('checkbox', { name }).setChecked(false)
  await start(page).click()
  await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
  await expectRequested(page, 143)
  await expect(page.getByRole('button', { name: CODE_CHECK.pause })).toHaveCount(0)

  await page.goto(`${page.url()}?columns=title,line,given,status,lowest`)
  await expect(rows(page)).toBeVisible()
  const file = await saveAs(page, exportRows(145), 'xlsx')
  await expect(page.getByText('145 rows saved as XLSX', { exact: true }).first()).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/, \d{4}-\d\d-\d\d, incomplete\.xlsx$/)
  const { headLines, lines } = await readWorkbook(await file.path())
  expect(headLines.join('\n')).toContain('145 rows')
  const inputCells = lines.slice(0, five.length)
  expect(inputCells.map((line) => line['Line'])).toEqual([1, 2, 3, 4, 5])
  expect(inputCells.map((line) => line['As given'])).toEqual(five)
  expect(inputCells.map((line) => line['Status'])).toEqual([
    'Found',
    'Not found',
    'Duplicate',
    'Can’t be checked',
    'Found',
  ])
  expect(inputCells[0]?.['Lowest offer']).toEqual(expect.any(Number))
  expect(inputCells[3]?.['Lowest offer']).toBeNull()
  expect(inputCells[4]?.['Title']).toBe(oxford.title)

  await page.getByRole('checkbox', { name: 'Not found' }).check()
  await expect(page).toHaveURL(/status=Not\+found/)
  // With a hundred rows or more, only those in view are in the page; the last one appears after scrolling.
  const last = rows(page)
    .getByRole('rowheader', { name: codes.at(-1) ?? '', exact: true })
    .getByRole('link')
  await expect(last).not.toBeAttached()
  // If the columns do not fit, the rows scroll in a separate box.
  await rows(page).hover()
  await page.mouse.wheel(0, 100_000)
  await expect(last).toBeInViewport()
  await page.mouse.wheel(0, -600)
  const link = rows(page)
    .getByRole('rowheader', { name: codes[110] ?? '', exact: true })
    .getByRole('link')
  await expect(link).toBeInViewport()
  await link.focus()
  const before = await scrolledTo(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ean/${codes[110]}`))
  await page.goBack()
  await expect(page).toHaveURL(/status=Not\+found/)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect.poll(() => scrolledTo(page)).toBe(before)
  await expect(page.getByRole('checkbox', { name: 'Not found' })).toBeChecked()
})

test(
  'a reload during a run loses no finished row, and the rest can be cancelled',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    await turnOnDeveloper(page)
    await page.goto(inScenario(paths.newCollection(), 'far-away'))
    // Enough codes that the run is still going when the first result is there.
    await paste(page, [oxford.ean, ...nobodysCodes(120)])
    await page.getByRole('combobox', { name: CODE_CHECK.atOnce }).selectOption('1')
    await start(page).click()
    await expect(rowOf(page, oxford.ean)).toContainText('Found')
    await page.reload()
    await expect(rowOf(page, oxford.ean)).toContainText('Found')
    await page.getByRole('button', { name: CODE_CHECK.cancel }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  },
)

test(
  'closing row details returns the focus; all columns and the matrix also fit a phone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(withoutDelay(paths.newCollection()))
    await paste(page, [oxford.ean, SIZE_L, oxford.url, oxford.id])
    await page.getByRole('checkbox', { name: CODE_CHECK.chain }).check()
    await start(page).click()
    await expectRequested(page, 4)
    await chooseMerchant(page, oxford.merchant)
    const opener = rows(page)
      .getByRole('button', { name: detailsOf(oxford.title) })
      .nth(2)
    await opener.click()
    const details = page.getByRole('region', { name: detailsOf(oxford.title) })
    await expect(details.getByRole('link', { name: oxford.title })).toBeVisible()
    await opener.click()
    await expect(details).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: new RegExp(`^${COLUMNS.columns}`) }).click()
    for (const name of ['Mean offer', 'Spread', 'Status', 'Rank', 'Index']) {
      await page.getByRole('checkbox', { name, exact: true }).check()
    }
    await page.keyboard.press('Escape')
    await expect(rows(page).getByRole('columnheader', { name: /^Spread/ })).toBeAttached()
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: BY_MERCHANT.view }).click()
    await expect(page).toHaveURL(/view=merchants/)
    const grid = page.getByRole('grid', { name: BY_MERCHANT.grid })
    await grid.getByRole('link', { name: oxford.title, exact: true }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(grid.locator('a:focus')).toHaveText(/^47\.90/)
    await page.keyboard.press('Enter')
    await expect(contentOf(page, 'ean')).toBeVisible()
    await page.goBack()
    await expect(grid).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(rows(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
  },
)

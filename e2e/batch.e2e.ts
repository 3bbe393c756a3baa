import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { COLUMNS } from '../src/domain/columnNames.ts'
import { BATCH, detailsOfRow } from '../src/domain/batchNames.ts'
import { exportAs } from '../src/domain/exportNames.ts'
import { checkDigit } from '../src/domain/gtin.ts'
import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario, inSmallCatalog, oxford } from './known.ts'
import { contentOf, expectNoSidewaysScroll, mainHeading } from './places.ts'

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

const rows = (page: Page) => page.getByRole('table', { name: BATCH.rows })
const rowOf = (page: Page, code: string) =>
  rows(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: code, exact: true }) })

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: BATCH.paste }).fill(lines.join('\n'))
}

const start = (page: Page) => page.getByRole('button', { name: /^Start/ })

test('codes are pasted, counted, run, read beside their EAN page, and exported', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(paths.start())
  await page
    .getByRole('navigation', { name: NAMES.mainNavigation })
    .getByRole('link', { name: BATCH.page })
    .click()
  await paste(page, [oxford.ean, NOBODYS, oxford.ean, WRONG, oxford.id])
  await expect(page.getByRole('table', { name: `${BATCH.invalid}, 1 line` })).toContainText(
    `it should be 4: ${oxford.ean}`,
  )
  await checkAccess()
  await start(page).click()
  await expect(page).toHaveURL(/\/batch\/[a-z0-9]{10}/)
  await expect(page.getByRole('progressbar', { name: BATCH.progress })).toHaveAttribute(
    'value',
    '3',
  )
  await page.getByRole('combobox', { name: BATCH.myMerchant }).selectOption(oxford.merchant)
  await expect(rowOf(page, oxford.ean).first()).toContainText(
    /9\s*38\.50\s*45\.90\s*62\.00\s*47\.90/,
  )
  await expect(rowOf(page, oxford.ean).first()).toContainText('+6.6%')
  await expect(rowOf(page, NOBODYS)).toContainText('Not found')
  await expect(rowOf(page, oxford.id)).toContainText(oxford.title)
  await checkAccess()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: exportAs(BATCH.exportAll, 'csv') }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain('Complete\r\nCurrency: not stated\r\n')
  expect(text).toContain(oxford.ean)

  await page.getByRole('radio', { name: 'Done 3' }).check()
  await expect(page).toHaveURL(/status=done/)
  await rowOf(page, oxford.ean).first().getByRole('link').click()
  await expect(contentOf(page, 'ean')).toBeVisible()
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await page.goBack()
  await expect(page).toHaveURL(/status=done/)
  await expect(rows(page).getByRole('rowheader')).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a reload in the middle loses no finished row, and asks none of them again', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(inScenario(paths.batch(), 'slow'))
  await paste(page, [oxford.ean, '2049811763061', NOBODYS, '2000000000015', '2000000000022'])
  await page.getByRole('combobox', { name: BATCH.atOnce }).selectOption('1')
  await start(page).click()
  await expect(rowOf(page, oxford.ean)).toContainText('47.90')
  await page.reload()
  await expect(rowOf(page, oxford.ean)).toContainText('47.90')
  await page.getByRole('button', { name: BATCH.goOn }).click()
  await expect(rowOf(page, oxford.ean)).toContainText('Done')
  await page.getByRole('button', { name: BATCH.cancel }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
})

/** Codes that nobody sells, with right check digits. */
function nobodysCodes(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const body = String(200_000_010_000 + at)
    return `${body}${checkDigit(body)}`
  })
}

test('a code’s page leads back to the same rows, in the same place, with the focus on its row', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  const codes = nobodysCodes(140)
  await page.goto(inSmallCatalog(paths.batch()))
  await paste(page, [oxford.ean, ...codes])
  await page.getByRole('combobox', { name: BATCH.atOnce }).selectOption('8')
  await start(page).click()
  await page.getByRole('button', { name: 'Row', exact: true }).click()
  await page.getByRole('radio', { name: 'Not found 140' }).check()
  await expect(page).toHaveURL(/status=not-found&sort=row/)

  // Of a hundred rows and more only those in view are in the page: the last one comes with scrolling.
  const last = rows(page).getByRole('link', { name: codes.at(-1) ?? '', exact: true })
  await expect(last).not.toBeAttached()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  const link = rows(page).getByRole('link', { name: codes[125] ?? '', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ean/${codes[125]}`))
  await page.goBack()
  await expect(page).toHaveURL(/status=not-found&sort=row/)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.getByRole('radio', { name: 'Not found 140' })).toBeChecked()
})

test('prices stand by merchant, against another reference, with the details of a row', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.batch())
  await paste(page, [oxford.ean, '2049811763061', oxford.url, oxford.id])
  await page.getByRole('checkbox', { name: BATCH.chain }).check()
  await start(page).click()
  await expect(page.getByRole('progressbar', { name: BATCH.progress })).toHaveAttribute(
    'value',
    '4',
  )
  await page.getByRole('combobox', { name: BATCH.myMerchant }).selectOption(oxford.merchant)
  await page.getByRole('combobox', { name: BATCH.reference }).selectOption('min')
  await expect(page).toHaveURL(/ref=min/)
  await expect(rowOf(page, oxford.ean)).toContainText('+24.4%')
  const standing = page.getByRole('region', { name: BATCH.standing })
  await expect(standing.getByRole('link', { name: /^Dearer than the lowest/ })).toBeVisible()
  await expect(standing.getByRole('table', { name: /^Distribution of the index/ })).toBeAttached()

  await page.getByRole('button', { name: new RegExp(`^${detailsOfRow(3)}`) }).click()
  const drawer = page.getByRole('dialog', { name: detailsOfRow(3) })
  await expect(drawer.getByRole('link', { name: oxford.title })).toBeVisible()
  await expect(drawer.getByRole('table')).toContainText('47.90')
  await checkAccess()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: new RegExp(`^${detailsOfRow(3)}`) })).toBeFocused()

  await page.getByRole('button', { name: new RegExp(`^${COLUMNS.columns}`) }).click()
  for (const name of ['Mean', 'Spread', 'Left out', 'Position', 'Ties', 'Index', 'Brand']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await page.keyboard.press('Escape')
  await expect(rowOf(page, oxford.ean)).toContainText('of 9')
  await checkAccess()
  await expectNoSidewaysScroll(page)

  await page.getByRole('radio', { name: 'Matrix' }).check()
  await expect(page).toHaveURL(/view=matrix/)
  const grid = page.getByRole('grid', { name: BATCH.matrix })
  await expect(grid.getByRole('columnheader').nth(1)).toContainText(oxford.merchant)
  await expect(grid.getByRole('link', { name: '38.50 lowest of the row' }).first()).toBeVisible()
  await checkAccess()
  await grid.getByRole('link', { name: oxford.ean, exact: true }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(contentOf(page, 'ean')).toBeVisible()
  await expect(page).toHaveURL(/ref=min/)
  await page.goBack()
  await expect(grid).toBeVisible()

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.getByRole('radio', { name: 'Table' }).check()
  await expect(page.getByRole('combobox', { name: BATCH.sortBy })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

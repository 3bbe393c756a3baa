import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { BATCH } from '../src/domain/batchNames.ts'
import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario, oxford } from './known.ts'
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
  await page.getByRole('button', { name: BATCH.exportAll }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain('Rows: 5 of 5\r\nComplete\r\nCurrency: not stated\r\n')
  expect(text).toContain(`"=""${oxford.ean}""",us,done`)

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

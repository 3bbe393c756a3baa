import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { REPORT } from '../src/report/reportNames.ts'
import { BATCH } from '../src/words/batchNames.ts'
import { violations } from './access/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { oxford } from './support/known.ts'

/** Opened from disk in a tab of its own; resolves with that tab and all that it asks for. */
async function openFromDisk(context: BrowserContext, file: string) {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`file://${file}`)
  return { page, asked }
}

/** In both themes and on paper; what a browser says of it fails the journey. */
async function readsEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const body = page.locator('body')
    const [ink, paper] = await body.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    expect(ink).not.toBe(paper)
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWide()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  }
}

test('a batch becomes a report that opens from disk, sorts, finds, prints and is read back', async ({
  page,
  context,
}, info) => {
  await page.goto('/batch')
  await page.getByRole('textbox', { name: BATCH.paste }).fill(`${oxford.ean}\n2049811763061\n123`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('combobox', { name: BATCH.myMerchant }).selectOption(oxford.merchant)
  await page.getByRole('button', { name: REPORT.make }).click()
  const sheet = page.getByRole('dialog', { name: REPORT.make })
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('textbox', { name: REPORT.title }).fill('Monday')
  await sheet.getByRole('textbox', { name: REPORT.notes }).fill('Hold our prices.')
  const saving = page.waitForEvent('download')
  await sheet.getByRole('button', { name: REPORT.save }).click()
  const file = info.outputPath('report.html')
  await (await saving).saveAs(file)

  const report = await openFromDisk(context, file)
  await expect(report.page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  await expect(report.page.getByText('Hold our prices.')).toBeVisible()
  await readsEverywhere(report.page)
  expect(report.asked).toEqual([`file://${file}`])
  await report.page.close()

  await page.goto('/batch')
  await page.getByLabel(BATCH.file).setInputFiles(file)
  await page.getByRole('combobox', { name: BATCH.sheet }).selectOption({ label: 'All rows' })
  await expect(page.getByRole('region', { name: BATCH.preview })).toContainText('2')
})

test('the sample report sorts and finds without asking anyone', async ({ context }) => {
  const file = path.resolve(import.meta.dirname, '../docs/sample-report.html')
  expect(readFileSync(file, 'utf8')).toContain('Content-Security-Policy')
  const { page, asked } = await openFromDisk(context, file)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'The 20 dearest' }),
  })
  const first = section.locator('tbody tr').first()
  const byPrice = section.getByRole('columnheader', { name: 'My price' })
  await byPrice.getByRole('button').click()
  await expect(byPrice).toHaveAttribute('aria-sort', 'descending')
  const dearest = await first.innerText()
  await byPrice.getByRole('button').click()
  await expect(byPrice).toHaveAttribute('aria-sort', 'ascending')
  expect(await first.innerText()).not.toBe(dearest)
  await section.getByRole('searchbox').fill('tuxedo')
  await expect(section.getByRole('status')).toHaveText('1 of 20 rows')
  await readsEverywhere(page)
  expect(asked).toEqual([`file://${file}`])
})

test('a report reads without its script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`file://${path.resolve(import.meta.dirname, '../docs/sample-report.html')}`)
  await expect(page.getByRole('table', { name: 'The 20 dearest' }).getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('searchbox').first()).toBeHidden()
  await context.close()
})

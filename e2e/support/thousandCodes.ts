/** The main journey of a code check: a thousand codes from a spreadsheet, a reload in the middle, and a workbook at the end. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { exportRows } from '@/words/collectionViewNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { oxford } from './demoData.ts'
import { expect } from './fixtures.ts'
import { chooseMerchant, checkedSoFar, expectChecked, mainHeading } from './locators.ts'
import { thousandCodes } from './pastedCodes.ts'
import { saveAs } from './saveAs.ts'
import { LONG_TIMEOUT } from './smallCatalogs.ts'

const AT_ONCE = 12

/** Records the codes that the page requests from the EAN operation. */
function listen(page: Page): string[] {
  const codes: string[] = []
  page.on('request', (request) => {
    const [, code] = /\/v1\/.*\/(\d{8,14})(?:$|[/?])/.exec(request.url()) ?? []
    if (code !== undefined) codes.push(code)
  })
  return codes
}

async function workbook(page: Page, lines: number) {
  const file = await saveAs(page, exportRows(lines), 'xlsx')
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const rows = await readSheet(readFileSync(await file.path()))
  const heads = rows.findIndex(([first]) => first === 'Title')
  const about = rows.slice(0, heads).map(([first]) => first)
  const names = rows[heads] ?? []
  const column = (name: string) => rows.slice(heads + 1).map((row) => row[names.indexOf(name)])
  return { about, column }
}

export async function walkThousandCodes(page: Page): Promise<void> {
  const { text, lines, invalid, repeated, unknown } = thousandCodes('us')
  const requests = lines - invalid - repeated
  const codes = listen(page)
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(text)
  await page.getByRole('combobox', { name: CODE_CHECK.atOnce }).selectOption(String(AT_ONCE))
  await page.getByRole('checkbox', { name: CODE_CHECK.names }).setChecked(false)
  await page.getByRole('checkbox', { name: CODE_CHECK.otherForms }).setChecked(false)
  await page.getByRole('button', { name: /^Create and check/ }).click()

  await expect(page.getByLabel(CODE_CHECK.figures)).toContainText(
    `of ${requests.toLocaleString('en')}`,
  )
  await expect.poll(() => checkedSoFar(page), LONG_TIMEOUT).toBeGreaterThan(requests / 4)
  const address = page.url()
  await page.reload()
  await expect.poll(() => checkedSoFar(page), LONG_TIMEOUT).toBeGreaterThan(requests / 2)

  // The run continues while another page is open, also after a reload there.
  await page.getByRole('banner').getByRole('link', { name: PAGES.settings }).click()
  await expect(mainHeading(page)).toHaveText(PAGES.settings)
  await page.reload()
  // The browser may not report requests that were pending at a reload; the next lines count their results.
  await expect.poll(() => new Set(codes).size, LONG_TIMEOUT).toBeGreaterThan(requests - 2 * AT_ONCE)
  await page.goto(address)
  await expectChecked(page, requests, LONG_TIMEOUT)

  // Only requests that were pending at the two reloads and at the last navigation may be sent twice.
  expect(codes.length).toBeLessThanOrEqual(requests + 3 * AT_ONCE)
  const figures = page.getByLabel(CODE_CHECK.figures)
  await expect(figures).toContainText(`Not found${unknown}`)
  await expect(figures).not.toContainText('Failed')

  await chooseMerchant(page, oxford.merchant)
  await page.goto(`${page.url()}?columns=title,line,given,status,lowest,index`)
  const { about, column } = await workbook(page, lines)
  expect(about.join('\n')).toContain('1,000 rows')
  expect(column('Line')).toEqual(Array.from({ length: lines }, (_, at) => at + 1))
  const states = column('Status')
  const inputCells = column('As given').filter((_, at) => states[at] !== 'Can’t be checked')
  expect(inputCells).toHaveLength(lines - invalid)
  // A spreadsheet writes an apostrophe before a code that is to stay text.
  for (const code of inputCells) expect(code).toMatch(/^'?\d{12,14}$/)
  const lowest = column('Lowest offer').filter((price) => price !== null)
  expect(lowest.length).toBeGreaterThan(requests / 2)
  for (const price of lowest) expect(price).toEqual(expect.any(Number))
  expect(states.filter((status) => status === 'Can’t be checked')).toHaveLength(invalid)
  expect(column('Index').some((index) => typeof index === 'number')).toBe(true)
}

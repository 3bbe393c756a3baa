import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { BATCH } from '../src/domain/batchNames.ts'
import { EXPORT, exportAs } from '../src/domain/exportNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inSmallCatalog, oxford } from './known.ts'

const NOBODYS = '2000000000008'
const WRONG = '2049811763055'

/** What a press hands over. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const saving = page.waitForEvent('download')
  await press()
  return saving
}

const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a batch is saved as a workbook in which every cell has its type', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(inSmallCatalog(paths.batch()))
  const lines = [oxford.ean, NOBODYS, oxford.ean, WRONG, oxford.id]
  await page.getByRole('textbox', { name: BATCH.paste }).fill(lines.join('\n'))
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(menu(page, BATCH.exportAll)).toBeVisible()
  await menu(page, BATCH.exportAll).click()
  const panel = page.getByRole('dialog', { name: BATCH.exportAll })
  await expect(panel.getByRole('radiogroup', { name: EXPORT.format })).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await expect(menu(page, BATCH.exportAll)).toBeFocused()

  const press = () => menu(page, exportAs(BATCH.exportAll, 'xlsx')).click()
  const file = await saved(page, press)
  expect(file.suggestedFilename()).toMatch(/, \d{4}-\d\d-\d\d\.xlsx$/)
  await expect(page.getByText('5 rows saved as XLSX', { exact: true }).first()).toBeVisible()

  const [sheet] = await readXlsxFile(readFileSync(await file.path()))
  const data = sheet?.data ?? []
  const head = data.slice(
    0,
    data.findIndex(([first]) => first === 'Row'),
  )
  const said = head.map(([line]) => line)
  expect(said).toEqual(expect.arrayContaining(['Complete', 'Currency: not stated', 'Rows: 5 of 5']))
  const names = data[head.length] ?? []
  const rows = data
    .slice(head.length + 1)
    .map((cells) => Object.fromEntries(names.map((name, at) => [String(name), cells[at]])))
  expect(rows.map((row) => row['Row'])).toEqual([1, 2, 3, 4, 5])
  expect(rows.map((row) => row['Asked'])).toEqual([
    oxford.ean,
    NOBODYS,
    oxford.ean,
    WRONG,
    oxford.id,
  ])
  expect(rows.map((row) => row['Status'])).toEqual(['done', 'not found', 'done', 'invalid', 'done'])
  expect(rows[0]?.['Lowest']).toEqual(expect.any(Number))
  expect(rows[0]?.['Answered at (UTC)']).toBeInstanceOf(Date)
  expect(rows[3]?.['Remark']).toContain(`it should be 4: ${oxford.ean}`)
  expect(rows[3]?.['Lowest']).toBeNull()
  expect(rows[4]?.['Record active']).toBe(true)
  expect(rows[4]?.['EANs of the record']).toContain(oxford.ean)
  expect(rows[4]?.['Traits']).toContain(': ')
})

test('the offers of a code are saved as they are wanted, and code that does not arrive is said', async ({
  page,
  checkAccess,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.goto(inSmallCatalog(addresses.ean))
  await page.route('**/exportNow-*.js', (route) => route.abort())
  await menu(page, EXPORT.export).click()
  const panel = page.getByRole('dialog', { name: EXPORT.export })
  await panel.getByRole('combobox', { name: EXPORT.separator }).selectOption({ label: 'semicolon' })
  await panel.getByRole('combobox', { name: EXPORT.decimals }).selectOption({ label: '12,5' })
  await panel.getByRole('button', { name: /^Save \d+ rows? as CSV/ }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was exported')
  await checkAccess()

  await page.unroute('**/exportNow-*.js')
  // A browser remembers a part that failed for as long as the page lives.
  await page.reload()
  await menu(page, EXPORT.export).click()
  await expect(panel.getByRole('combobox', { name: EXPORT.separator })).toHaveValue(';')
  const file = await saved(page, () => panel.getByRole('button', { name: /^Save/ }).click())
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(`EAN ${oxford.ean}`)
  expect(text).toMatch(/;\d+,\d+;/)
  expect(text).toContain('Currency: not stated\r\n')
})

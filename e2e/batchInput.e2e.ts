import type { Page } from 'playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { BATCH, columnsOf } from '../src/words/batchNames.ts'
import { SELECTION, selectNamed } from '../src/words/selectionNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './support/fixtures.ts'
import { oxford, us } from './support/known.ts'
import { expectNoSidewaysScroll, lookupBox } from './support/places.ts'
import { atOnce } from './support/smallCatalogs.ts'

const field = (page: Page) => page.getByRole('textbox', { name: BATCH.paste })
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** Large enough for a library to unpack it in workers of its own, which the policy forbids. */
async function workbook(): Promise<Buffer> {
  const text = (value: string) => ({ type: String, value })
  const rows = Array.from({ length: 6000 }, (_, at) => [
    text(`https://shop.example/${at}/${'long'.repeat(25)}`),
    { type: Number, value: Number(oxford.ean) },
    { type: Number, value: 40 + at / 100 },
  ])
  return writeXlsxFile([
    { sheet: 'Notes', data: [[text('Nothing here')]] },
    { sheet: 'Stock', data: [['Link', 'EAN', 'Target'].map(text), ...rows] },
  ]).toBuffer()
}

test('a workbook is read in a worker under the policy, its columns are chosen, and both outlive a reload', async ({
  page,
}) => {
  await page.goto(atOnce(paths.batch()))
  const worker = page.waitForEvent('worker', (one) => one.url().includes('tableFile'))
  await page.getByLabel(BATCH.file).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook(),
  })
  await worker
  const columns = page.getByRole('region', { name: columnsOf('stock.xlsx') })
  await columns.getByRole('combobox', { name: BATCH.sheet }).selectOption('Stock')
  await columns.getByRole('combobox', { name: BATCH.column }).selectOption('EAN')
  await expect(columns.getByRole('combobox', { name: BATCH.targetColumn })).toHaveValue('2')
  await expect(figure(page, 'Lines read')).toContainText('6,000')
  await expect(figure(page, 'Own target prices')).toContainText('6,000')
  await expect(figure(page, 'To ask')).toContainText('1')
  await page.reload()
  await expect(figure(page, 'Repeated')).toContainText('5,999')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test(
  'what a second tab selects, or has pasted into the one box, is in the next batch of both',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(atOnce(paths.batch()))
    await field(page).fill(`${oxford.ean}\n`)
    const other = await context.newPage()
    await other.goto(atOnce(paths.search({ q: 'oxford', ...us })))
    await other.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
    const bar = other.getByRole('region', { name: SELECTION.bar })
    await expect(bar).toContainText('1 selected')
    await bar.getByRole('button', { name: BATCH.addTo }).click()
    // The first EAN of its record, which the answer holds.
    await expect(field(page)).toHaveValue(new RegExp(`^${oxford.ean}\\n\\d{13}\\n$`))
    const before = await field(page).inputValue()

    await other.evaluate((text) => navigator.clipboard.writeText(text), `${oxford.url}\n4.0E+12`)
    await lookupBox(other).click()
    await other.keyboard.press('Control+A')
    await other.keyboard.press('Control+V')
    await expect(other.getByRole('option', { name: /^Make a batch of 2 lines/ })).toBeVisible()
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/batch/)
    const all = `${before}${oxford.url}\n4.0E+12\n`
    await expect(field(other)).toHaveValue(all)
    await expect(field(page)).toHaveValue(all)
    await expect(figure(page, 'Valid')).toContainText('3')
  },
)

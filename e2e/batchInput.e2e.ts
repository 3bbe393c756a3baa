import type { Page } from 'playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { BATCH, columnsOf } from '../src/domain/batchNames.ts'
import { NAMES } from '../src/domain/names.ts'
import { SELECTION, selectNamed } from '../src/domain/selectionNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { oxford, us } from './known.ts'
import { expectNoSidewaysScroll } from './places.ts'

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

test('a workbook is read in a worker under the policy, and its columns are chosen', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.batch())
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
  await checkAccess()
  await page.reload()
  await expect(figure(page, 'Repeated')).toContainText('5,999')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a dropped file is read, and one that is no table leaves the input as it was', async ({
  page,
}) => {
  await page.goto(paths.batch())
  await field(page).fill(oxford.ean)
  const drop = async (name: string, bytes: number[]) => {
    const data = await page.evaluateHandle(
      ([file, content]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], file))
        return transfer
      },
      [name, bytes] as const,
    )
    await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
  }
  await drop('photo.jpg', [0xff, 0xd8, 0, 0, 0, 1, 2, 3])
  await expect(page.getByRole('alert')).toContainText('photo.jpg is neither text nor a workbook')
  await drop('codes.csv', [...Buffer.from(`GTIN;Größe\n${oxford.ean};M\n`, 'latin1')])
  await expect(page.getByRole('region', { name: columnsOf('codes.csv') })).toContainText('Größe')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(figure(page, 'Lines read')).toContainText('2')
  await expect(field(page)).toHaveValue(oxford.ean)
})

test('what two tabs add to the next batch is in both of them', async ({ page, context }) => {
  await page.goto(paths.batch())
  await field(page).fill(`${oxford.ean}\n`)
  const other = await context.newPage()
  await other.goto(paths.search({ q: 'cotton', ...us }))
  await other.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
  const bar = other.getByRole('region', { name: SELECTION.bar })
  await expect(bar).toContainText('1 selected')
  await bar.getByRole('button', { name: BATCH.addTo }).click()
  await expect(other.getByText('1 added; 2 lines in the next batch').first()).toBeVisible()
  await expect(field(page)).toHaveValue(`${oxford.ean}\n${oxford.id}\n`)
  await other.getByRole('button', { name: 'Open the batch' }).click()
  await expect(other).toHaveURL(/\/batch/)
  await expect(field(other)).toHaveValue(`${oxford.ean}\n${oxford.id}\n`)
})

test('lines pasted into the one box become a batch', async ({ page, checkAccess }) => {
  await page.goto(paths.search({ q: 'cotton', ...us }))
  await page.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
  await checkAccess()
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${oxford.ean}\n${oxford.url}\n4.0E+12`,
  )
  await page.getByRole('combobox', { name: /^Keywords, product id/ }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+V')
  await expect(page.getByRole('option', { name: /^Make a batch of 3 lines/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/batch/)
  await expect(field(page)).toHaveValue(`${oxford.ean}\n${oxford.url}\n4.0E+12\n`)
  await expect(figure(page, 'Valid')).toContainText('2')
  await page.getByRole('navigation', { name: NAMES.mainNavigation }).waitFor()
})

import type { Page } from 'playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK, previewOf } from '@/words/codesNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { SELECTION, selectNamed } from '@/words/selectionNames.ts'
import { START } from '@/words/startNames.ts'
import { oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, lookupBox } from './support/locators.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const field = (page: Page) => page.getByRole('textbox', { name: CODE_CHECK.paste })
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** Large enough that the library would unpack it in workers, which the security policy forbids. */
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

test('a workbook is read in a worker under the policy; the chosen sheet survives a reload', async ({
  page,
}) => {
  await page.goto(withoutDelay(paths.newCollection()))
  const worker = page.waitForEvent('worker', (one) => one.url().includes('import'))
  await page.getByLabel(CODE_CHECK.file).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook(),
  })
  await worker
  const preview = page.getByRole('region', { name: previewOf('file') })
  const column = (role: string) => preview.getByRole('combobox', { name: `Column for ${role}` })
  await expect(preview.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Stock')
  await expect(column('Target price')).toHaveValue('2')
  await column('EAN, link or product ID').selectOption('1')
  await expect(figure(page, 'Lines')).toContainText('6,000')
  await expect(figure(page, 'With a target price')).toContainText('6,000')
  await expect(figure(page, 'To check')).toContainText('1')
  await page.reload()
  await expect(figure(page, 'Duplicates')).toContainText('5,999')
  await expect(column('EAN, link or product ID')).toHaveValue('1')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('prices of a file become your prices in the country, and Undo removes them', async ({
  page,
}) => {
  await page.goto(withoutDelay(paths.newCollection()))
  await page.getByLabel(CODE_CHECK.file).setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`EAN;Price;Cost\n${oxford.ean};USD 9.50;4.00\n${oxford.ean};EUR 8.50;\n`),
  })
  const start = page.getByRole('button', { name: /^Create and check/ })
  await expect(page.getByText('Answer 1 question first')).toBeVisible()
  await expect(start).toBeDisabled()
  await page.getByRole('radio', { name: 'Import them without a price' }).check()
  await expect(page.getByText(/^Saved in My prices for US when you start/)).toBeVisible()
  await start.click()
  await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
  await expect(page.getByText(/^Saved 1 price\b.* in My prices for US\./).first()).toBeVisible()
  const undo = page.getByRole('button', { name: CODE_CHECK.undo })
  await undo.click()
  await expect(undo).toHaveCount(0)
  await page.goto(withoutDelay(paths.priceList()))
  await expect(page.getByLabel(PRICES.paste)).toBeVisible()
})

test('a table pasted on Home becomes the input of the next collection', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(withoutDelay('/'))
  await expect(page.getByRole('region', { name: START.own })).toBeVisible()
  const text = `EAN\tPrice\n${oxford.ean}\t12.50\n`
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('region', { name: START.own }).click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Control+V')
  await expect(page).toHaveURL(/\/collections\/new/)
  await expect(field(page)).toHaveValue(text)
  await expect(page.getByRole('radio', { name: CODE_CHECK.yourPrices })).toBeChecked()
})

test(
  'products selected or pasted in a second tab join the next collection in both tabs',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(withoutDelay(paths.newCollection()))
    await field(page).fill(`${oxford.ean}\n`)
    const other = await context.newPage()
    await other.goto(withoutDelay(paths.search({ q: 'oxford', ...us })))
    await other.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
    const bar = other.getByRole('region', { name: SELECTION.bar })
    await expect(bar).toContainText('1 selected')
    await bar.getByRole('button', { name: CODE_CHECK.addTo }).click()
    // The first EAN of its record, from the response.
    await expect(field(page)).toHaveValue(new RegExp(`^${oxford.ean}\\n\\d{13}\\n$`))
    const before = await field(page).inputValue()

    await other.evaluate((text) => navigator.clipboard.writeText(text), `${oxford.url}\n4.0E+12`)
    await lookupBox(other).click()
    await other.keyboard.press('Control+A')
    await other.keyboard.press('Control+V')
    await expect(
      other.getByRole('option', { name: /^Create a collection of 2 lines/ }),
    ).toBeVisible()
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/collections\/new/)
    const all = `${before}${oxford.url}\n4.0E+12\n`
    await expect(field(other)).toHaveValue(all)
    await expect(field(page)).toHaveValue(all)
    await expect(figure(page, 'Valid')).toContainText('3')
  },
)

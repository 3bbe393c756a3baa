import type { Page } from 'playwright/test'
import { EAN } from '@/pages/ean/eanNames.ts'
import { paths } from '@/routing/paths.ts'
import { fieldOf, myPriceOf, PRICES } from '@/words/priceListNames.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll } from './support/locators.ts'

/** A code that nobody sells. */
const OTHER = '2000000000008'

const save = (page: Page) => page.getByRole('button', { name: new RegExp(`^${PRICES.save}`) })
const price = (page: Page, code: string) =>
  page.getByRole('textbox', { name: fieldOf('Price', code) })

/**
 * Returns by how many pixels the text is wider than its field. The text is measured separately, because a field with an ellipsis
 * does not report its width.
 */
function beyond(field: HTMLElement): number {
  const { fontSize, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(field)
  const text = document.createElement('span')
  text.textContent = (field as HTMLInputElement).value // a textbox of the table
  Object.assign(text.style, {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontSize,
    fontVariantNumeric,
  })
  document.body.append(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  return width + parseFloat(paddingLeft) + parseFloat(paddingRight) - field.clientWidth
}

test('your prices are pasted, changed, saved, and used if the catalog has none of yours', async ({
  page,
}) => {
  await page.goto(paths.priceList())
  await page
    .getByRole('textbox', { name: PRICES.paste })
    .fill(`EAN\tVK\tEK\n${oxford.ean}\t45,50\t30,00\n${OTHER}\t1.299,00\t`)
  await save(page).click()
  await expect(price(page, OTHER)).toHaveValue('1,299.00')
  await price(page, oxford.ean).fill('44.90')
  await price(page, oxford.ean).press('Enter')
  const row = page.getByRole('table', { name: PRICES.rows }).getByRole('row')
  // The margin is computed from the saved price list.
  await expect(row.filter({ hasText: oxford.ean })).toContainText('33.2%')
  await page.reload()
  await expect(price(page, oxford.ean)).toHaveValue('44.90')

  await page.getByRole('link', { name: oxford.ean }).click()
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(11)
  const figures = page.getByLabel(EAN.statistics)
  await expect(figures.getByRole('textbox', { name: myPriceOf(oxford.ean) })).toHaveValue('44.90')
  await expect(figures).toContainText('from your price list, 5th of 10')
  await expect(figures).toContainText('33.2%34.6% at the median of the competitors, cost 30.00')
})

test('a workbook is read and saved; its longest number is fully visible on desktop and phone', async ({
  page,
}) => {
  await page.goto(inSmallCatalog(paths.priceList()))
  const rows = `<row r="1"><c r="A1" t="str"><v>EAN</v></c><c r="B1" t="str"><v>Price</v></c><c r="C1" t="str"><v>Cost</v></c></row>
    <row r="2"><c r="A2"><v>2.049811763054E12</v></c><c r="B2"><v>8.5</v></c><c r="C2"><v>100000000000000</v></c></row>`
  await page.getByLabel(PRICES.file).setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(aWorkbook({ Prices: rows })),
  })
  await expect(page.getByRole('list', { name: 'used' })).toContainText(`${oxford.ean} 8.50`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await save(page).click()

  const cost = page.getByRole('textbox', { name: fieldOf('Cost', oxford.ean) })
  await expect(cost).toHaveValue('100,000,000,000,000.00')
  await expect.poll(() => cost.evaluate(beyond), 'pixels out of sight').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => cost.evaluate(beyond), 'pixels out of sight').toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: PRICES.more }).click()
  await page.getByRole('button', { name: PRICES.replace }).click()
  await page.getByRole('textbox', { name: PRICES.paste }).fill(`${oxford.ean}\t45.50\nshirt\t1.00`)
  await expect(page.getByRole('list', { name: 'left out' })).toContainText('Line 2')
  await expectNoSidewaysScroll(page)
})

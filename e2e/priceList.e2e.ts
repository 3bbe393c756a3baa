import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { EXPORT, saveRows } from '../src/domain/exportNames.ts'
import { EAN } from '../src/domain/eanNames.ts'
import { fieldOf, PRICES, removeRowOf } from '../src/domain/priceList/priceListNames.ts'
import { SETTINGS } from '../src/domain/settingsNames.ts'
import { aWorkbook } from '../src/testing/aWorkbook.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { oxford, us } from './known.ts'
import { contentOf, expectNoSidewaysScroll, mainHeading } from './places.ts'

/** Nobody's codes; the last one has lost its leading zero. */
const OTHER = '2000000000008'
const WRONG = '2049811763055'
const SHORT = '36000291452'

const input = (page: Page) => page.getByRole('textbox', { name: PRICES.paste })
const save = (page: Page) => page.getByRole('button', { name: new RegExp(`^${PRICES.save}`) })
const list = (page: Page) => page.getByRole('table', { name: PRICES.rows, exact: true })
const price = (page: Page, code: string) =>
  page.getByRole('textbox', { name: fieldOf('Price', code) })
/** The newest message comes first. */
const undo = (page: Page) => page.getByRole('button', { name: PRICES.undo }).first()

async function keep(page: Page, lines: readonly string[]): Promise<void> {
  await input(page).fill(lines.join('\n'))
  await save(page).click()
  await expect(list(page)).toBeVisible()
}

/** By how much a text is wider than its field, which itself tells nothing of what an ellipsis hides. */
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

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

test('own prices are pasted, kept, changed, and are mine where the catalog holds none of mine', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404) // in India nobody sells it
  await page.goto(paths.settings('labels'))
  await page.getByRole('link', { name: 'Price list for us: none kept' }).click()
  await expect(page).toHaveURL(/\/price-list\?country=us$/)
  await expect(mainHeading(page)).toHaveText(PRICES.page)
  await checkAccess()

  await input(page).fill(
    [
      'EAN\tVK\tEK\tBemerkung',
      `${oxford.ean}\t45,50\t30,00\town brand`,
      `${OTHER}\t1.299,00\t\t`,
      `${WRONG}\t5,00\t\t`,
      `${SHORT}\t12,00\t8,00\t`,
    ].join('\n'),
  )
  await expect(page.getByRole('table', { name: `${PRICES.leftOut}, 1 row` })).toContainText(
    `it should be 4: ${oxford.ean}`,
  )
  await expect(page.getByRole('table', { name: `${PRICES.mended}, 1 row` })).toContainText(
    `Kept as 0${SHORT}`,
  )
  await checkAccess()
  await save(page).click()
  await expect(price(page, OTHER)).toHaveValue('1,299.00')
  await expect(page.getByText('3 rows for us kept').last()).toBeVisible()
  await checkAccess()

  await price(page, oxford.ean).fill('44.90')
  await price(page, oxford.ean).press('Enter')
  await expect(list(page).getByRole('row').filter({ hasText: oxford.ean })).toContainText('33.2%')
  await page.reload()
  await expect(price(page, oxford.ean)).toHaveValue('44.90')

  await page.getByRole('link', { name: oxford.ean }).click()
  await expect(contentOf(page, 'ean')).toBeVisible()
  const figures = page.getByLabel(EAN.statistics)
  await expect(figures).toContainText('44.90from your price list, 5th of 10')
  await expect(figures).toContainText('97.8')
  await expect(figures).toContainText('33.2%34.6% at the median, cost 30.00')
  await expect(figures).toContainText('45.90of 9 offer prices')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(11)
  await checkAccess()
  await page.getByLabel(EAN.myMerchant).selectOption(oxford.merchant)
  await expect(figures).toContainText('47.90Northgate, 6th of 9')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)

  await page.goto(paths.ean(oxford.ean, { countries: ['in'], mine: '', ref: 'median' }))
  await expect(page.getByRole('heading', { name: /^No merchant sells this code/ })).toBeVisible()
  await expect(page.getByText('From your list')).toHaveCount(0)
})

test('a kept list is searched, added to, exported, emptied and brought back', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.priceList())
  await keep(page, [`${oxford.ean}\t45.50\t30.00\t=cmd`, `${OTHER}\t7.00\t\t`])

  await page.getByRole('button', { name: PRICES.add, exact: true }).click()
  await page.getByRole('textbox', { name: PRICES.code, exact: true }).fill(SHORT)
  await page.getByRole('textbox', { name: PRICES.price, exact: true }).fill('12')
  await checkAccess()
  await page.getByRole('button', { name: PRICES.addIt, exact: true }).click()
  await expect(price(page, `0${SHORT}`)).toHaveValue('12.00')
  await page.getByRole('button', { name: PRICES.cancel, exact: true }).click()

  await page.getByRole('textbox', { name: PRICES.find }).fill('36000')
  await expect(page).toHaveURL(/q=36000/)
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Clear ${PRICES.find}` }).click()
  await expect(list(page).getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: removeRowOf(OTHER) }).click()
  await expect(list(page).getByRole('row')).toHaveCount(3)
  await undo(page).click()
  await expect(list(page).getByRole('row').nth(2)).toContainText(OTHER)

  await page.getByRole('button', { name: EXPORT.export }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: saveRows('csv', 3) }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain('Own price list for us')
  expect(text).toContain(oxford.ean)
  expect(text).toContain("'=cmd")

  await page.getByRole('button', { name: PRICES.delete }).click()
  await expect(page.getByText('Your own prices for us')).toBeVisible()
  await undo(page).click()
  await expect(list(page).getByRole('row')).toHaveCount(4)

  const cost = page.getByRole('textbox', { name: fieldOf('Cost', OTHER) })
  await cost.fill('100000000000000')
  await cost.press('Enter')
  await expect(cost).toHaveValue('100,000,000,000,000.00')
  await expect.poll(() => cost.evaluate(beyond), 'pixels out of sight').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => cost.evaluate(beyond), 'pixels out of sight').toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.getByRole('button', { name: PRICES.replace }).click()
  await expectNoSidewaysScroll(page)
  await input(page).fill(`${oxford.ean}\t45.50\nshirt\t1.00`)
  await expect(page.getByRole('table', { name: `${PRICES.leftOut}, 1 row` })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('files are read, and what cannot be read is said without losing anything', async ({
  page,
}) => {
  await page.goto(paths.priceList())
  const choose = (name: string, bytes: Uint8Array) =>
    page.getByLabel(PRICES.file).setInputFiles(file(name, bytes))
  const firstRows = page.getByRole('table', { name: new RegExp(`^${PRICES.firstRows}`) })
  const alert = page.getByRole('alert')

  await input(page).fill(`${oxford.ean}\t45.50`)
  await choose('empty.csv', new Uint8Array())
  await expect(alert).toContainText('empty.csv is empty.')
  await choose('picture.csv', Uint8Array.from([0x89, 0x50, 0, 1, 2, 3, 4, 5, 6, 7, 8]))
  await expect(alert).toContainText('picture.csv is neither text nor a workbook.')
  await expect(input(page)).toHaveValue(`${oxford.ean}\t45.50`)

  const german = `EAN;Preis;Notiz\n${oxford.ean};1.299,00;g\u00fcnstig`
  await choose('preise.csv', Buffer.from(german, 'latin1'))
  await expect(firstRows).toContainText('1,299.00')
  await expect(firstRows).toContainText('g\u00fcnstig')

  const cells = `<row r="1"><c r="A1"><v>2.049811763054E12</v></c><c r="B1"><v>8.5</v></c></row>`
  await choose('prices.xlsx', aWorkbook({ Prices: cells }))
  await expect(firstRows).toContainText(`${oxford.ean}8.50`)
  await choose(
    'words.xlsx',
    aWorkbook({ Prices: '<row r="1"><c r="A1" t="str"><v>x</v></c></row>' }),
  )
  await expect(page.getByText('No row can be kept.')).toBeVisible()
  await expect(save(page)).toBeDisabled()

  await choose('many.csv', Buffer.from(`${oxford.ean};1,50\n`.repeat(50_001)))
  await expect(alert).toContainText('50,001 rows; a price list takes 50,000 at the most.')
  await page.getByRole('button', { name: PRICES.forgetFile }).click()
  await expect(input(page)).toBeVisible()
})

test('Settings counts the price list, and backs it up', async ({ page }) => {
  await page.goto(paths.priceList())
  await keep(page, [`${oxford.ean}\t45.50`])
  await page.goto(paths.settings('stored'))
  const kinds = page.getByRole('table', { name: SETTINGS.stored })
  await expect(kinds.getByRole('row').filter({ hasText: 'Price lists' })).toContainText('1')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: SETTINGS.backup }).click()
  const backup = readFileSync(await (await saving).path(), 'utf8')
  expect(backup).toContain(oxford.ean)
  await page.goto(paths.batch())
  await expect(page.getByRole('link', { name: 'Price list for us: 1 code' })).toBeVisible()
  await page.goto(paths.ean(oxford.ean, { ...us, mine: '', ref: 'median' }))
  await expect(page.getByLabel(EAN.statistics)).toContainText('45.50from your price list')
})

import type { Page } from 'playwright/test'
import { EAN } from '@/pages/ean/eanNames.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment, assortmentState } from '@/routing/states/assortmentState.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { SCAN } from '@/words/scanNames.ts'
import { addresses, inSmallCatalog, us } from '../support/demoData.ts'
import { soldIn } from '../support/pastedCodes.ts'
import { expect, open, test, type TestPageName } from './everyPage.ts'
import { textsBeyondEdge, overlappingTexts, print, type PrintedPages } from './printedPdf.ts'
import { goInApp } from './scenario.ts'

/** An A4 page without margins, in CSS pixels (96 per inch). */
const PAPER = { width: 703, height: 1000 }
const printed: TestPageName[] = [
  'search',
  'EAN prices',
  'product',
  'compare',
  'a list',
  'map',
  'workbench',
]

/** The code for printing is loaded after the first response, together with this late button of the bar. */
const isWatched = (page: Page) =>
  expect(page.getByRole('search').getByRole('button', { name: SCAN.open })).toBeVisible()

test(
  'every page with printable content prints black on white, uncut and without controls',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    const main = page.getByRole('main')
    for (const [step, name] of printed.entries()) {
      await test.step(name, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(page, name, savedThings, { isInApp: step > 0 })
        await isWatched(page)
        await page.setViewportSize(PAPER)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        await expect(main).toHaveAttribute(
          'data-printed',
          /^Catalog Explorer · Sample data · 2 Mar 2026, 09:30\nhttp:/,
        )
        await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('search')).toHaveCount(0)
        // The only printed field is "Your price", because it shows a figure.
        await expect(main.getByRole('textbox', { name: /^(?!Your price)/ })).toHaveCount(0)
        await expect(main.getByRole('checkbox')).toHaveCount(0)
        await expect(main.getByRole('searchbox')).toHaveCount(0)
        await expect(
          main.getByRole('button', { name: /Export|Add to|Raw response|cURL/ }),
        ).toHaveCount(0)
        await expect(main.getByText(PICKED.noteEmpty).filter({ visible: true })).toHaveCount(0)
        const cut = await main
          .locator('table')
          .evaluateAll(
            (tables) =>
              tables.filter((one) => one.getBoundingClientRect().right > window.innerWidth).length,
          )
        expect(cut, 'tables beyond the edge of the paper').toBe(0)
      })
    }
  },
)

test('the price list prints with its prices', { tag: '@slow' }, async ({ page, savedThings }) => {
  await open(page, 'price list', savedThings)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('table', { name: PRICES.rows }).getByRole('row').nth(1)
  await expect(row.getByRole('textbox', { name: /^Price/ })).toBeVisible()
  await expect(row.getByRole('textbox', { name: /^Price/ })).toHaveValue(/^\d+\.\d\d$/)
  await expect(row.getByRole('button')).toHaveCount(0)
})

const FORMATS = ['A4', 'Letter'] as const

/** Two lines at the top of the first sheet: the data, when it was printed, and the address. */
const HEAD = /^Catalog Explorer · Sample data · 2 Mar 2026, 09:30 http:\S+/

function expectSheets(sheets: PrintedPages, where: string): void {
  expect.soft(sheets.words, where).toMatch(HEAD)
  expect.soft(overlappingTexts(sheets), `${where}: texts over one another`).toEqual([])
  expect.soft(textsBeyondEdge(sheets), `${where}: texts beyond the edge`).toEqual([])
  for (const control of ['Skip to content', 'Search Resolve', 'Copy link', 'Columns', 'Per page'])
    expect.soft(sheets.words, where).not.toContain(control)
}

/** Each sheet with rows repeats the column headers. */
function expectHeads({ texts, sheets }: PrintedPages, head: string): void {
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const here = texts.filter((text) => text.sheet === sheet)
    if (here.some(({ text }) => /\b\d{13}\b/.test(text)))
      expect.soft(here.map(({ text }) => text).join(' '), `heads on sheet ${sheet}`).toContain(head)
  }
}

/** The number of rows that the print says it leaves out. */
const leftOut = ({ words }: PrintedPages) =>
  [...words.matchAll(/([\d,]+) rows? (?:is|are|was|were) not (?:printed|there yet)/g)].reduce(
    (sum, [, count = '']) => sum + Number(count.replaceAll(',', '')),
    0,
  )

const inSheets: { at: TestPageName; heading: string; scope: RegExp }[] = [
  { at: 'start', heading: 'Needs your attention', scope: /Changes since the last update/ },
  { at: 'history', heading: 'shirt', scope: /axis cut: starts at \d+/ },
  { at: 'search', heading: 'cotton shirt', scope: /53 products in US/i },
  { at: 'search as a table', heading: 'cotton shirt', scope: /53 products in US/i },
  { at: 'EAN prices', heading: '2 0 4 9', scope: /9 merchants sell it|Your price, 47\.90/i },
  { at: 'workbench', heading: 'shirt', scope: /77 of 77 loaded rows/ },
  { at: 'what changed', heading: 'shirt', scope: /rows/ },
  { at: 'a collection', heading: 'Codes, links and product IDs', scope: /Checked 4 of 4/ },
]

for (const { at, heading, scope } of inSheets) {
  test(
    `${at}: printed right after it opened, on A4 and Letter, nothing lies over another`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      await open(page, at, savedThings)
      for (const format of FORMATS) {
        const sheets = await print(page, format)
        expectSheets(sheets, `${at}, ${format}`)
        expect.soft(sheets.words).toContain(heading)
        expect.soft(sheets.words).toMatch(scope)
      }
    },
  )
}

test(
  'prices of one EAN print as a table with headings, sellers and prices, also linked ones',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'EAN prices', savedThings)
    const table = page.getByRole('table', { name: /^Offers in/ })
    const prices = await table.getByText(/^\d+\.\d\d$/).allInnerTexts()
    expect(prices.length).toBeGreaterThan(10)
    const { words } = await print(page, 'A4')
    for (const price of prices) expect.soft(words).toContain(price)
    for (const head of ['Merchant', 'Offer', 'MRP', 'Discount', 'Product'])
      expect.soft(words).toContain(head)
    // The axis labels of the plot.
    expect.soft(words).toMatch(/\b30 40 50 60\b/)
    expect.soft(words).not.toContain('Choose your merchant')
    // The history was not loaded, so it is not printed.
    expect.soft(words).not.toContain(EAN.history)

    await goInApp(page, addresses.resolve)
    await expect(page.getByRole('table', { name: 'Price position by variant' })).toBeVisible()
    const sheets = await print(page, 'A4')
    expect.soft(textsBeyondEdge(sheets)).toEqual([])
    expect.soft(sheets.words).not.toMatch(/\bTry\b/)
    for (const head of ['Variant', 'EAN', 'Stock', 'This listing', 'Your price', 'Index', 'Rank'])
      expect.soft(sheets.words).toContain(head)
  },
)

test(
  'a price chart prints with the names of its lines, its axis and its days',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'brand history', savedThings)
    const { words } = await print(page, 'A4')
    expect.soft(words).toMatch(/All merchants, \d+\.\d\d/)
    expect.soft(words).toMatch(/23 Feb 2 Mar|2 Mar 23 Feb/)
    expect.soft(words).toMatch(/axis cut: starts at \d+/)
  },
)

test(
  'charts of History and the price ladder print with their labels',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'history', savedThings)
    const history = await print(page, 'A4')
    expect.soft(textsBeyondEdge(history)).toEqual([])
    expect.soft(history.words).toMatch(/axis cut: starts at \d+/)
    expect.soft(history.words).toMatch(/All merchants/i)
    expect.soft(history.words).toMatch(/23 Feb.* 2 Mar/)

    const ladderAt = assortmentState({
      q: 'shirt',
      ...us,
      ownMerchants: { us: ['Northgate'] },
      brand: 'Marlowe',
    })
    await goInApp(page, inSmallCatalog(paths.map(encodeAssortment(ladderAt))))
    await expect(page.getByText(/^Northgate: entry/)).toBeVisible()
    const ladder = await print(page, 'A4')
    expect.soft(textsBeyondEdge(ladder)).toEqual([])
    expect.soft(ladder.words).toContain('Northgate')
  },
)

test(
  'long tables print every row or state what is left out; wrapped rows don’t overlap',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'workbench', savedThings)
    // Wait for the first row only, so that the page is printed before all rows are there.
    await expect(
      page.getByRole('main').locator('tr[data-row]:not([data-awaited])').first(),
    ).toBeVisible()
    const workbench = await print(page, 'A4')
    expect(leftOut(workbench), 'rows that the workbench leaves out').toBeLessThan(77)

    await page.getByRole('button', { name: /^Check market prices for/ }).click()
    await expect(page.getByText(/^vs median/).first()).toBeVisible()
    await goInApp(page, inSmallCatalog(paths.newCollection()))
    // Only codes of 13 digits, because the sheets are searched for 13 digits.
    const codes = soldIn('us', 200)
      .filter((code) => code.length === 13)
      .slice(0, 80)
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(codes.join('\n'))
    await page.getByRole('button', { name: /^Create and check/ }).click()
    const table = page.getByRole('table', { name: 'Rows', exact: true })
    await expect(table).toBeVisible()
    await expect(page.getByText('Last checked', { exact: true })).toBeVisible()
    // Without the header and the totals row.
    const count = Number(await table.getAttribute('aria-rowcount')) - 2
    expect(count).toBeGreaterThan(50)
    const expectAll = (sheets: PrintedPages, where: string) => {
      expectSheets(sheets, where)
      expect.soft(leftOut(sheets), where).toBe(0)
      expect.soft(new Set(sheets.words.match(/\b\d{13}\b/g)).size, where).toBe(count)
    }
    for (const format of FORMATS) {
      const sheets = await print(page, format)
      expectAll(sheets, `a long batch, ${format}`)
      expectHeads(sheets, 'EANs')
    }
    await page.getByRole('link', { name: BY_MERCHANT.view }).click()
    await expect(page.getByRole('grid', { name: BY_MERCHANT.grid })).toBeVisible()
    await expect(page.locator('tr[data-awaited]')).toHaveCount(0)
    for (const format of FORMATS) expectAll(await print(page, format), `its matrix, ${format}`)
  },
)

import type { Page } from 'playwright/test'
import { LISTS } from '../../src/words/listNames.ts'
import { PRICES } from '../../src/words/priceListNames.ts'
import { SCAN } from '../../src/words/scanNames.ts'
import { expect, open, test, type EveryPage } from './everyPage.ts'

/** A4 between its margins, at 96 px an inch. */
const PAPER = { width: 703, height: 1000 }
const printed: EveryPage[] = [
  'search',
  'EAN prices',
  'product',
  'compare',
  'a list',
  'map',
  'workbench',
]

/** What a print needs comes after the first answer, together with what the bar shows late. */
const isWatched = (page: Page) =>
  expect(page.getByRole('search').getByRole('button', { name: SCAN.open })).toBeVisible()

test(
  'every page with something to print is printed black on white, whole and without controls',
  { tag: '@slow' },
  async ({ page, kept }) => {
    const main = page.getByRole('main')
    for (const [step, name] of printed.entries()) {
      await test.step(name, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(page, name, kept, { isInApp: step > 0 })
        await isWatched(page)
        await page.setViewportSize(PAPER)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        await expect(main).toHaveAttribute(
          'data-printed',
          /^Catalog Explorer · Demo data, invented · 2 Mar 2026, 09:30\nhttp:/,
        )
        await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('search')).toHaveCount(0)
        // My price is the figure that stands in its field.
        await expect(main.getByRole('textbox', { name: /^(?!My price)/ })).toHaveCount(0)
        await expect(main.getByRole('checkbox')).toHaveCount(0)
        await expect(main.getByRole('searchbox')).toHaveCount(0)
        await expect(
          main.getByRole('button', { name: /Export|Add to|Raw answer|cURL/ }),
        ).toHaveCount(0)
        await expect(main.getByText(LISTS.noteEmpty).filter({ visible: true })).toHaveCount(0)
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

test('the price list is printed with its prices', { tag: '@slow' }, async ({ page, kept }) => {
  await open(page, 'price list', kept)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('table', { name: PRICES.rows }).getByRole('row').nth(1)
  await expect(row.getByRole('textbox', { name: /^Price/ })).toBeVisible()
  await expect(row.getByRole('textbox', { name: /^Price/ })).toHaveValue(/^\d+\.\d\d$/)
  await expect(row.getByRole('button')).toHaveCount(0)
})

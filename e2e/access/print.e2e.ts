import { LISTS } from '../../src/domain/lists/listNames.ts'
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

for (const name of printed) {
  test(`${name} is printed black on white, whole and without controls`, async ({ page, kept }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, name, kept)
    await page.setViewportSize(PAPER)
    // What a print needs comes after the first answer.
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(main).toHaveAttribute(
      'data-printed',
      /^Catalog Explorer · Demo data, invented · 2 Mar 2026, 09:30\nhttp:/,
    )
    await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expect(main.getByRole('checkbox')).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
    await expect(main.getByRole('button', { name: /Export|Add to|Raw answer|cURL/ })).toHaveCount(0)
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

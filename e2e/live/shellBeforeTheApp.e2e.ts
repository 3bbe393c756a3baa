import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from './holdBack.ts'

const mark = (page: Page) => page.getByRole('link', { name: 'Catalog Explorer' })

const PLACES = [
  { at: '/search?q=cotton+shirt&country=us', width: 1440 },
  { at: '/search?q=cotton+shirt&country=us', width: 900 },
  { at: '/search?q=cotton+shirt&country=us', width: 390 },
  { at: '/', width: 390 },
]

test(
  'before the app’s code has loaded, its bar is already in its final position at every width',
  { tag: '@slow' },
  async ({ page }) => {
    for (const { at, width } of PLACES) {
      await page.setViewportSize({ width, height: 800 })
      const arrive = await holdBack(page, '**/assets/app-*.js')
      await page.goto(at, { waitUntil: 'commit' })
      // Waits for the style sheet, because before it nothing is in its place.
      await expect(mark(page).locator('svg')).toHaveCSS('width', '22px')
      const bar = page.locator('#root > :has(a:has(svg)):not(nav)').first()
      const before = [await mark(page).locator('svg').boundingBox(), await bar.boundingBox()]
      arrive()
      await expect(page.getByRole('banner')).toBeVisible()
      const after = async () => [
        await mark(page).locator('svg').boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ]
      expect(await after(), `${at}, ${width} px`).toEqual(before)
      await page.unrouteAll({ behavior: 'wait' })
    }
  },
)

for (const width of [1440, 412]) {
  test(`nothing on the page moves when the results and then the font arrive, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      // This entry type is not standardised, so TypeScript has no type for it.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const arrive = await holdBack(page, '**/*.woff2')
    const font = page.waitForResponse('**/*.woff2')
    await page.goto('/search?q=cotton&country=us')
    await expect(page.getByRole('article').first()).toBeVisible()
    arrive()
    await (await font).finished()
    const moved = await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: number[] }).shifts // set above
    })
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })
}

import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

const mark = (page: Page) => page.getByRole('link', { name: 'Catalog Explorer' })

const PLACES = [
  { at: '/search?q=cotton+shirt&country=us', width: 1440 },
  { at: '/search?q=cotton+shirt&country=us', width: 900 },
  { at: '/search?q=cotton+shirt&country=us', width: 390 },
  { at: '/', width: 390 },
]

for (const { at, width } of PLACES) {
  test(`before its code is there the app's bar stands where it will stay: ${at}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/app-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(at, { waitUntil: 'commit' })
    // Measured before its style sheet is there, nothing would be in its place.
    await expect(mark(page).locator('svg')).toHaveCSS('width', '22px')
    const bar = page.locator('#root > :has(a:has(svg)):not(nav)').first()
    const before = [await mark(page).locator('svg').boundingBox(), await bar.boundingBox()]
    arrive()
    await expect(page.getByRole('banner')).toBeVisible()
    const after = [
      await mark(page).locator('svg').boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ]
    expect(after).toEqual(before)
  })
}

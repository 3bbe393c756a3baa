/** The header at any width and text size: the box shows its whole value, and nothing overlaps or is cut off. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, lookupBox } from './support/locators.ts'
import { setTextSize } from './support/textSize.ts'

/** The longest possible EAN. */
const CODE = '02049811763054'
const WIDTHS = [320, 390, 639, 641, 768, 1024, 1280, 1359, 1360, 1440, 1600, 1920]
const COUNTRIES = ['us', 'gb', 'de', 'in', 'fr']
/** The browser's text size in percent; 100 is 16 px. */
const TEXT_SIZES = [100, 125, 150, 200]

/** Descriptions of header parts that overlap or leave the window; empty if all is well. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const parts = [...document.querySelectorAll('header a, header button, header form')].filter(
      (part) => !(part.tagName !== 'FORM' && part.closest('form')),
    )
    const boxes = parts
      .map((part) => ({
        name: part.getAttribute('aria-label') ?? part.textContent,
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const faults = boxes
      .filter(({ box }) => box.left < 0 || box.right > width + 0.5)
      .map(({ name }) => `${name} leaves the window`)
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) faults.push(`${one.name} lies over ${other.name}`)
      }
    }
    return faults
  })

/** How much of the text in the box is hidden, in CSS pixels. */
const hiddenOf = (page: Page) =>
  lookupBox(page).evaluate((box) => box.scrollWidth - box.clientWidth)

for (const percent of TEXT_SIZES) {
  test(
    `the box shows a whole EAN of 14 digits at ${percent} % text, whatever the width and the countries`,
    { tag: '@slow' },
    async ({ page, guard }) => {
      // Nobody sells this code in some of the countries.
      guard.statuses.add(404)
      await setTextSize(page, percent)
      for (const count of [1, 2, 5]) {
        await page.goto(paths.ean(CODE, { countries: COUNTRIES.slice(0, count) }))
        await expect(lookupBox(page)).toHaveValue(CODE)
        for (const width of WIDTHS) {
          await test.step(`${width} px, ${count} countries`, async () => {
            await page.setViewportSize({ width, height: 900 })
            await expect.poll(() => hiddenOf(page), `cut at ${width} px`).toBeLessThanOrEqual(0)
            await expect.poll(() => faultsOf(page), `at ${width} px`).toEqual([])
          })
        }
      }
    },
  )
}

test('the navigation is beside the search box from 85 em up, below it on narrower screens', async ({
  page,
}) => {
  await page.goto('/ean')
  const top = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => link.getBoundingClientRect().top)
  const boxEnd = () => lookupBox(page).evaluate((box) => box.getBoundingClientRect().bottom)
  await page.setViewportSize({ width: 1360, height: 900 })
  await expect.poll(async () => (await top('Search')) < (await boxEnd())).toBe(true)
  await page.setViewportSize({ width: 1359, height: 900 })
  await expect.poll(async () => (await top('Search')) >= (await boxEnd())).toBe(true)
  await expectNoSidewaysScroll(page)
})

test('without focus the search box shows only its text; its hint appears on focus if there’s room', async ({
  page,
}) => {
  await page.goto(paths.ean(CODE, { countries: ['us'] }))
  const box = lookupBox(page)
  await expect(box).toHaveValue(CODE)
  const hint = page.getByRole('search').getByText(/^Compare prices in /)
  await expect(hint).not.toBeVisible()
  await box.click()
  await expect(hint).toBeVisible()
  await expect(hint).toBeInViewport({ ratio: 1 })
  // A longer value covers the hint; the list below says the same.
  await box.fill('cotton shirt with a button-down collar and a chest pocket, '.repeat(2))
  await expect(page.getByRole('search').getByText(/^Search in /)).not.toBeInViewport()
  await expect(page.getByRole('option').first()).toContainText('Enter')
})

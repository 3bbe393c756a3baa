import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { DEMO, turnOff } from '@/words/demoNames.ts'
import { us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll } from './support/locators.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: DEMO.controls })
const badge = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Demo/ })

async function open(page: Page) {
  await badge(page).click()
  await expect(drawer(page).getByRole('radio', { name: '100,000' })).toBeVisible()
}

test(
  'the demo is set from any page, without leaving the page',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(paths.search({ q: 'cotton', ...us }))
    await expect(contentOf(page, 'search')).toBeVisible()
    const count = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')
    const before = await count.innerText()
    await open(page)
    await drawer(page).getByRole('radio', { name: '100,000' }).check()
    await expect(page).toHaveURL(/\/search\?.*q=cotton.*catalog=100k$/)
    await drawer(page).getByRole('radio', { name: 'At once', exact: true }).check()
    await expect(page).toHaveURL(/demo=at-once/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await expect(badge(page)).toBeFocused()
    await expect(badge(page)).toHaveAccessibleName('Demo · 2 on: demo controls')
    await expect(count).not.toHaveText(before)
    await open(page)
    await drawer(page)
      .getByRole('button', { name: turnOff('at-once') })
      .click()
    await drawer(page).getByRole('button', { name: DEMO.reset }).click()
    await expect(page).toHaveURL(/\/search\?q=cotton&country=us$/)
  },
)

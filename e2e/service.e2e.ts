import type { Locator, Page } from 'playwright/test'
import { SERVICE } from '@/pages/service/serviceNames.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { inScenario, us } from './support/demoData.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll, mainHeading } from './support/locators.ts'

/** The row of an open point, found by the name in its first cell. */
function pointNamed(page: Page, name: string): Locator {
  return page
    .getByRole('table', { name: SERVICE.openPoints })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name, exact: true }),
    })
}

test(
  'a service that counts from 1 is detected, corrected by one click and saved in its profile',
  { tag: '@slow' },
  async ({ page }) => {
    await turnOnDeveloper(page)
    await page.goto(inScenario(paths.search({ q: 'cotton shirt', ...us }), 'index-from-1'))
    await expect(contentOf(page, 'search')).toBeVisible()
    // Compares links, because a card out of sight is not laid out (`content-visibility`) and has no inner text.
    const cards = page.getByRole('main').getByRole('article')
    const idOf = async (card: Locator) => card.getByRole('link').first().getAttribute('href')
    const last = await idOf(cards.last())
    await page
      .getByRole('navigation', { name: NAMES.pages, exact: true })
      .getByRole('link', { name: NAMES.nextPage })
      .click()
    await expect.poll(() => idOf(cards.first())).toBe(last)

    // Opens the profile as a user does: through the settings.
    await page.getByRole('banner').getByRole('link', { name: NAMES.settings }).click()
    await page.getByRole('main').getByRole('link', { name: NAMES.serviceProfile }).first().click()
    await expect(mainHeading(page)).toHaveText(NAMES.serviceProfile)
    await expect(page).toHaveURL(/\/service\?.*demo=index-from-1/)
    const point = pointNamed(page, 'First value of index')
    await expect(point).toContainText('Conflict')
    const answer = page.getByRole('region', { name: SERVICE.answer, exact: true })
    await answer.getByRole('button', { name: 'cURL' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('$CATALOG_API_KEY')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
    }
    await point.getByRole('button', { name: 'Count from 1' }).click()
    await expect(point).toContainText('Confirmed')

    await page.reload()
    await expect(point).toContainText('Confirmed')
    await page.goto(inScenario(paths.search({ q: 'cotton shirt', ...us, page: 2 }), 'index-from-1'))
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect.poll(() => idOf(cards.first())).not.toBe(last)
  },
)

import { NAMES } from '@/words/names.ts'
import { addresses, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf } from './support/locators.ts'

const KILLS = 20

test(
  `the demo goes on although the browser ends its service worker ${KILLS} times`,
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      Object.assign(window, { isFirst: true })
    })
    const devTools = await context.newCDPSession(page)
    await devTools.send('ServiceWorker.enable')
    const main = page.getByRole('main')
    const next = page
      .getByRole('navigation', { name: NAMES.pages, exact: true })
      .getByRole('link', { name: NAMES.nextPage })
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await devTools.send('ServiceWorker.stopAllWorkers')
      await next.click()
      await expect(main).toContainText(`${kill * 24 + 1}–${kill * 24 + 24} of`)
      await expect(main.getByRole('region', { name: NAMES.results })).toHaveAttribute(
        'aria-busy',
        'false',
      )
      await expect(page.getByRole('article')).toHaveCount(24)
    }
    await expect(main.getByRole('button', { name: NAMES.retry })).toHaveCount(0)
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  },
)

test.describe('with service workers blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo responds from within the page', async ({ page }) => {
    await page.goto(addresses.ean)
    await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toContainText(oxford.title)
  })
})

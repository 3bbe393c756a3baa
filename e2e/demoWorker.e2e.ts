import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, lookupBox } from './places.ts'

test('the demo goes on when the browser ends its service worker', async ({ page, context }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await lookupBox(page).fill(oxford.title)
  await lookupBox(page).press('Enter')
  await expect(page).toHaveURL(paths.search({ q: oxford.title, ...us }))
  await expect(page.getByRole('article')).not.toHaveCount(24)
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expect(page.getByRole('main').getByRole('button', { name: NAMES.retry })).toHaveCount(0)
})

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo answers in the page itself', async ({ page }) => {
    await page.goto(addresses.ean)
    await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toContainText(oxford.title)
  })
})

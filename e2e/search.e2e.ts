import { paths } from '@/routing/paths.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectFacets, expectSaid, lookupBox, mainHeading } from './support/locators.ts'

test('Enter searches the keywords, and the address contains the search', async ({ page }) => {
  await page.goto(paths.search(us))
  await expect(mainHeading(page)).toHaveText('All products')
  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(page).toHaveURL(addresses.search)
  await expect(mainHeading(page)).toHaveText('cotton shirt')
  await expect(page).toHaveTitle('cotton shirt · Catalog Explorer')
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expectSaid(page, /^[\d,]+ products$/)
  await expectFacets(page)

  await page.reload()
  await expect(page).toHaveURL(addresses.search)
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expect(lookupBox(page)).toHaveValue('cotton shirt')

  await page.goBack()
  await expect(page).toHaveURL(paths.search(us))
  await expect(mainHeading(page)).toHaveText('All products')
  await page.goForward()
  await expect(page).toHaveURL(addresses.search)
  await expect(mainHeading(page)).toHaveText('cotton shirt')
})

test('Back returns to the previous scroll position and link', async ({ page }) => {
  await page.goto(inSmallCatalog(addresses.search))
  // Facets move the results when they arrive; nothing moves them later.
  await expectFacets(page)
  const card = page.getByRole('article').nth(17).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  const top = await page.evaluate(() => Math.round(scrollY))
  expect(top).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(inSmallCatalog(addresses.search))
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(4)
})

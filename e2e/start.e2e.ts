import { NAMES } from '../src/words/names.ts'
import { expect, test } from './support/fixtures.ts'
import { addresses, inSmallCatalog, oxford } from './support/known.ts'
import { contentOf, lookupBox } from './support/places.ts'

test('every example leads to something', { tag: '@slow' }, async ({ page }) => {
  const start = inSmallCatalog('/')
  await page.goto(start)
  const examples = page.getByRole('navigation', { name: NAMES.examples }).getByRole('link')
  await expect(examples).toHaveCount(4)
  const leadTo = [
    { page: 'search', address: /\/search\?.*brand=/ },
    { page: 'product', address: inSmallCatalog(addresses.product) },
    { page: 'resolve', address: inSmallCatalog(addresses.resolve) },
    { page: 'ean', address: /\/ean\/\d{13}\?country=us&mine=&ref=median&catalog=300$/ },
  ] as const
  for (const [place, to] of leadTo.entries()) {
    await examples.nth(place).click()
    await expect(page).toHaveURL(to.address)
    await expect(contentOf(page, to.page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(examples).toHaveCount(4)
  }
})

test('look-ups are listed with their figure and outlive a reload', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link', { name: /Catalog Explorer/ })
  const recents = page.getByRole('region', { name: NAMES.recent })
  const kept = [`EAN ${oxford.ean}`, 'Search cotton shirt']
  await page.goto(inSmallCatalog('/'))
  await expect(recents).toContainText('None so far')

  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'search')).toBeVisible()
  await lookupBox(page).fill(oxford.ean)
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'ean')).toBeVisible()
  await home.click()
  await expect(recents.getByRole('link')).toHaveText(kept)
  await expect(recents.getByRole('listitem').nth(1)).toContainText(/[\d,]+ products/)

  await page.reload()
  await expect(recents.getByRole('link')).toHaveText(kept)
  await recents.getByRole('link', { name: 'Search cotton shirt' }).click()
  await expect(page).toHaveURL(inSmallCatalog(addresses.search))
})

import { paths } from '@/routing/paths.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { addresses, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseMerchant, contentOf, expectSaid } from './support/locators.ts'

test('a pasted link leads to its listings and on to the market', async ({ page }) => {
  await page.goto(paths.resolve(us))
  const url = page.getByRole('textbox', { name: FIND_BY_LINK.merchantUrl })
  await url.fill(oxford.url)
  await url.press('Enter')
  await expect(page).toHaveURL(addresses.resolve)
  await expect(page).toHaveTitle('Link to northgate.example · Catalog Explorer')
  await expect(page.getByRole('list', { name: FIND_BY_LINK.market })).toContainText(/Listings.*2/)
  const sizeM = contentOf(page, 'resolve').getByRole('row').filter({ hasText: oxford.ean })
  await chooseMerchant(page, 'Northgate')
  await expect(sizeM).toContainText('47.90')
  await expect(sizeM).toContainText('106.6')
  await expect(sizeM).toContainText('6 of 9')
  await expectSaid(
    page,
    /^2 listings for this link in US\. Your price index [\d.]+, average of 7 EANs$/,
  )

  await page.reload()
  await expect(page).toHaveURL(addresses.resolve)
  await expect(url).toHaveValue(oxford.url)
  await expect(sizeM).toContainText('106.6')
  await page.goBack()
  await expect(page).toHaveURL(paths.resolve(us))
  await expect(url).toHaveValue('')
})

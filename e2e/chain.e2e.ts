import { EAN } from '@/pages/ean/eanNames.ts'
import { paths } from '@/routing/paths.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { comparePricesOf } from '@/words/names.ts'
import { addresses, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseMerchant, contentOf, lookupBox, mainHeading } from './support/locators.ts'

test(
  'from a competitor’s link to the product, a variant’s code and the merchant’s price position',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/')
    await lookupBox(page).fill(oxford.url)
    await lookupBox(page).press('Enter')
    await expect(page).toHaveURL(addresses.resolve)

    // The merchant of the record that was looked up does not become the user's own before they choose it.
    await chooseMerchant(page, oxford.merchant)
    await expect(page.getByText(`You are now ${oxford.merchant} in US`).first()).toBeVisible()
    const records = page.getByRole('radiogroup', { name: FIND_BY_LINK.records })
    await records.getByRole('link', { name: oxford.title }).click()
    await expect(page).toHaveURL(addresses.product)
    await expect(mainHeading(page)).toHaveText(oxford.title)

    const skus = page.getByRole('table', { name: /^Variants/ })
    const sizeM = skus.getByRole('row').filter({ hasText: oxford.ean })
    await expect(sizeM).toContainText('M')
    const link = sizeM.getByRole('link', { name: comparePricesOf(oxford.ean) })
    await link.click()
    const prices = paths.ean(oxford.ean, {
      ...us,
      ownMerchants: { us: [oxford.merchant] },
      ref: 'median',
    })
    await expect(page).toHaveURL(prices)

    const own = contentOf(page, 'ean')
      .getByRole('row')
      .filter({ has: page.getByText(EAN.you, { exact: true }) })
    await expect(own).toContainText(oxford.merchant)
    await expect(own).toContainText('47.90')
    await expect(page.getByRole('region', { name: 'Prices in United States' }))
      .toMatchAriaSnapshot(`
    - term: Your price
    - definition:
      - textbox: "47.90"
    - definition: Northgate, 6th of 9
    - term: /Index/
    - definition: "106.6"
  `)

    await page.goBack()
    await expect(page).toHaveURL(addresses.product)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(addresses.resolve)
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

import { paths } from '@/routing/paths.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { addresses, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseMerchant, expectNoSidewaysScroll, expectSaid } from './support/locators.ts'

test(
  'on a phone, wide tables of a product and an EAN scroll within themselves',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addresses.product)
    await chooseMerchant(page, 'Northgate')
    await page.getByRole('button', { name: /^Load 6 EANs/ }).click()
    await expectSaid(page, /^Your price index [\d.]+, average of 7 EANs$/)
    await expectNoSidewaysScroll(page)

    // Nine merchants make the table as wide as it gets.
    await page.goto(
      paths.ean(oxford.ean, { ...us, ownMerchants: { us: [oxford.merchantId] }, ref: 'median' }),
    )
    await page.getByRole('button', { name: /^Load [89] listings/ }).click()
    await expectSaid(page, /^14 attribute values from 9 of 9 listings, 5 missing from yours$/)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: PICKED.add, exact: true }).click()
    await expect(page.getByRole('textbox', { name: PICKED.newName })).toBeVisible()
    await expect(page.getByRole('dialog', { name: PICKED.add })).toBeInViewport({ ratio: 1 })
  },
)

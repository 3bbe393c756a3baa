import { oxford } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, lookupBox } from '../support/locators.ts'
import { test } from './clicks.ts'

test('a competitor’s product link: find the market of that product and your position in it', async ({
  page,
  clicks,
}) => {
  await page.goto('/')
  await clicks.fill(lookupBox(page), oxford.url)
  await clicks.key(lookupBox(page), 'Enter')
  await expect(contentOf(page, 'resolve').getByRole('row').nth(1)).toBeVisible()
  const me = page.getByRole('region', { name: 'Price position by variant' })
  await chooseMerchant(page, 'Cartwheel')
  const sizeM = me.getByRole('row').filter({ hasText: oxford.ean })
  await expect(sizeM.getByRole('textbox')).toHaveValue('38.50')
  await expect(sizeM).toContainText('1 of 9')
  await expect(me).toContainText('vs median of the competitors')
  clicks.expectAtMost(3)
})

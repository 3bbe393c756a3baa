import { readFileSync } from 'node:fs'
import { exportAs } from '@/words/exportNames.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { oxford } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { contentOf, lookupBox } from '../support/locators.ts'
import { test } from './clicks.ts'

test('one EAN: see all merchants, type your own price, see its index and export it all', async ({
  page,
  clicks,
}) => {
  await page.goto('/')
  await clicks.fill(lookupBox(page), oxford.ean)
  await clicks.key(lookupBox(page), 'Enter')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)

  await clicks.fill(page.getByRole('textbox', { name: myPriceOf(oxford.ean) }), '44.95')
  const saved = page.waitForEvent('download')
  // Leaving the field saves the typed price.
  await clicks.click(page.getByRole('button', { name: exportAs('Export', 'csv') }))
  const prices = page.getByRole('region', { name: 'Prices in United States' })
  await expect(prices).toMatchAriaSnapshot(`
    - term: Your price
    - definition:
      - textbox: "44.95"
    - definition: from your price list, 5th of 10
    - term: /Index/
    - definition: "97.9"
    - definition: median of the competitors = 100
  `)
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file).toMatch(/Your price list,.*44\.95/)
  for (const merchant of ['Cartwheel', 'Northgate', 'Petra Market'])
    expect(file).toContain(merchant)
  clicks.expectAtMost(4)
})

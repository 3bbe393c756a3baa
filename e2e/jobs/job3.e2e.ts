import { iAm } from '../../src/domain/meNames.ts'
import { expect } from '../fixtures.ts'
import { oxford } from '../known.ts'
import { contentOf, lookupBox } from '../places.ts'
import { test } from './presses.ts'

test('one EAN: all its merchants, and where I stand among them', async ({ page, presses }) => {
  await page.goto('/')
  await presses.fill(lookupBox(page), oxford.ean)
  await presses.key(lookupBox(page), 'Enter')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await presses.click(page.getByRole('button', { name: iAm('Cartwheel') }))
  await expect(page.getByRole('region', { name: 'Prices in United States' })).toMatchAriaSnapshot(`
    - term: Your price
    - definition: "38.50"
    - definition: Cartwheel, 1st of 9
    - term: /Price index/
  `)
  presses.expectAtMost(4)
})

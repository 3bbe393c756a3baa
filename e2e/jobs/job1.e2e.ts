import { rangeTo, typeRange, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { checkMarketOf, MARKET } from '@/words/marketNames.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, loadSetButton, lookupBox } from '../support/places.ts'
import { LONG } from '../support/smallCatalogs.ts'
import { test } from './presses.ts'

const BELOW = 25

test(
  'shirts of one brand at two merchants below a price: where am I dearer?',
  { tag: '@slow' },
  async ({ page, presses }) => {
    await page.goto('/?demo=at-once')
    await presses.fill(lookupBox(page), 'men shirt')
    await presses.key(lookupBox(page), 'Enter')
    await expect(contentOf(page, 'search')).toBeVisible()
    await presses.click(page.getByRole('radio', { name: /^Marlowe/ }))
    await expect(page).toHaveURL(/[?&]brand=Marlowe/)
    await presses.click(loadSetButton(page))
    await presses.click(page.getByRole('button', { name: /^Load [\d,]+ products?$/ }))
    await expect(page.getByText(/^Complete/)).toBeVisible()

    const rail = page.getByRole('complementary', { name: COLLECTION_VIEWS.rail })
    await presses.click(rail.getByRole('checkbox', { name: /^Harbor & Main/ }))
    await presses.click(rail.getByRole('checkbox', { name: /^Cartwheel/ }))
    await presses.click(rail.getByRole('button', { name: typeRange('Offer price', 'any') }))
    const upTo = rail.getByRole('textbox', { name: rangeTo('Offer price') })
    await presses.fill(upTo, String(BELOW))
    await presses.key(upTo, 'Enter')
    await expect(page).toHaveURL(/[?&]offerPrice=\.\.25/)

    const panel = page.getByRole('region', { name: MARKET.panel, exact: true })
    const ask = panel.getByRole('button', { name: new RegExp(`^${checkMarketOf(0).slice(0, 12)}`) })
    await presses.click(ask)
    await chooseMerchant(page, 'Harbor & Main')

    // The dearest first, without another press.
    await expect(page).toHaveURL(/[?&]sort=-index/)
    const rows = page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
    await expect(panel.getByRole('button', { name: /^Update market prices/ })).toBeVisible(LONG)
    await expect(page.getByRole('group', { name: COLLECTION_VIEWS.positions })).toContainText(
      /above \d+/,
    )
    const indexOf = async () =>
      (await rows.locator('tbody td[data-column="index"]').allInnerTexts())
        .filter((text) => /\d/.test(text))
        .map(Number)
    await expect.poll(async () => (await indexOf()).length).toBeGreaterThan(0)
    const indices = await indexOf()
    expect(indices).toEqual(indices.toSorted((a, b) => b - a))
    expect(indices[0]).toBeGreaterThan(100)
    const merchants = await rows.locator('tbody td[data-column="merchant"]').allInnerTexts()
    expect(merchants.every((name) => /Harbor & Main|Cartwheel/.test(name))).toBe(true)

    // It is stored with the set.
    await page.reload()
    await expect(rows.locator('tbody td[data-column="index"]').first()).toHaveText(
      indices[0]?.toFixed(1) ?? '',
    )
    presses.expectAtMost(12)
  },
)

import { rangeTo, typeRange, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { checkMarketOf, MARKET } from '@/words/marketNames.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant, contentOf, loadSetButton, lookupBox } from '../support/locators.ts'
import { LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

const BELOW = 25

test(
  'shirts of one brand at two merchants below a price: which of your prices are above market?',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto('/?demo=at-once')
    await clicks.fill(lookupBox(page), 'men shirt')
    await clicks.key(lookupBox(page), 'Enter')
    await expect(contentOf(page, 'search')).toBeVisible()
    await clicks.click(page.getByRole('radio', { name: /^Marlowe/ }))
    await expect(page).toHaveURL(/[?&]brand=Marlowe/)
    await clicks.click(loadSetButton(page))
    await clicks.click(page.getByRole('button', { name: /^Load [\d,]+ products?$/ }))
    await expect(page.getByText(/^Complete/)).toBeVisible()

    const rail = page.getByRole('complementary', { name: COLLECTION_VIEWS.rail })
    await clicks.click(rail.getByRole('checkbox', { name: /^Harbor & Main/ }))
    await clicks.click(rail.getByRole('checkbox', { name: /^Cartwheel/ }))
    await clicks.click(rail.getByRole('button', { name: typeRange('Offer price', 'any') }))
    const upTo = rail.getByRole('textbox', { name: rangeTo('Offer price') })
    await clicks.fill(upTo, String(BELOW))
    await clicks.key(upTo, 'Enter')
    await expect(page).toHaveURL(/[?&]offerPrice=\.\.25/)

    const panel = page.getByRole('region', { name: MARKET.panel, exact: true })
    const checkButton = panel.getByRole('button', {
      name: new RegExp(`^${checkMarketOf(0).slice(0, 12)}`),
    })
    await clicks.click(checkButton)
    await chooseMerchant(page, 'Harbor & Main')

    // Sorted by price index, highest first, without another click.
    await expect(page).toHaveURL(/[?&]sort=-index/)
    const rows = page.getByRole('table', { name: COLLECTION_VIEWS.rows, exact: true })
    await expect(panel.getByRole('button', { name: /^Update market prices/ })).toBeVisible(
      LONG_TIMEOUT,
    )
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

    // The sort order is saved with the collection.
    await page.reload()
    await expect(rows.locator('tbody td[data-column="index"]').first()).toHaveText(
      indices[0]?.toFixed(1) ?? '',
    )
    clicks.expectAtMost(12)
  },
)

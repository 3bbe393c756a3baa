import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectSaid, mainHeading } from './support/locators.ts'

const asNorthgate = paths.ean(oxford.ean, {
  ...us,
  ownMerchants: { us: [oxford.merchantId] },
  ref: 'median',
})

test('a shared link shows nine merchants, their median and the price index of yours, and a reload shows them again', async ({
  page,
}) => {
  await page.goto(asNorthgate)
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await expect(page).toHaveTitle(`EAN ${oxford.ean} · Catalog Explorer`)
  await expect(page).toHaveURL(asNorthgate)
  await expect(page.getByRole('main')).toContainText('EAN-13, check digit 4 valid')
  const prices = page.getByRole('region', { name: 'Prices in United States' })
  await expect(prices).toContainText(
    'Your price, 47.90, is 6.6% above the market, 6th of 9. Cheapest competitor: Cartwheel, 38.50.',
  )
  await prices.getByRole('button', { name: NAMES.statistics }).click()
  const statistics = page.getByRole('dialog', { name: NAMES.statistics })
  await expect(statistics).toMatchAriaSnapshot(`
    - term: Merchants in US
    - definition: 9 one offer each
    - term: Lowest
    - definition: 38.50 Cartwheel
    - term: Median
    - definition: 45.90 of 9 offer prices
    - term: Highest
    - definition: 62.00 Petra Market
    - term: Spread
    - definition: 23.50 61.0% of the lowest
  `)
  await page.keyboard.press('Escape')
  await expect(prices).toMatchAriaSnapshot(`
    - term: Your price
    - definition:
      - textbox: "47.90"
    - definition: Northgate, 6th of 9
    - term: /Index/
    - definition: "106.6"
    - definition: median of the competitors = 100
    - term: /vs median of the competitors/
    - definition: "+6.6%"
    - definition: +2.95 on 44.95, n = 8
  `)
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await expectSaid(page, '9 merchants in US, lowest offer price 38.50')

  await page.reload()
  await expect(page).toHaveURL(asNorthgate)
  await expect(prices.getByRole('definition').filter({ hasText: /^106\.6$/ })).toBeVisible()
})

test('the label of the compared-with price stays above its own column, for any comparison', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  for (const ref of ['min', 'petra'] as const) {
    await page.goto(
      paths.ean(oxford.ean, { ...us, ownMerchants: { us: [oxford.merchantId] }, ref }),
    )
    const head = page.getByRole('columnheader', { name: /^Price compared with/ })
    const column = await head.boundingBox()
    const label = await head.getByText(/\d\.\d\d$/).boundingBox()
    if (column === null || label === null) throw new Error('not drawn')
    expect(label.x).toBeGreaterThanOrEqual(column.x)
    expect(label.x + label.width).toBeLessThanOrEqual(column.x + column.width)
  }
})

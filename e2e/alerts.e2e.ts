import { paths } from '@/routing/paths.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { RUN } from '@/words/runNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { nextWeek } from '../mocks/data/nextWeek.ts'
import { expect, test } from './support/fixtures.ts'
import { mainHeading } from './support/locators.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const SIZE = 1000
const lastWeek = (path: string) => withoutDelay(path, SIZE)
const thisWeek = (path: string) => `${path}?demo=next-week,at-once&catalog=${SIZE}`

/**
 * Finds a code whose lowest price falls within a week because of one seller. `floor` is half way between the old and the new lowest
 * price.
 */
function fallingCode(): { code: string; floor: number; merchant: string; price: number } {
  const pricesIn = (catalog: ReturnType<typeof demoCatalog>) => {
    const found = new Map<string, { merchant: string; price: number }[]>()
    for (let ordinal = 0; ordinal < catalog.size; ordinal += 1) {
      const { country, product } = catalog.listing(ordinal)
      if (country !== 'us') continue
      for (const { ean, offerPrice } of product.skuSet) {
        if (ean === '' || !offerPrice) continue
        const { merchant } = product
        found.set(ean, [...(found.get(ean) ?? []), { merchant, price: offerPrice }])
      }
    }
    return found
  }
  const before = pricesIn(demoCatalog({ size: SIZE }))
  for (const [code, offers] of pricesIn(nextWeek({ size: SIZE }))) {
    const lowest = Math.min(...(before.get(code) ?? []).map(({ price }) => price))
    const [cheapest, second] = offers.toSorted((a, b) => a.price - b.price)
    if (!cheapest || !Number.isFinite(lowest)) continue
    const floor = Math.floor((lowest + cheapest.price) * 50) / 100
    if (cheapest.price < floor && floor < lowest && (second?.price ?? Infinity) > floor)
      return { code, floor, ...cheapest }
  }
  throw new Error('No price of this catalog falls within a week.')
}

test(
  'an alert matches once its collection was updated a week later, and leads to the EAN page',
  { tag: '@slow' },
  async ({ page }) => {
    const { code, floor, merchant, price } = fallingCode()
    await page.goto(lastWeek(paths.priceList()))
    await page
      .getByRole('textbox', { name: PRICES.paste })
      .fill(`EAN\tFloor\n${code}\t${floor.toFixed(2)}`)
    await page.getByRole('button', { name: new RegExp(`^${PRICES.save}`) }).click()
    await expect(page.getByRole('table', { name: PRICES.rows, exact: true })).toBeVisible()
    await page.goto(lastWeek(`${paths.newCollection()}?country=us`))
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(code)
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(page.getByRole('region', { name: CODE_CHECK.figures })).toContainText(
      /Checked\s*1 of 1/,
    )

    // Alerts has a separate link in the navigation.
    await page.getByRole('banner').getByRole('link', { name: PAGES.alerts }).click()
    await expect(mainHeading(page)).toHaveText(ALERTS.page)
    await page
      .getByRole('combobox', { name: ALERTS.what })
      .selectOption({ label: 'an offer is below your floor price' })
    await expect(page.getByText('0 products now')).toBeVisible()
    await page.getByRole('button', { name: ALERTS.add }).click()
    const rule = page.getByRole('row', { name: /An offer is below your floor price/ })
    await expect(rule).toContainText('none')
    await expect(page.getByRole('table', { name: ALERTS.matches })).toHaveCount(0)

    await page.goto(thisWeek(paths.updates()))
    await page.getByRole('button', { name: /^Update \d/ }).click()
    await expect(page).toHaveURL(/\/changes\/[a-z0-9]{10}/)
    await expect(mainHeading(page)).toHaveText(UPDATE_ALL.report)
    await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)

    await page.goto(thisWeek(paths.watch()))
    await expect(rule).toContainText('1 new')
    const line = page
      .getByRole('table', { name: ALERTS.matches })
      .getByRole('row', { name: new RegExp(code) })
    await expect(line).toContainText(merchant)
    await expect(line).toContainText(price.toFixed(2))
    await line.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/ean/${code}\\?country=us`))
    await expect(page.getByRole('table', { name: /^Offers in/ })).toContainText(merchant)
  },
)

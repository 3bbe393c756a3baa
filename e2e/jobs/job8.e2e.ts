import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { oxford } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { expectSaid } from '../support/locators.ts'
import { test } from './clicks.ts'
import { FEED } from './lastWeek.ts'

test(
  'your own product feed: import it, explore it and compare its prices with the market',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(paths.ownCatalog())
    await clicks.file(page.getByLabel(OWN_CATALOG.file), FEED)
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await clicks.click(part(OWN_CATALOG.import).getByRole('button', { name: OWN_CATALOG.import }))
    await expectSaid(page, /^assortment\.csv: Imported, 2 rows/)
    await clicks.click(part(OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.explore }))
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(2)
    // The feed has no information about stock.
    await expect(articles.first()).not.toContainText('In stock')

    await clicks.back(page)
    await clicks.click(part(OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.against }))
    await expect(page).toHaveURL(/\/collections\/new\?country=us/)
    await expectSaid(page, /^1 codes? .*new collection, 1 prices? in your price list/)
    await clicks.click(page.getByRole('button', { name: new RegExp(`^${CODE_CHECK.start}`) }))
    const row = page
      .getByRole('table', { name: 'Rows', exact: true })
      .getByRole('row')
      .filter({ hasText: oxford.ean })
    // 41.50 compared with 45.90, the median of the nine offers.
    await expect(row).toContainText('−9.6%')
    await expect(row).toContainText(oxford.title)
    clicks.expectAtMost(6)
  },
)

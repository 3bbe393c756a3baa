import { paths } from '@/routing/paths.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { addEntriesToCodes } from '@/words/codesNames.ts'
import { expect } from '../support/fixtures.ts'
import { expectSaid } from '../support/locators.ts'
import { test } from './clicks.ts'
import { GAP } from './lastWeek.ts'

const { brand: LACKED, ...requested } = GAP

test(
  'missing brands: open one beside your merchant and add it to a new collection of codes',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await page.goto(paths.map(encodeAssortment(requested)))
    await expect(page.getByText(/^12 of 12 loaded/)).toBeVisible()
    await clicks.click(page.getByRole('radio', { name: /^Missing brands (≥ )?\d+$/ }))
    const row = page
      .getByRole('grid', { name: ASSORTMENT.grid })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: LACKED }) })
    await clicks.click(row.getByRole('link', { name: 'gap' }))
    const ladder = page.getByRole('region', { name: ladderOf(LACKED) })
    // Each action is one click away.
    await expect(ladder.getByRole('link', { name: ASSORTMENT.search })).toBeVisible()
    await expect(
      ladder.getByRole('button', { name: new RegExp(`^${ASSORTMENT.load}`) }),
    ).toBeVisible()
    await expect(ladder.getByRole('button', { name: 'Add to collection' })).toBeVisible()
    await clicks.click(
      ladder.getByRole('button', { name: addEntriesToCodes(30, ['product', 'products']) }),
    )
    await expect(page).toHaveURL(/mine=Kettle/)
    await expectSaid(page, /^30 added; 30 lines in the new collection/)
    clicks.expectAtMost(3)
  },
)

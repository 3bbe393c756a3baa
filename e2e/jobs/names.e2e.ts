import { BATCH } from '../../src/words/batchNames.ts'
import { BY_MERCHANT } from '../../src/words/byMerchantNames.ts'
import { paths } from '../../src/url/paths.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/places.ts'
import { soldIn } from '../support/pasted.ts'
import { LONG } from '../support/smallCatalogs.ts'
import { test } from './presses.ts'

test(
  'two names of one competitor: merged where they are listed, with the figures before and after, and undone',
  { tag: '@slow' },
  async ({ page, presses }) => {
    await page.goto(paths.newCollection())
    await page.getByRole('textbox', { name: BATCH.paste }).fill(soldIn('us', 40).join('\n'))
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByLabel(BATCH.figures)).toContainText(/Checked\s*40 of 40/, LONG)
    await chooseMerchant(page, 'Northgate')
    await page.getByRole('link', { name: BY_MERCHANT.view }).click()
    const rows = page.getByRole('table', { name: BY_MERCHANT.ranking }).locator('tbody tr')
    await expect(rows.first()).toBeVisible(LONG)

    const before = await rows.count()
    const name = (row: number) => rows.nth(row).locator('th [title]').first().textContent()
    const [first, second] = [(await name(0)) ?? '', (await name(1)) ?? '']
    await presses.click(
      page.getByRole('button', { name: `Merge ${first} with another name`, exact: true }),
    )
    const other = page.getByRole('combobox', { name: `Other name of the merchant ${first}` })
    await presses.fill(other, second)
    await presses.key(other, 'Enter')
    await expect(rows).toHaveCount(before - 1)
    await expect(rows.filter({ hasText: first })).toContainText('2 spellings')
    // The newest message is the first.
    await presses.click(page.getByRole('button', { name: 'Undo', exact: true }).first())
    await expect(rows).toHaveCount(before)
    presses.expectAtMost(4)
  },
)

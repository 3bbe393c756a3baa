import { paths } from '@/routing/paths.ts'
import { encodeMap } from '@/routing/states/mapState.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { MAP } from '@/words/mapNames.ts'
import { expect } from '../support/fixtures.ts'
import { us } from '../support/known.ts'
import { soldIn } from '../support/pasted.ts'
import { chooseMerchant } from '../support/places.ts'
import { LONG } from '../support/smallCatalogs.ts'
import { test } from './presses.ts'

test(
  'two names of one competitor: merged where they are listed, with the figures before and after, and undone',
  { tag: '@slow' },
  async ({ page, presses }) => {
    await page.goto(paths.newCollection())
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(soldIn('us', 40).join('\n'))
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByLabel(CODE_CHECK.figures)).toContainText(/Checked\s*40 of 40/, LONG)
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

test('two names of one brand: merged in the assortment gaps, with the figures before and after, and undone', async ({
  page,
  presses,
}) => {
  await page.goto(paths.map(encodeMap({ q: 'dress', ...us })))
  await expect(page.getByText(/^12 of 12 loaded/)).toBeVisible()
  const grid = page.getByRole('grid', { name: MAP.grid })
  const row = grid
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Pale Harbour/ }) })
  const total = async () => Number((await row.locator('td').nth(-2).innerText()).replace(/\D/g, ''))
  const before = await total()
  await presses.click(
    page.getByRole('button', { name: 'Merge Pale Harbour with another name', exact: true }),
  )
  const other = page.getByRole('combobox', { name: 'Other name of the brand Pale Harbour' })
  await presses.fill(other, 'Tessera')
  await presses.key(other, 'Enter')
  await expect(row).toContainText('2 spellings')
  await expect(grid.getByRole('rowheader', { name: /^Tessera/ })).toHaveCount(0)
  expect(await total()).toBeGreaterThan(before)
  // The newest message is the first.
  await presses.click(page.getByRole('button', { name: 'Undo', exact: true }).first())
  await expect(grid.getByRole('rowheader', { name: /^Tessera/ })).toHaveCount(1)
  expect(await total()).toBe(before)
  presses.expectAtMost(4)
})

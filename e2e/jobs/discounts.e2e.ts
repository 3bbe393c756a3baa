import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { exportRows } from '@/words/collectionViewNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { exportAs } from '@/words/exportNames.ts'
import { expect } from '../support/fixtures.ts'
import { loadApparel } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

test(
  'export the ten discounts that exceed what the prices support most, worst first',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    await loadApparel(page, 300)
    await clicks.choose(
      page.getByRole('combobox', { name: COLUMNS.topBy, exact: true }),
      'discount gap, highest',
    )
    await clicks.choose(page.getByRole('combobox', { name: COLUMNS.top, exact: true }), '10')
    await expect(page.getByRole('columnheader', { name: /^Discount gap/ })).toBeVisible()
    const saving = page.waitForEvent('download')
    await clicks.click(page.getByRole('button', { name: exportAs(exportRows(10), 'xlsx') }))
    const sheet = await readSheet(readFileSync(await (await saving).path()))
    clicks.expectAtMost(5)

    const head = sheet.findIndex(([first]) => first === 'Title')
    const index = (sheet[head] ?? []).findIndex((name) => String(name).startsWith('Discount gap'))
    const gaps = sheet.slice(head + 1, head + 11).map((line) => Number(line[index]))
    expect(gaps).toHaveLength(10)
    expect(gaps[0]).toBeGreaterThan(0)
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
    expect(sheet.slice(0, head).flat().join('\n')).toMatch(/discount gap, highest/)
  },
)

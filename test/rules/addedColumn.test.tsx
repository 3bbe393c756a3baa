/** A column that is added to the one definition of a table is in the table, its order, its address, its file and its report. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { columnIds } from '@/components/data-table/defineColumns.ts'
import { watchReport } from '@/pages/alerts/watchReport.ts'
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { holdOnly } from '@/storage/database/keptMemory.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { savedFiles } from '../export/savedFiles.ts'
import { readSheet, saveFrom } from '../export/saveFrom.ts'
import { aMarket, keepBatch } from '../made/aKeptBatch.ts'
import { aMatch } from '../made/aMatch.ts'
import { aWatchRule } from '../made/aWatchRule.ts'
import { renderAt } from '../pages/renderAt.tsx'

vi.mock(import('@/features/alerts/matchColumns.ts'), async (original) => {
  const module = await original()
  type Column = (typeof module.matchColumns)[number]
  const added = {
    id: 'letters',
    header: 'Letters in the name',
    kind: 'count',
    accessor: ({ first }: Parameters<Column['accessor']>[0]) => (first.merchant ?? '').length,
    footer: null,
  } as const
  const matchColumns = [...module.matchColumns, added] as unknown as typeof module.matchColumns // the types know the list as it is written
  return {
    ...module,
    matchColumns,
    matchColumnIds: columnIds(matchColumns),
    reportedMatchColumns: [...module.reportedMatchColumns, added] as unknown as Column[], // as above
  }
})

vi.mock(import('@/features/pricing/skuMarket/columns.tsx'), async (original) => {
  const module = await original()
  type Column = (typeof module.variantColumns)[number]
  const added = {
    id: 'letters',
    header: 'Letters in the name',
    kind: 'count',
    accessor: ({ name }: Parameters<Column['accessor']>[0]) => name.length,
    footer: null,
  } as const
  const variantColumns = [...module.variantColumns, added] as unknown as Column[] // as above
  return { ...module, variantColumns }
})

const LETTERS = 'Letters in the name'
const SHIRT = '2049811763054'
const OXFORD = '/products/FC0F4C9D0BF2F140EC6EF3A7BEA2C731?country=us'

const forgetAll = () => {
  for (const { name } of databaseStores) holdOnly(name, [])
}
beforeEach(forgetAll)
afterEach(forgetAll)

describe('a column added to the matches of alerts', () => {
  it('is in the table, in the order that the address names, and in the file', async () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    await keepBatch({
      id: 'saved',
      lines: [{ text: SHIRT }],
      answerOf: () => aMarket(SHIRT, { northgate: 100, sundial: 80, cartwheel: 81 }),
    })
    const { user } = renderAt('/alerts?sort=-letters')
    const suggestion = 'A competitor goes more than 5% below your price'
    await user.click(await screen.findByRole('button', { name: suggestion }))
    const table = await screen.findByRole('table', { name: 'Matches' })
    expect(within(table).getByRole('columnheader', { name: LETTERS })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const rows = within(table).getAllByRole('row')
    const merchants = rows.flatMap(
      ({ textContent }) => textContent.match(/Cartwheel|Sundial/) ?? [],
    )
    expect(merchants).toEqual(['Cartwheel', 'Sundial'])
    const file = await saveFrom({ user, files: savedFiles(), label: 'Export 2 matches' })
    expect(readSheet(file).rows.map((row) => row[LETTERS])).toEqual(['9', '7'])
  })

  it('is in the report', () => {
    const rules = [aWatchRule({ kind: 'below floor', merchant: null }, { id: 'floor' })]
    const verdict = { ruleId: 'floor', fired: 1, isNew: 0, muted: 0, decided: 1, undecided: 0 }
    const firings = [aMatch({ ruleId: 'floor' })]
    const run = { at: 1, factsAt: 1, verdicts: [{ ...verdict, why: null }], firings }
    const part = watchReport({ rules, run, firings, isDemo: false, at: 1 }).parts[1]
    expect(part?.columns.at(-1)?.label).toBe(LETTERS)
    expect(part?.rows.map((row) => row.at(-1))).toEqual([7])
  })
})

it('a column added to the variants in their markets is in the table and in the file', async () => {
  const { user } = renderAt(OXFORD)
  await user.click(await screen.findByRole('button', { name: /^Load \d+ EANs?/ }))
  const table = await screen.findByRole('table', { name: 'Price position by variant' })
  expect(within(table).getByRole('columnheader', { name: LETTERS })).toBeVisible()
  const file = await saveFrom({
    user,
    files: savedFiles(),
    label: 'Export markets',
  })
  const { rows } = readSheet(file)
  expect(rows).not.toHaveLength(0)
  for (const row of rows) expect(row[LETTERS]).toBe(String(row['Variant']?.length))
})

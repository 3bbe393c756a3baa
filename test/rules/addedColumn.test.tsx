/** A column that is added to the one definition of a table is in the table, its order, its address, its file and its report. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { columnIds } from '@/components/data-table/defineColumns.ts'
import { reportTable } from '@/components/data-table/reportTable.ts'
import type { Change } from '@/domain/changes/change.ts'
import { oneChange } from '@/domain/changes/productChanges.ts'
import { withoutMarkets } from '@/features/changes/columns.ts'
import { competitorColumns } from '@/features/pricing/byMerchant/columns.ts'
import { alertsReport } from '@/pages/alerts/alertsReport.ts'
import { changesPart } from '@/pages/collection/changes/changesPart.ts'
import { reportSheet } from '@/pages/update/reportSheet.ts'
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { savedFiles } from '../export/savedFiles.ts'
import { readSheet, saveFrom } from '../export/saveFrom.ts'
import { aChangeSide } from '../made/aChangeSide.ts'
import { aMatch } from '../made/aMatch.ts'
import { anAlertRule } from '../made/anAlertRule.ts'
import { aChangesSummary, anUpdateRun, anUpdateStep, comparedOutcome } from '../made/anUpdateRun.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { aMarket, saveCodes } from '../made/aSavedCollection.ts'
import { saveCollection, PATH } from '../pages/collectionPage.ts'
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

vi.mock(import('@/features/pricing/byMerchant/columns.ts'), async (original) => {
  const module = await original()
  type Column = (typeof module.competitorColumns)[number]
  const added = {
    id: 'letters',
    header: 'Letters in the name',
    kind: 'count',
    accessor: ({ name }: Parameters<Column['accessor']>[0]) => name.length,
    footer: null,
  } as const
  return { ...module, competitorColumns: [...module.competitorColumns, added] }
})

vi.mock(import('@/features/changes/columns.ts'), async (original) => {
  const module = await original()
  type Column = (typeof module.changesFileColumns)[number]
  const added = {
    id: 'letters',
    header: 'Letters in the name',
    kind: 'count',
    accessor: ({ lead }: Parameters<Column['accessor']>[0]) => (lead.now?.title ?? '').length,
    footer: null,
  } as const
  const changesFileColumns = [...module.changesFileColumns, added] as unknown as Column[] // as above
  const reportedChangeColumns = [...module.reportedChangeColumns, added] as unknown as Column[] // as above
  return { ...module, changesFileColumns, reportedChangeColumns }
})

const LETTERS = 'Letters in the name'
const SHIRT = '2049811763054'
const OXFORD = '/products/FC0F4C9D0BF2F140EC6EF3A7BEA2C731?country=us'

const forgetAll = () => {
  for (const { name } of databaseStores) replaceEntriesInMemory(name, [])
}
beforeEach(forgetAll)
afterEach(forgetAll)

describe('a column added to the matches of alerts', () => {
  it(
    'is in the table, sorts it as the address says, and is in the file',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'mine', { us: ['northgate'] })
      await saveCodes({
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
    },
  )

  it('is in the report', () => {
    const rules = [anAlertRule({ kind: 'below floor', merchant: null }, { id: 'floor' })]
    const verdict = { ruleId: 'floor', fired: 1, isNew: 0, muted: 0, decided: 1, undecided: 0 }
    const firings = [aMatch({ ruleId: 'floor' })]
    const run = { at: 1, factsAt: 1, verdicts: [{ ...verdict, why: null }], firings }
    const part = alertsReport({ rules, run, allMatches: firings, isDemo: false, at: 1 }).parts[1]
    expect(part?.columns.at(-1)?.label).toBe(LETTERS)
    expect(part?.rows.map((row) => row.at(-1))).toEqual([7])
  })
})

it(
  'a column added to “Price position by variant” is in the table and the file',
  { tags: 'slow' },
  async () => {
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
  },
)

describe('a column added to the competitors that undercut you', () => {
  const shirt = { productId: 'shirt', title: 'Shirt', eans: [SHIRT] }

  it('is in the table of By merchant, and can sort it', { tags: 'slow' }, async () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    await saveCodes({
      id: 'checked',
      lines: [{ text: SHIRT }],
      answerOf: () => aMarket(SHIRT, { northgate: 100, sundial: 80, cartwheel: 81 }),
    })
    await saveCollection([aResultRow(shirt)], { markets: ['checked'] })
    const { user } = renderAt(`${PATH}?view=merchants`)
    const table = await screen.findByRole('table', { name: 'Who undercuts you' })
    await user.click(within(table).getByRole('button', { name: LETTERS }))
    expect(within(table).getByRole('columnheader', { name: LETTERS })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Cartwheel.*9$/),
      expect.stringMatching(/Sundial.*7$/),
    ])
  })

  it('is in the report', () => {
    const none = { sold: 1, notYours: 0, both: 1, below: 1, above: 0, cheapest: 1 }
    const medians = { belowBy: -20, aboveBy: null, difference: -20 }
    const sundial = { ...none, ...medians, merchant: 0, name: 'Sundial', spellings: ['Sundial'] }
    const part = reportTable(competitorColumns, [sundial], { tolerance: 0.5, drawn: null })
    expect(part.columns.at(-1)?.label).toBe(LETTERS)
    expect(part.rows[0]?.at(-1)).toBe(7)
  })
})

describe('a column added to the changes', () => {
  const step = anUpdateStep('shirt', { outcome: comparedOutcome(aChangesSummary()) })
  const change: Change = {
    key: 'A',
    kinds: ['price-down'],
    before: aChangeSide('A'),
    now: aChangeSide('A', { offerPrice: 15, title: 'Shirt' }),
    difference: -5,
    percent: -25,
  }

  it('is in the file of an update', () => {
    const { columns, rows } = reportSheet({
      run: anUpdateRun([step]),
      rows: [{ step, change }],
      unread: [],
      labels: [],
      at: 1,
    })
    const column = columns.find(({ label }) => label === LETTERS)
    expect(rows.map((row) => column?.cell(row))).toEqual([5])
  })

  it('is in the report', () => {
    const part = changesPart({
      rows: [oneChange(change)],
      context: withoutMarkets,
      counts: aChangesSummary(),
      before: 1,
      now: 2,
    })
    expect(part.columns.at(-1)?.label).toBe(LETTERS)
    expect(part.rows[0]?.at(-1)).toBe(5)
  })
})

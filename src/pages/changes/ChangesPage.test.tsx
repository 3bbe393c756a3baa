import { FIELDS } from '../../catalog/fields/fields.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  CHANGES,
  deleteSnapshotOf,
  exportChanges,
  selectProduct,
} from '../../model/changes/changesNames.ts'
import { A_WEEK, aShirt, keepSnapshots, PATH } from '../../testing/pages/changesPage.ts'
import { readSheet, saveFrom } from '../../testing/export/saveFrom.ts'
import { savedFiles } from '../../testing/export/savedFiles.ts'
import { closeSheet, onPhone } from '../../testing/pages/onPhone.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { BRAND, overEverything } from '../../words/brandNames.ts'
import { EXPORT } from '../../words/exportNames.ts'
import { asChartOf, asTableOf } from '../../ui/figures/chartNames.ts'
import { COLUMNS, moveColumn } from '../../words/columnNames.ts'
import { SELECTION } from '../../words/selectionNames.ts'

const table = () => screen.findByRole('table', { name: CHANGES.table })

/** The rows of the table as they are read, without their head and what they come to. */
async function rows(): Promise<string[]> {
  const all = within(await table())
    .getAllByRole('row')
    .filter((row) => row.dataset['row'] !== undefined)
  return all.map((row) => row.textContent ?? '')
}

const titles = async () =>
  (await rows()).map((row) => /(?:Shirt [A-Z]|Gone shirt|New shirt)/.exec(row)?.[0])

async function open(path = PATH) {
  const user = userEvent.setup()
  renderAt(path)
  await waitFor(async () => expect((await titles())[0]).toBeDefined())
  return user
}

const tile = (name: RegExp) =>
  within(screen.getByRole('list', { name: CHANGES.tiles })).getByRole('link', { name })

describe('what changed in a week', () => {
  it('is counted, and listed from the largest fall of a price on', async () => {
    await keepSnapshots(A_WEEK)
    await open()
    expect(tile(/^All changes/)).toHaveTextContent('All changes5of 6 products')
    expect(tile(/^Price down/)).toHaveTextContent('1median −25.0%')
    expect(tile(/^Price up/)).toHaveTextContent('1median +25.0%')
    expect(tile(/^Stock/)).toHaveTextContent('11 out, 0 in')
    expect(tile(/^Discount/)).toHaveTextContent('10 at the same price')
    expect(await titles()).toEqual(['Shirt A', 'Shirt B', 'Shirt C', 'New shirt', 'Gone shirt'])
    expect((await rows())[0]).toMatch(/Price down.*from 20\.00.*to 15\.00.*−5\.00.*−25\.0%/)
    expect((await rows())[2]).toMatch(/Now out.*from In.*to Out/)
  })

  it('is narrowed by a tile and ordered by a head, both in the address', async () => {
    await keepSnapshots(A_WEEK)
    const user = await open()
    await user.click(tile(/^Stock/))
    await waitFor(async () => expect(await titles()).toEqual(['Shirt C']))
    expect(address()).toBe(`${PATH}?tile=stock`)
    await user.click(tile(/^All changes/))
    await user.click(within(await table()).getByRole('button', { name: 'Title' }))
    await waitFor(async () =>
      expect(await titles()).toEqual(['Gone shirt', 'New shirt', 'Shirt A', 'Shirt B', 'Shirt C']),
    )
    expect(address()).toBe(`${PATH}?sort=title`)
  })

  it('is the top by a figure, in the address, and in a file', async () => {
    await keepSnapshots(A_WEEK)
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.topBy }), 'percent up')
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.top }), '5')
    await waitFor(() => expect(address()).toBe(`${PATH}?top=5%2Cpercent`))
    await waitFor(async () => expect(await titles()).toEqual(['Shirt A', 'Shirt B']))
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.topBy }), 'percent down')
    await waitFor(async () => expect(await titles()).toEqual(['Shirt B', 'Shirt A']))
  })

  it('shows the columns that are picked, where they are moved to, and all usual ones again', async () => {
    await keepSnapshots(A_WEEK)
    const user = await open()
    const heads = async () =>
      within(await table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent?.trim() ?? '')
    const usual = await heads()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: FIELDS.merchant.label }))
    await user.click(screen.getByRole('button', { name: moveColumn(FIELDS.active.label, 'up') }))
    await waitFor(async () => expect((await heads()).at(-2)).toBe(FIELDS.active.label))
    expect(await heads()).not.toContain(FIELDS.merchant.label)
    await user.click(screen.getByRole('button', { name: COLUMNS.usual }))
    await waitFor(async () => expect(await heads()).toEqual(usual))
  })

  it('shows how the discount changed where that is asked for', async () => {
    await keepSnapshots(A_WEEK)
    await open(`${PATH}?tile=discount`)
    expect((await rows())[0]).toMatch(/from −20%.*to −40%/)
    expect(
      within(await table()).queryByRole('button', { name: 'Difference (calculated)' }),
    ).toBeNull()
  })

  it('can be had for any two snapshots, one product over all of them', async () => {
    await keepSnapshots([
      { id: 'first', day: 4, rows: [aShirt('A', { offerPrice: 18 }), aShirt('F')] },
      ...A_WEEK,
    ])
    const user = await open()
    expect(tile(/^Back/)).toHaveTextContent('Back1')
    const series = await screen.findByRole('table', { name: CHANGES.series })
    expect(
      within(series)
        .getAllByRole('row')
        .map((row) => row.textContent)
        .slice(1),
    ).toEqual(['4 Nov 2025, 10:0018.00', '11 Nov 2025, 10:0020.00', '18 Nov 2025, 10:0015.00'])
    await user.selectOptions(
      screen.getByRole('combobox', { name: CHANGES.from }),
      '4 Nov 2025, 10:00',
    )
    await waitFor(() => expect(address()).toBe(`${PATH}?since=first&to=new`))
    await waitFor(() => expect(tile(/^Back/)).toHaveTextContent('Back0'))
    expect(tile(/^New/)).toHaveTextContent('New3')
  })

  it('can be selected, and what is selected compared or saved as a file', async () => {
    const files = savedFiles()
    await keepSnapshots(A_WEEK)
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: selectProduct('Shirt A') }))
    await user.click(screen.getByRole('checkbox', { name: selectProduct('Shirt B') }))
    const bar = screen.getByRole('region', { name: CHANGES.selected })
    expect(bar).toHaveTextContent('2 selected')
    expect(within(bar).getByRole('link', { name: /Compare/ })).toHaveAttribute(
      'href',
      '/compare?id=A&id=B&country=us',
    )
    const label = SELECTION.exported
    const sheet = readSheet(await saveFrom({ user, files, label }))
    expect(sheet.head).toContain('Rows: selected one by one')
    expect(sheet.rows.map(({ Title }) => Title)).toEqual(['Shirt A', 'Shirt B'])
    await user.click(screen.getByRole('checkbox', { name: CHANGES.selectAll }))
    await waitFor(() => expect(bar).toHaveTextContent('5 selected'))
  })

  it('offers its changes as a file', async () => {
    await keepSnapshots(A_WEEK)
    await open()
    expect(screen.getByRole('button', { name: exportChanges(5) })).toBeVisible()
  })
})

describe('the sizes of price changes', () => {
  it('are a chart and a table', async () => {
    await keepSnapshots(A_WEEK)
    const user = await open()
    const panel = screen.getByRole('region', { name: CHANGES.sizes })
    expect(panel).toHaveTextContent('n = 2')
    expect(panel).toHaveTextContent('Left out: price 0 or missing0')
    await user.click(within(panel).getByRole('button', { name: asTableOf(CHANGES.sizesTable) }))
    const sizes = within(panel).getByRole('table', { name: CHANGES.sizesTable })
    expect(within(sizes).getByRole('row', { name: '−25% to −20% 1' })).toBeVisible()
    expect(within(sizes).getByRole('row', { name: '+20% to +25% 1' })).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: asChartOf(CHANGES.sizesTable) }))
    expect(within(panel).queryByRole('table')?.closest('.vh')).not.toBeNull()
  })
})

describe('a brand over the kept snapshots', () => {
  it('leads to its history over everything kept', async () => {
    const both = [aShirt('A', { brand: 'Marlowe' }), aShirt('B', { brand: 'Haldane' })]
    await keepSnapshots([
      { id: 'old', day: 11, rows: both },
      { id: 'new', day: 18, rows: [aShirt('A', { brand: 'Marlowe', offerPrice: 15 })] },
    ])
    const user = await open()
    const of = await screen.findByRole('combobox', { name: CHANGES.trendOf })
    expect(screen.queryByRole('link', { name: overEverything('Marlowe') })).toBeNull()
    await user.selectOptions(of, 'Marlowe')
    await user.click(screen.getByRole('link', { name: overEverything('Marlowe') }))
    expect(await screen.findByRole('table', { name: new RegExp(`^${BRAND.table}`) })).toBeVisible()
  })
})

describe('kept snapshots', () => {
  it('are deleted and brought back', async () => {
    await keepSnapshots(A_WEEK)
    const user = await open()
    await user.click(screen.getByRole('button', { name: deleteSnapshotOf('11 Nov 2025, 10:00') }))
    expect(await screen.findByText('Only one snapshot is kept')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: CHANGES.undo }))
    await waitFor(async () => expect(await titles()).toHaveLength(5))
  })
})

describe('on a phone', () => {
  it('has the new snapshot and the export at the foot, times and order behind a press each', async () => {
    onPhone()
    await keepSnapshots(A_WEEK)
    const user = await open()
    expect(screen.getByRole('button', { name: CHANGES.loadNew })).toBeVisible()
    expect(screen.getByRole('button', { name: EXPORT.export })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: CHANGES.from })).toBeNull()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${CHANGES.between}`) }))
    const times = within(await screen.findByRole('dialog', { name: CHANGES.between }))
    expect(times.getByRole('combobox', { name: CHANGES.from })).toBeVisible()
    await closeSheet(user, CHANGES.between)
    await user.click(screen.getByRole('button', { name: CHANGES.choices }))
    const order = within(await screen.findByRole('dialog', { name: CHANGES.choices }))
    expect(order.getByRole('combobox', { name: COLUMNS.sortBy })).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '@/api/fields/fields.ts'
import { asChartOf, asTableOf } from '@/components/ui/figures/chartNames.ts'
import { CHANGES, exportChanges, selectProduct } from '@/domain/changes/changesNames.ts'
import { COLUMNS, moveColumn } from '@/words/columnNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { A_WEEK, aShirt, saveVersions, PATH } from '@test/pages/changesPage.ts'
import { closeSheet, onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const table = () => screen.findByRole('table', { name: CHANGES.table })

/** The texts of the table rows, without head and totals. */
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

const filter = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: CHANGES.filters })).getByRole('link', { name })

describe('the changes within a week', () => {
  it(
    'are counted by kind, and listed with the largest price drop first',
    { tags: 'slow' },
    async () => {
      await saveVersions(A_WEEK)
      await open()
      for (const [name, count] of [
        ['All changes', 5],
        ['Price down', 1],
        ['Price up', 1],
        ['New', 1],
        ['Gone', 1],
        ['Back', 0],
        ['Stock changed', 1],
        ['Discount changed', 1],
      ] as const) {
        expect(filter(new RegExp(`^${name}`))).toHaveTextContent(`${name} ${count}`)
      }
      expect(
        screen.getByText('1 price fell and 1 rose; 1 product is new and 1 is gone').closest('p'),
      ).toHaveTextContent(/^Since 11 Nov, .*\.$/)
      expect(await titles()).toEqual(['Shirt A', 'Shirt B', 'Shirt C', 'New shirt', 'Gone shirt'])
      expect((await rows())[0]).toMatch(/from 20\.00.*to 15\.00.*−25\.0%.*from −20%.*to −40%/)
      expect((await rows())[2]).toMatch(/Shirt C.*Northgatefrom In.*to Out$/)
    },
  )

  it('leave a cell blank if that value did not change', async () => {
    await saveVersions(A_WEEK)
    await open()
    const cells = within(
      (await table()).querySelector<HTMLElement>('[data-row="2"]') ?? document.body,
    )
      .getAllByRole('cell')
      .filter((cell) => cell.dataset['column'] !== undefined)
      .map((cell) => [cell.dataset['column'], cell.textContent])
    expect(cells).toEqual([
      ['merchant', 'NG Northgate'],
      ['percent', ''],
      ['change', ''],
      ['stock', 'from In→ to Out'],
      ['discount', ''],
    ])
  })

  it(
    'include unchanged products on request, last in the table and in the file',
    { tags: 'slow' },
    async () => {
      await saveVersions(A_WEEK)
      const user = await open()
      await user.click(screen.getByRole('checkbox', { name: 'Show 1 unchanged' }))
      await waitFor(async () => expect((await titles()).at(-1)).toBe('Shirt D'))
      expect(await titles()).toHaveLength(6)
      expect((await rows()).at(-1)).toMatch(/Shirt DNG Northgate$/)
      expect(address()).toBe(`${PATH}&unchanged=shown`)
      const files = savedFiles()
      const file = readSheet(await saveFrom({ user, files, label: 'Export 6 products' }))
      expect(file.rows.map(({ Title, Change }) => [Title, Change]).at(-1)).toEqual([
        'Shirt D',
        'Unchanged',
      ])
      await user.click(filter(/^Stock/))
      await waitFor(async () => expect(await titles()).toEqual(['Shirt C']))
      expect(screen.queryByRole('checkbox', { name: /^Show 1 unchanged/ })).toBeNull()
    },
  )

  it('include a product of which only the rating changed, with its own column and filter', async () => {
    const [old, young] = A_WEEK
    if (!old || !young) throw new Error('two versions')
    const rated = (avgRating: number) => aShirt('D', { avgRating })
    const withD = (shirts: typeof old.rows, avgRating: number) =>
      shirts.map((row) => (row.productId === 'D' ? rated(avgRating) : row))
    await saveVersions([
      { ...old, rows: withD(old.rows, 4.1) },
      { ...young, rows: withD(young.rows, 3.8) },
    ])
    const user = await open()
    expect(filter(/^All changes/)).toHaveTextContent('All changes 6')
    await user.click(filter(/^Rating changed/))
    await waitFor(async () => expect(await titles()).toEqual(['Shirt D']))
    expect((await rows())[0]).toMatch(/from 4\.1.*to 3\.8$/)
    expect(within(await table()).getByRole('columnheader', { name: 'Rating' })).toBeVisible()
    const files = savedFiles()
    await saveFrom({ user, files, label: 'Export 1 changed product' })
  })

  it(
    'are filtered by a tile and sorted by a column header, both written in the address',
    { tags: 'slow' },
    async () => {
      await saveVersions(A_WEEK)
      const user = await open()
      await user.click(filter(/^Stock/))
      await waitFor(async () => expect(await titles()).toEqual(['Shirt C']))
      expect(address()).toBe(`${PATH}&tile=stock`)
      await user.click(filter(/^All changes/))
      await user.click(within(await table()).getByRole('button', { name: 'Title' }))
      await waitFor(async () =>
        expect(await titles()).toEqual([
          'Gone shirt',
          'New shirt',
          'Shirt A',
          'Shirt B',
          'Shirt C',
        ]),
      )
      expect(address()).toBe(`${PATH}&sort=title`)
    },
  )

  it('can be limited to the top by a figure, written in the address', async () => {
    await saveVersions(A_WEEK)
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.topBy }), 'percent up')
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.top }), '5')
    await waitFor(() => expect(address()).toBe(`${PATH}&top=5%2Cpercent`))
    await waitFor(async () => expect(await titles()).toEqual(['Shirt A', 'Shirt B']))
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.topBy }), 'percent down')
    await waitFor(async () => expect(await titles()).toEqual(['Shirt B', 'Shirt A']))
  })

  it('show the columns that you choose and move, and the usual ones after a reset', async () => {
    await saveVersions(A_WEEK)
    const user = await open()
    const heads = async () =>
      within(await table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent?.trim() ?? '')
    const usual = await heads()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: FIELDS.merchant.label }))
    await user.click(screen.getByRole('button', { name: moveColumn(FIELDS.active.label, 'up') }))
    await waitFor(async () => expect((await heads()).at(-3)).toBe(FIELDS.active.label))
    expect(await heads()).not.toContain(FIELDS.merchant.label)
    await user.click(screen.getByRole('button', { name: COLUMNS.usual }))
    await waitFor(async () => expect(await heads()).toEqual(usual))
  })

  it('can be shown between any two versions', { tags: 'slow' }, async () => {
    await saveVersions([
      { id: 'first', day: 4, rows: [aShirt('A', { offerPrice: 18 }), aShirt('F')] },
      ...A_WEEK,
    ])
    const user = await open()
    expect(filter(/^Back/)).toHaveTextContent('Back 1')
    await user.selectOptions(
      screen.getByRole('combobox', { name: CHANGES.from }),
      '4 Nov 2025, 10:00',
    )
    await waitFor(() => expect(address()).toBe(`${PATH}&since=first&to=new`))
    await waitFor(() => expect(filter(/^Back/)).toHaveTextContent('Back 0'))
    expect(filter(/^New/)).toHaveTextContent('New 3')
    // An end that is not later than the new start moves to the next version.
    await user.selectOptions(
      screen.getByRole('combobox', { name: CHANGES.to }),
      '11 Nov 2025, 10:00',
    )
    await waitFor(() => expect(address()).toBe(`${PATH}&since=first&to=old`))
    await user.selectOptions(
      screen.getByRole('combobox', { name: CHANGES.from }),
      '11 Nov 2025, 10:00',
    )
    await waitFor(() => expect(address()).toBe(`${PATH}&since=old&to=new`))
  })

  it('can be selected, and the selection compared or exported', async () => {
    const files = savedFiles()
    await saveVersions(A_WEEK)
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

  it('can be exported as a file', async () => {
    await saveVersions(A_WEEK)
    await open()
    expect(screen.getByRole('button', { name: exportChanges(5) })).toBeVisible()
  })
})

it('a product’s sizes share one row, which opens to show every change', async () => {
  const offer = (merchant: string, code: string, offerPrice: number) =>
    aShirt(merchant, {
      title: 'Oxford shirt',
      code,
      eans: [code],
      merchantId: merchant,
      merchant,
      offerPrice,
    })
  await saveVersions(
    [
      {
        id: 'old',
        day: 11,
        rows: [offer('sundial', '2049811763054', 20), offer('sundial', '2049811763061', 20)],
      },
      {
        id: 'new',
        day: 18,
        rows: [offer('sundial', '2049811763054', 18), offer('sundial', '2049811763061', 15)],
      },
    ],
    { source: { kind: 'codes', collectionId: 'some' } },
  )
  const { user } = renderAt(PATH)
  await waitFor(async () =>
    expect((await rows())[0]).toMatch(/Oxford shirt.*2 sizes, 2 changes.*from 20\.00.*to 15\.00/),
  )
  expect(await rows()).toHaveLength(1)
  expect(filter(/^All changes/)).toHaveTextContent('All changes 1')
  await user.click(screen.getByRole('button', { name: 'Changes of Oxford shirt' }))
  const each = within(await screen.findByRole('table', { name: 'Changes of Oxford shirt' }))
  expect(
    each.getByRole('row', { name: /^2049811763054 .*from\s*20\.00.*to\s*18\.00/ }),
  ).toBeVisible()
  expect(
    each.getByRole('row', { name: /^2049811763061 .*from\s*20\.00.*to\s*15\.00/ }),
  ).toBeVisible()
})

describe('the sizes of price changes', () => {
  it('are shown as a chart and as a table', async () => {
    await saveVersions(A_WEEK)
    const user = await open()
    await user.click(screen.getByRole('button', { name: NAMES.statistics }))
    const panel = await screen.findByRole('region', { name: CHANGES.sizes })
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

describe('the Changes view on a phone', () => {
  it('has Update and Export at the bottom, and versions and sort order behind a click', async () => {
    onPhone()
    await saveVersions(A_WEEK)
    const user = await open()
    expect(screen.getByRole('button', { name: CHANGES.update })).toBeVisible()
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

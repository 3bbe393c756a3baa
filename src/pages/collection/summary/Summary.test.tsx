import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { listItemRow } from '@/domain/collections/itemRows.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { noFilter, type RowsResult, type RowEngine, type RowFilter } from '@/domain/rows/rowView.ts'
import { usualSummary } from '@/domain/rows/summaryState.ts'
import { createRowEngine } from '@/jobs/workers/rowEngine.ts'
import {
  decodeCollectionView,
  encodeCollectionView,
} from '@/pages/collection/collectionViewState.ts'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { Summary } from './Summary.tsx'
import { groupsUnder, SUMMARY } from './summaryNames.ts'

let ids = 0
function sold(merchant: string, brand: string | null, offerPrice: number | null, discount = 10) {
  ids += 1
  return aResultRow({
    productId: `P${ids}`,
    merchant,
    brand,
    offerPrice,
    discount,
    category: 'Shirts',
  })
}

/** To the table of the rows that a filter leaves. */
const tableOf = (filter: Partial<RowFilter>) =>
  paths.collection('k4x', encodeCollectionView({ filter: { ...noFilter, ...filter } }))

const rows = () => [
  sold('Northgate', 'Marlowe', 40),
  sold('Northgate', 'Marlowe', 44),
  sold('Northgate', 'Marlowe', 0),
  sold('Cartwheel', 'Marlowe', 30, 25),
  sold('Cartwheel', 'Alder', 20, 25),
  sold('Sundial', 'Marlowe', 50),
  sold('Sundial', null, null),
]

type Options = {
  isMixed?: boolean
  engine?: RowEngine
  rowsResult?: RowsResult
  checkPrices?: ReactNode
}

async function show(
  given: readonly ResultRow[],
  { isMixed = false, checkPrices, ...other }: Options = {},
) {
  const engine = other.engine ?? createRowEngine()
  if (!other.engine) await engine.add(given)
  const rowsResult = other.rowsResult ?? (await engine.query(noFilter, []))
  const onNarrow = vi.fn<(change: Partial<RowFilter>) => void>()
  function Page() {
    const [state, setState] = useState(usualSummary)
    return (
      <ConnectionProvider connection={demoConnection}>
        <MemoryRouter>
          <NavigationProvider basename="/">
            <Summary
              {...{ engine, rowsResult, state, onNarrow, tableOf, isMixed, checkPrices }}
              onState={setState}
            />
          </NavigationProvider>
        </MemoryRouter>
      </ConnectionProvider>
    )
  }
  render(<Page />)
  return { onNarrow, user: userEvent.setup() }
}

const groups = () => screen.getByRole('table', { name: SUMMARY.groups })
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent)
const grid = async () => {
  await screen.findByRole('table', { name: SUMMARY.groups })
  return screen.findByRole('grid', { name: SUMMARY.table })
}

describe('the summary of a collection', () => {
  it('shows brands by merchant, names the lowest and highest, and counts the rows left out', async () => {
    await show(rows())
    const cells = within(await grid())
    expect(cells.getByRole('button', { name: /^Marlowe, Cartwheel/ })).toHaveAccessibleName(
      'Marlowe, Cartwheel: 30.00, 1 row, lowest in its row',
    )
    expect(cells.getByRole('button', { name: /^Marlowe, Northgate/ })).toHaveAccessibleName(
      'Marlowe, Northgate: 42.00, 2 of 3 rows with values',
    )
    expect(cells.getByRole('button', { name: /^Marlowe, Sundial/ })).toHaveAccessibleName(
      'Marlowe, Sundial: 50.00, 1 row, highest in its row',
    )
    expect(cells.getByText('Alder, Northgate: no rows')).toBeInTheDocument()
    const heat = screen.getByRole('region', { name: /^Median offer price, brand × merchant/ })
    expect(heat).toHaveTextContent('n = 5; 2 without a usable offer price left out')
  })

  it('counts queued rows as not checked yet, not as rows without a price', async () => {
    const engine = createRowEngine()
    await engine.add(rows())
    const added = ['A', 'B'].map((id, place) => listItemRow(aListEntry(id), place))
    await engine.put(added)
    await show([], { engine })
    await grid()
    // The text is below the groups and below the heat table.
    expect(
      screen.getAllByText('n = 5; 2 not checked yet; 2 without a usable offer price left out'),
    ).toHaveLength(2)
    expect(
      screen.getByText(
        'n = 5, 20.00 to 50.00; 2 of 9 rows not checked yet; 2 of 9 rows without a usable offer price left out',
      ),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/2 rows aren’t checked yet\. 2 rows without a usable price are left out\./),
    ).toBeInTheDocument()
  })

  it('says “of those shown” with lowest and highest if there are more merchants', async () => {
    const many = Array.from({ length: 31 }, (_, at) => sold(`Shop ${at}`, 'Marlowe', 40 - at))
    await show(many)
    const cells = within(await grid())
    expect(cells.getByRole('button', { name: /^Marlowe, Shop 0:/ })).toHaveAccessibleName(
      'Marlowe, Shop 0: 40.00, 1 row, highest of those shown',
    )
    expect(screen.getByText('▼ lowest of those shown')).toBeInTheDocument()
    expect(screen.queryByText('▼ lowest in row')).not.toBeInTheDocument()
  })

  it('filters the rows by a clicked cell, brand or group', async () => {
    const { onNarrow, user } = await show(rows())
    const cells = within(await grid())
    await user.click(cells.getByRole('button', { name: /^Marlowe, Cartwheel/ }))
    expect(onNarrow).toHaveBeenLastCalledWith({
      values: { brand: ['Marlowe'], merchant: ['Cartwheel'] },
    })
    await user.click(cells.getByRole('button', { name: 'no brand' }))
    expect(onNarrow).toHaveBeenLastCalledWith({ values: { brand: [''] } })
    await user.click(within(groups()).getByRole('button', { name: 'Alder' }))
    expect(onNarrow).toHaveBeenLastCalledWith({ values: { brand: ['Alder'] } })
  })

  it('moves from cell to cell with the arrow keys, and filters on Enter', async () => {
    const { onNarrow, user } = await show(rows())
    const cells = within(await grid())
    cells.getByRole('button', { name: 'Marlowe' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(cells.getByRole('button', { name: /^Marlowe, Northgate/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    expect(onNarrow).toHaveBeenLastCalledWith({
      values: { brand: ['Alder'], merchant: ['Cartwheel'] },
    })
  })

  it('can show another measure, another figure and other groups', { tags: 'slow' }, async () => {
    const { user } = await show(rows())
    await grid()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.measure }), 'count')
    expect(
      await screen.findByRole('button', { name: /^Marlowe, Northgate: 3, highest/ }),
    ).toBeInTheDocument()
    await user.selectOptions(
      screen.getByRole('combobox', { name: SUMMARY.measure }),
      'share of row',
    )
    expect(
      await screen.findByRole('button', { name: /^Marlowe, Northgate: 60%, 3 rows, highest/ }),
    ).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.measure }), 'max')
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.figure }), 'discount')
    expect(
      await screen.findByRole('button', { name: /^Marlowe, Cartwheel: −25\.0%, .*highest/ }),
    ).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.down }), 'merchant')
    // Choosing the same group twice swaps the two groups.
    expect(screen.getByRole('combobox', { name: SUMMARY.across })).toHaveValue('brand')
    expect(
      await screen.findByRole('button', { name: /^Cartwheel, Marlowe: −25\.0%/ }),
    ).toBeInTheDocument()
  })

  it('has all figures of each group in one table, all products last', async () => {
    await show(rows())
    await grid()
    const heads = within(groups()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '#',
      'Brand',
      'Products',
      'Share',
      'Lowest',
      'Median',
      'Mean',
      'Highest',
    ])
    expect(linesOf(groups())).toEqual([
      expect.stringMatching(/^1Marlowe.*571%30\.0042\.0041\.0050\.00$/),
      expect.stringMatching(/^2Alder.*114%20\.0020\.0020\.0020\.00$/),
      expect.stringMatching(/^3no brand.*114%–no values–no values–no values–no values$/),
      'All products7100%20.0040.0036.8050.00',
    ])
  })

  it('shows your price, the index and the price position once prices are checked, highest index first', async () => {
    const engine = createRowEngine()
    const market = (code: string, own: number | null, status: 'dearer' | 'cheaper' | 'only mine') =>
      [
        marketKey('us', code),
        aCodeMarket({
          code,
          myPrice: own,
          index: status === 'only mine' ? null : status === 'dearer' ? 110 : 95,
          status,
          competitors: status === 'only mine' ? 0 : 2,
        }),
      ] as const
    const codes = ['2049811763054', '2049811819164', '2049811763009'] as const
    await engine.add(
      codes.map((code, at) => ({
        ...sold('Northgate', at === 0 ? 'Marlowe' : 'Alder', 99),
        eans: [code],
      })),
    )
    await engine.market([
      market(codes[0], 40, 'cheaper'),
      market(codes[1], 55, 'dearer'),
      market(codes[2], 20, 'only mine'),
    ])
    await show([], { engine, rowsResult: await engine.query(noFilter, []) })
    await grid()
    expect(screen.getByRole('region', { name: /^Your price by brand/ })).toBeInTheDocument()
    const heads = within(groups()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).slice(8)).toEqual([
      'Index',
      expect.stringContaining('Index as a bar'),
      'Price position, above',
    ])
    expect(within(groups()).getByRole('columnheader', { name: 'Index' })).toBeInTheDocument()
    expect(linesOf(groups())).toEqual([
      expect.stringMatching(/^1Alder.*110\.01 above, 1 only you1 of 1$/),
      expect.stringMatching(/^2Marlowe.*95\.01 below0 of 1$/),
      expect.stringMatching(/^All products3100%.*102\.51 above, 1 below, 1 only you1 of 2$/),
    ])
  })

  const codeOf = (at: number) => String(2_049_811_000_000 + at)

  /** Products of a merchant with an index each; `only you`, or null where it is not checked. */
  async function withIndices(
    given: readonly (readonly [
      merchant: string,
      brand: string,
      ...(number | 'only you' | null)[],
    ])[],
  ) {
    const engine = createRowEngine()
    const products = given.flatMap(([merchant, brand, ...indices]) =>
      indices.map((index) => ({ row: sold(merchant, brand, 20), index })),
    )
    await engine.add(products.map(({ row }, at) => ({ ...row, eans: [codeOf(at)] })))
    await engine.market(
      products.flatMap(({ index: known }, at) => {
        if (known === null) return []
        const index = known === 'only you' ? null : known
        const status = index === null ? 'only mine' : index > 100 ? 'dearer' : 'cheaper'
        const competitors = index === null ? 0 : 2
        const market = aCodeMarket({ code: codeOf(at), index, status, competitors })
        return [[marketKey('us', codeOf(at)), market] as const]
      }),
    )
    const rowsResult = await engine.query(noFilter, [])
    const shown = await show([], { engine, rowsResult })
    await grid()
    return { ...shown, engine }
  }

  it('says what stands out, and each sentence leads to the table of exactly its products', async () => {
    const { engine } = await withIndices([
      ['Cartwheel', 'Marlowe', 120, 121, null],
      ['Sundial', 'Haldane', 90, 92, 110, 130, 131],
      ['Cartwheel', 'Haldane', 80, 82, 110],
      ['Cartwheel', 'Norrland', 104, 90, 'only you'],
    ])
    const panel = await screen.findByRole('region', { name: SUMMARY.standsOut })
    const lines = within(panel).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Marlowe: 2 of 3 products have an index, both above market, 120.5 on average. Show 2',
      'Only you sell 1 product; it has no index. Show 1',
    ])
    const links = within(panel).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Show 2: Marlowe',
      'Show 1: Only you sell',
    ])
    for (const [at, count] of [2, 1].entries()) {
      const to = new URL(links[at]?.getAttribute('href') ?? '', 'http://localhost')
      const { state } = decodeCollectionView(to.searchParams)
      expect(state.view).toBe('table')
      const { matching } = await engine.query(state.filter, state.sort)
      expect(matching).toBe(count)
    }
  })

  it('names both groups of a combination that stands out, and how it was chosen', async () => {
    const { user } = await withIndices([
      ['Cartwheel', 'Marlowe', 90, 92, 94],
      ['Sundial', 'Marlowe', 110, 90],
      ['Cartwheel', 'Haldane', 110, 90],
    ])
    const panel = await screen.findByRole('region', { name: SUMMARY.standsOut })
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      'Marlowe, Cartwheel: 3 products, all below market, index 92.0 on average. Show 3',
    )
    await user.click(within(panel).getByRole('button', { name: SUMMARY.standOutRules }))
    expect(
      await within(panel).findByText(/^A group stands out if it has at least 2 products/),
    ).toBeInTheDocument()
  })

  it('has no section on what stands out if nothing does', async () => {
    await withIndices([['Cartwheel', 'Marlowe', 110, 90]])
    expect(screen.queryByRole('region', { name: SUMMARY.standsOut })).not.toBeInTheDocument()
  })

  it('sorts its groups by any column, and says by which', async () => {
    const { user } = await show(rows())
    await grid()
    const names = () =>
      within(groups())
        .getAllByRole('rowheader')
        .map((name) => within(name).queryAllByRole('button')[0]?.textContent)
    await user.click(within(groups()).getByRole('button', { name: 'Lowest' }))
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Marlowe', 'Alder', 'no brand']))
    await user.click(within(groups()).getByRole('button', { name: 'Lowest' }))
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Alder', 'Marlowe', 'no brand']))
    expect(within(groups()).getByRole('columnheader', { name: 'Lowest' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(within(groups()).getByRole('button', { name: 'Brand' }))
    expect(names().slice(0, 3)).toEqual(['Alder', 'Marlowe', 'no brand'])
  })

  it('hides groups under a typed number of products in both tables, and counts them in the last row', async () => {
    const { user } = await show(rows())
    await grid()
    const field = screen.getByRole('textbox', { name: SUMMARY.least })
    await user.clear(field)
    await user.type(field, '2{Enter}')
    await waitFor(() => expect(linesOf(groups())).toHaveLength(2))
    expect(linesOf(groups())[1]).toMatch(/^All products7/)
    expect(screen.getByText(groupsUnder(2, 2))).toBeInTheDocument()
    const pivot = within(await grid())
    await waitFor(() =>
      expect(pivot.queryByRole('button', { name: 'Alder' })).not.toBeInTheDocument(),
    )
    await user.clear(field)
    await user.type(field, 'few{Enter}')
    expect(screen.getByText('Enter a whole number of 1 or more')).toBeInTheDocument()
  })

  it('offers the market price check only once', async () => {
    const engine = createRowEngine()
    await engine.add([sold('Northgate', 'Marlowe', 20)])
    await show([], {
      engine,
      rowsResult: await engine.query(noFilter, []),
      checkPrices: <button type="button">Check market prices</button>,
    })
    await grid()
    expect(screen.getAllByRole('button', { name: 'Check market prices' })).toHaveLength(1)
  })

  it('offers the choice of your merchant where market prices were checked without one', async () => {
    const engine = createRowEngine()
    const code = '2049811763054'
    await engine.add([{ ...sold('Northgate', 'Marlowe', 20), eans: [code] }])
    const unknown = { myPrice: null, index: null, isChosen: false, isSold: false }
    await engine.market([[marketKey('us', code), aCodeMarket(unknown)]])
    await show([], { engine, rowsResult: await engine.query(noFilter, []) })
    await grid()
    expect(screen.getByText(/^Choose your merchant to see the price index/)).toBeInTheDocument()
    expect(within(groups()).queryByRole('columnheader', { name: /Index/ })).not.toBeInTheDocument()
  })

  it('has no heat table for one group', async () => {
    const { user } = await show(rows())
    await grid()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.across }), '')
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    expect(groups()).toBeInTheDocument()
  })

  it('says nothing about rows left out if there are none', async () => {
    await show([sold('Northgate', 'Marlowe', 20), sold('Sundial', 'Alder', 30)])
    await grid()
    expect(await screen.findAllByText('n = 2')).toHaveLength(2)
    expect(await screen.findByText('n = 2, 20.00 to 30.00')).toBeInTheDocument()
  })

  it('shows distributions with a table, and a bar filters to exactly its rows', async () => {
    const { onNarrow, user } = await show(rows())
    const table = await screen.findByRole('table', { name: 'Offer price, distribution' })
    expect(within(table).getByRole('row', { name: /^44\.00 to .* 1 row$/ })).toBeInTheDocument()
    const [reader] = screen.getAllByRole('slider', { name: /^Rows: one bar at a time/ })
    reader?.focus()
    await user.keyboard('{Enter}')
    expect(onNarrow).toHaveBeenLastCalledWith({ ranges: { offerPrice: [20, 20] } })
  })

  it('is not shown for several countries, and says why', async () => {
    await show(rows(), { isMixed: true })
    expect(screen.getByText(/their prices can’t be compared/)).toBeInTheDocument()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('says that no row is loaded yet', async () => {
    await show([])
    expect(screen.getByText('No row is loaded yet.')).toBeInTheDocument()
  })

  it('says when the rows can’t be read, and reads them again on a click', async () => {
    const engine = createRowEngine()
    await engine.add(rows())
    const rowsResult = await engine.query(noFilter, [])
    const pivot = vi
      .fn<RowEngine['pivot']>(engine.pivot)
      .mockRejectedValueOnce(new Error('the worker died'))
    const { user } = await show([], { engine: { ...engine, pivot }, rowsResult })
    expect(await screen.findByRole('alert')).toHaveTextContent('the worker died')
    await user.click(screen.getByRole('button', { name: SUMMARY.tryAgain }))
    expect(await grid()).toBeInTheDocument()
  })
})

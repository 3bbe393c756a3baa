import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BATCH, detailsOfRow } from '../../domain/batchNames.ts'
import { NAMES } from '../../domain/names.ts'
import { openBatches } from '../../jobs/openBatches.ts'
import { deleteBatch } from '../../store/batches.ts'
import { writePreference } from '../../store/preferences.ts'
import { deletePriceList, setPrice } from '../../store/priceList.ts'
import { aMarket, aRecord, keepBatch } from '../../testing/aKeptBatch.ts'
import { demoConnection } from '../../testing/connections.ts'
import { address, renderAt } from '../../testing/renderAt.tsx'

const ID = 'kept000001'
const { id: CONNECTION } = demoConnection

const CHEAP = '2049811763054'
const DEAR = '2049811763061'
const EQUAL = '2000000000008'
const MISSED = '2000000000015'
const ALONE = '2000000000022'
const UNKNOWN = '2000000000039'

const MARKETS: Record<string, Record<string, number | null>> = {
  [CHEAP]: { northgate: 40, sundial: 50, petra: 60, bazaarly: 0 },
  [DEAR]: { northgate: 66, sundial: 60, petra: 50 },
  [EQUAL]: { northgate: 30, sundial: 30 },
  [MISSED]: { sundial: 12, petra: 14 },
  [ALONE]: { northgate: 9 },
}
const answerOf = ({ entry }: { entry: { kind: string; code?: string } }) => {
  const prices = MARKETS[entry.code ?? '']
  return prices ? aMarket(entry.code ?? '', prices) : null
}
const CODES = [CHEAP, DEAR, EQUAL, MISSED, ALONE, UNKNOWN]

const table = () => screen.findByRole<HTMLTableElement>('table', { name: BATCH.rows })
const bodyRows = async () => [...((await table()).tBodies[0]?.rows ?? [])]
const rowOf = async (text: string) => {
  const found = (await bodyRows()).find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`No row says ${text}`)
  return found
}
const standing = () => screen.getByRole('region', { name: BATCH.standing })

beforeEach(async () => {
  openBatches.close(CONNECTION, ID)
  await deleteBatch(CONNECTION, ID)
  await deletePriceList({ connectionId: CONNECTION, country: 'us' })
  writePreference(CONNECTION, 'mine', 'northgate')
  writePreference(CONNECTION, 'batchColumns', null)
})

describe('where my prices stand', () => {
  it.each([
    ['min', 'vs lowest', 'Cheaper than the lowest', ['−20.0%', '+32.0%'], 'lowest of the other'],
    ['mean', 'vs mean', 'Cheaper than the mean', ['−27.3%', '+20.0%'], 'mean of the other'],
    ['petra', 'vs Petra', 'Cheaper than Petra', ['−33.3%', '+32.0%'], 'offer price of Petra'],
    ['own-target', 'vs target', 'Cheaper than my target', ['−50.0%', '+10.0%'], 'own target price'],
  ])('is measured against %s', async (ref, head, tile, [cheap, dear], formula) => {
    const targets: Record<string, number> = { [CHEAP]: 80, [DEAR]: 60 }
    const lines = CODES.map((text) => ({ text, ...(targets[text] && { target: targets[text] }) }))
    await keepBatch({ id: ID, lines, answerOf })
    const { user } = renderAt(`/batch/${ID}`)
    await table()
    expect(await rowOf(CHEAP)).toHaveTextContent('−27.3%')
    await user.selectOptions(screen.getByRole('combobox', { name: BATCH.reference }), ref)
    expect(address()).toBe(`/batch/${ID}?ref=${ref}`)
    expect(screen.getByRole('button', { name: head })).toBeInTheDocument()
    expect(await rowOf(CHEAP)).toHaveTextContent(cheap ?? '')
    expect(await rowOf(DEAR)).toHaveTextContent(dear ?? '')
    expect(
      within(standing()).getByRole('link', { name: new RegExp(`^${tile}`) }),
    ).toHaveTextContent('1')
    expect(standing()).toHaveTextContent(formula)
  })

  it('offers no target where no row has one, and not my own merchant as a rival', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/batch/${ID}`)
    await table()
    const options = within(screen.getByRole('combobox', { name: BATCH.reference }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options).toEqual([
      'median of the others',
      'lowest of the others',
      'mean of the others',
      'Bazaarly',
      'Petra',
      'Sundial',
    ])
  })

  it('goes back to the median when the rival becomes mine', async () => {
    await keepBatch({ id: ID, lines: [{ text: CHEAP }], answerOf })
    const { user } = renderAt(`/batch/${ID}?ref=petra`)
    await table()
    await user.selectOptions(screen.getByRole('combobox', { name: BATCH.myMerchant }), 'petra')
    expect(address()).toBe(`/batch/${ID}`)
    expect(await rowOf(CHEAP)).toHaveTextContent('+33.3%')
  })

  it('shows with each tile as many rows as it counts', async () => {
    await keepBatch({ id: ID, lines: [...CODES, CHEAP].map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/batch/${ID}?status=not-found`)
    await table()
    expect(await bodyRows()).toHaveLength(1)
    const tiles = within(standing()).getAllByRole('link')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'All rows7',
      'Cheaper than the market2',
      'Equal1',
      'Dearer than the market1',
      'Not sold by me1',
      'Sold only by me1',
    ])
    for (const name of ['Cheaper', 'Equal', 'Dearer', 'Not sold', 'Sold only', 'All']) {
      const tile = within(standing()).getByRole('link', { name: new RegExp(`^${name}`) })
      await user.click(tile)
      const count = Number(/\d+$/.exec(tile.textContent ?? '')?.[0])
      expect(await bodyRows()).toHaveLength(count)
    }
    expect(address()).toBe(`/batch/${ID}`)
  })

  it('has the index of the assortment with its n, and its distribution as a chart and a table', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/batch/${ID}`)
    await table()
    // 40 ÷ 55, 66 ÷ 55 and 30 ÷ 30.
    expect(standing()).toHaveTextContent('Price index of the assortment')
    expect(standing()).toHaveTextContent('97.6')
    expect(standing()).toHaveTextContent(
      'n = 3; left out: 1 not found, 1 not sold by me, 1 sold only by me.',
    )
    const twin = within(standing()).getByRole('table', { name: /^Distribution of the index/ })
    expect(within(twin).getByRole('row', { name: /^70 to below 75/ })).toHaveTextContent('1 row')
    expect(within(twin).getByRole('row', { name: /^100 to below 105/ })).toHaveTextContent('1 row')
    expect(within(twin).getByRole('row', { name: /^130 and above/ })).toHaveTextContent('0 rows')
  })

  it('takes my price from my list where the catalog holds none of mine, with its margins', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    await setPrice(place, { code: MISSED, price: 16, cost: 8, note: '' }, 1)
    writePreference(CONNECTION, 'batchColumns', ['yours', 'position', 'list', 'cost', 'margin'])
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/batch/${ID}`)
    await waitFor(async () => expect(await rowOf(MISSED)).toHaveTextContent('list 16.00'))
    expect(await rowOf(MISSED)).toHaveTextContent('3 of 316.008.0050.0%')
    expect(standing()).toHaveTextContent('1 row takes my price from my price list')
  })
})

describe('several countries', () => {
  const lines = [{ text: CHEAP }, { text: DEAR }]
  const groups = [['us'], ['in']]
  const inEach = ({ countries, entry }: Parameters<typeof answerOf>[0] & { countries: string[] }) =>
    countries[0] === 'us'
      ? answerOf({ entry })
      : aMarket(entry.code ?? '', { northgate: 4000, petra: 5000 })

  it('have a row each, and an index each', async () => {
    await keepBatch({ id: ID, lines, groups, answerOf: inEach })
    const { user } = renderAt(`/batch/${ID}?sort=-lowest`)
    const lowest = async () =>
      (await bodyRows()).map(({ cells }) => `${cells[2]?.textContent} ${cells[6]?.textContent}`)
    expect(await lowest()).toEqual(['in 4,000.00', 'in 4,000.00', 'us 50.00', 'us 40.00'])
    expect(standing()).toHaveTextContent(/Price index of the assortment in us.*n = 2/)
    expect(standing()).toHaveTextContent(/Price index of the assortment in in.*n = 2/)
    await user.click(screen.getByRole('button', { name: 'Country' }))
    expect(address()).toBe(`/batch/${ID}?sort=country`)
  })

  it('have a matrix each, one at a time', async () => {
    await keepBatch({ id: ID, lines, groups, answerOf: inEach })
    const { user } = renderAt(`/batch/${ID}?view=matrix`)
    const grid = await screen.findByRole('grid', { name: BATCH.matrix })
    expect(grid).toHaveTextContent('Sundial')
    expect(grid).not.toHaveTextContent('4,000.00')
    await user.selectOptions(screen.getByRole('combobox', { name: BATCH.matrixCountry }), 'in')
    expect(address()).toBe(`/batch/${ID}?view=matrix&in=in`)
    expect(grid).toHaveTextContent('4,000.00')
    expect(grid).not.toHaveTextContent('Sundial')
  })
})

describe('the matrix', () => {
  it('has my merchant first, then those that sell most, and marks both ends of a row in words', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/batch/${ID}?view=matrix&sort=row&ref=min`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BATCH.matrix })
    const heads = [...(grid.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
    expect(heads).toEqual(['Code', 'Northgatemine 4', 'Sundial 4', 'Petra 3', 'Bazaarly 1'])
    const [first] = grid.tBodies[0]?.rows ?? []
    expect([...(first?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      CHEAP,
      '40.00 lowest of the row',
      '50.00',
      '60.00 highest of the row',
      '0.00',
    ])
    expect(within(grid).getByRole('link', { name: '50.00' })).toHaveAttribute(
      'href',
      `/ean/${CHEAP}?country=us&mine=northgate&ref=min`,
    )
    expect(screen.getByText('5 rows × 4 merchants; 1 without offers left out')).toBeInTheDocument()
  })

  it('has a column for my own list beside those of the catalog', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    await setPrice(place, { code: MISSED, price: 16, cost: 8, note: '' }, 1)
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/batch/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BATCH.matrix })
    await within(grid).findByRole('columnheader', { name: 'My price list' })
    const cells = [...(grid.tBodies[0]?.rows[3]?.cells ?? [])].map(({ textContent }) => textContent)
    expect(cells.slice(0, 2)).toEqual([MISSED, '16.00'])
  })

  it('is one stop for the keyboard, and arrows go from cell to cell', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/batch/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BATCH.matrix })
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    within(grid).getByRole('link', { name: CHEAP }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('60.00')
    await user.keyboard('{End}')
    expect(document.activeElement?.closest('td')).toHaveTextContent('not sold')
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(document.activeElement).toHaveTextContent(CHEAP)
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('the columns', () => {
  it('are chosen, remembered, and usual again', async () => {
    await keepBatch({ id: ID, lines: [{ text: CHEAP }], answerOf })
    const { user, unmount } = renderAt(`/batch/${ID}`)
    const heads = async () =>
      [...((await table()).tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
    const usual = await heads()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Spread' }))
    await user.click(screen.getByRole('checkbox', { name: 'Took' }))
    expect(screen.getByRole('checkbox', { name: 'Code' })).toBeDisabled()
    expect(await heads()).not.toContain('Took')
    expect((await rowOf(CHEAP)).textContent).toContain('60.0020.00')
    await user.click(screen.getByRole('button', { name: /^Spread/ }))
    expect(address()).toBe(`/batch/${ID}?sort=spread`)
    unmount()
    const again = renderAt(`/batch/${ID}`)
    expect((await heads()).some((head) => head?.startsWith('Spread'))).toBe(true)
    await again.user.click(screen.getByRole('button', { name: /^Columns/ }))
    await again.user.click(await screen.findByRole('button', { name: BATCH.usualColumns }))
    expect(await heads()).toEqual(usual)
  })

  it('are an order to choose where there is no room for heads', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/batch/${ID}`)
    await table()
    await user.selectOptions(screen.getByRole('combobox', { name: BATCH.sortBy }), 'lowest')
    expect(address()).toBe(`/batch/${ID}?sort=lowest`)
    await user.click(screen.getByRole('button', { name: BATCH.reverse }))
    expect(address()).toBe(`/batch/${ID}?sort=-lowest`)
  })
})

describe('the details of a row', () => {
  const PAGE = 'https://shop.example/p/1'
  const PRODUCT = 'A'.repeat(32)

  it('show the records of a URL, and the way from there to the market', async () => {
    const record = aRecord({ eans: [DEAR, CHEAP] })
    const other = aRecord({ title: 'The same in blue', brand: null })
    const market = aMarket(CHEAP, MARKETS[CHEAP] ?? {})
    if (market.kind !== 'ean') throw new Error('A market is the answer for a code')
    const { offers } = market
    await keepBatch({
      id: ID,
      lines: [{ text: PAGE }],
      chain: true,
      answerOf: () => ({
        kind: 'url',
        url: PAGE,
        records: [record, other],
        market: { code: CHEAP, offers },
      }),
    })
    const { user } = renderAt(`/batch/${ID}`)
    const opener = await screen.findByRole('button', { name: `${detailsOfRow(1)}: 2 records` })
    expect(await rowOf('Oxford shirt')).toHaveTextContent('40.00')
    await user.click(opener)
    const drawer = await screen.findByRole('dialog', { name: detailsOfRow(1) })
    expect(within(drawer).getByRole('link', { name: 'The same in blue' })).toBeInTheDocument()
    expect(drawer).toHaveTextContent(`${CHEAP}market below`)
    expect(within(drawer).getByRole('link', { name: DEAR })).toHaveAttribute(
      'href',
      expect.stringContaining(`/ean/${DEAR}`),
    )
    const all = within(drawer).getByRole('table', { name: `${BATCH.offers} of ${CHEAP}` })
    expect(within(all).getAllByRole('row')).toHaveLength(5)
    await user.click(within(drawer).getByRole('button', { name: NAMES.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are not beside any standing where no row has a market', async () => {
    await keepBatch({ id: ID, lines: [{ text: PRODUCT }], answerOf: () => null })
    const { user } = renderAt(`/batch/${ID}?tile=cheaper`)
    await table()
    expect(screen.queryByRole('region', { name: BATCH.standing })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Matrix' })).toBeNull()
    await user.click(screen.getByRole('button', { name: BATCH.showAll }))
    expect(address()).toBe(`/batch/${ID}`)
    expect(await bodyRows()).toHaveLength(1)
  })

  it('show the traits of a product id', async () => {
    await keepBatch({
      id: ID,
      lines: [{ text: PRODUCT }],
      answerOf: () => ({
        kind: 'id',
        product: aRecord({ productId: PRODUCT }),
        traits: [
          ['Material', 'Cotton|Linen'],
          ['Fit', ''],
        ],
      }),
    })
    const { user } = renderAt(`/batch/${ID}`)
    expect(await rowOf('Oxford shirt')).toHaveTextContent('MarloweNorthgate47.90')
    await user.click(screen.getByRole('button', { name: `${detailsOfRow(1)}: 2 traits` }))
    const drawer = await screen.findByRole('dialog', { name: detailsOfRow(1) })
    expect(drawer).toHaveTextContent('MaterialCotton, Linen')
    expect(drawer).toHaveTextContent('no value given')
  })
})

import { screen, within } from '@testing-library/react'
import { chooseMerchant } from '../../testing/pages/chooseMerchant.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '../../store/preferences/preferences.ts'
import { setPrice } from '../../store/priceLists/priceList.ts'
import { aMarket, aRecord, keepBatch } from '../../testing/made/aKeptBatch.ts'
import { bodyRows, rowOf, table } from '../../testing/pages/batchPage.ts'
import {
  answerOf,
  CHEAP,
  CODES,
  CONNECTION,
  DEAR,
  forgetKept,
  ID,
  MARKETS,
  MISSED,
} from '../../testing/kept/keptMarkets.ts'
import { onPhone } from '../../testing/pages/onPhone.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { BATCH, detailsOfRow } from '../../words/batchNames.ts'
import { BY_MERCHANT } from '../../words/byMerchantNames.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { SHARE } from '../../words/shareNames.ts'
import { COLUMNS, moveColumn } from '../../words/columnNames.ts'
import { NAMES } from '../../words/names.ts'

beforeEach(forgetKept)

/** Its check digit is that of another code. */
const MISTYPED = '2049811763055'
/** Dearer still than `DEAR`. */
const ABOVE = '2000000000046'

describe('the prices by merchant', () => {
  it('has you first, then those that sell most, and says what each price means beside yours', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}?view=matrix&sort=row&ref=min`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BY_MERCHANT.grid })
    const heads = [...(grid.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
    expect(heads).toEqual(['Product', 'You 4', 'SDSundial4', 'PTPetra3'])
    const [first] = grid.tBodies[0]?.rows ?? []
    expect([...(first?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      `No picture givenProduct ${CHEAP} ${CHEAP}`,
      '40.00 lowest',
      '50.00 above your price',
      '60.00 above your price',
    ])
    expect(first?.cells[2]?.querySelector('a')).toHaveAttribute(
      'href',
      `/ean/${CHEAP}?country=us&mine=northgate&ref=min`,
    )
    expect(screen.getByText('5 products; 1 without prices left out')).toBeInTheDocument()
  })

  it('takes your price from your list where the catalog has none', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    await setPrice(place, { code: MISSED, price: 16, cost: 8, note: '' }, 1)
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BY_MERCHANT.grid })
    const line = await within(grid).findByRole('row', { name: new RegExp(`Product ${MISSED}`) })
    expect(line).toHaveTextContent(/16\.00/)
  })

  it('ranks who undercuts you, sorted by any column', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}?view=matrix&sort=row`)
    expect(
      await screen.findByText(
        'Sundial undercuts you most: cheaper on 1 of the 3 products you both sell, typically by 9.1%.',
      ),
    ).toBeInTheDocument()
    const ranking = screen.getByRole('table', { name: 'Who undercuts you' })
    const lines = () =>
      within(ranking)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    expect(lines()).toEqual([
      ['SDSundial', '3 of 4', '1', '−9.1%', '', '1', '+25.0%', '2', '1'],
      ['PTPetra', '2 of 4', '1', '−24.2%', '', '1', '+50.0%', '1', '1'],
    ])
    await user.click(within(ranking).getByRole('button', { name: 'Below, median' }))
    expect(lines().map(([name]) => name)).toEqual(['PTPetra', 'SDSundial'])
    expect(within(ranking).getByRole('columnheader', { name: 'Below, median' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  it('shows each price as its difference to yours', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole('grid', { name: BY_MERCHANT.grid })
    await user.click(screen.getByRole('radio', { name: 'Difference' }))
    const [sundial] = within(grid).getAllByRole('link', { name: /above your price/ })
    expect(sundial).toHaveTextContent('+25.0% above your price')
  })

  it('is one stop for the keyboard, and arrows go from cell to cell', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}?view=matrix&sort=row`)
    const grid = await screen.findByRole<HTMLTableElement>('grid', { name: BY_MERCHANT.grid })
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    within(grid)
      .getByRole('link', { name: `Product ${CHEAP}` })
      .focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('60.00')
    await user.keyboard('{ArrowDown}{End}')
    expect(document.activeElement?.closest('td')).toHaveTextContent('not sold')
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(document.activeElement).toHaveTextContent(CHEAP)
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('the columns', () => {
  it('are chosen, remembered, and usual again', async () => {
    await keepBatch({ id: ID, lines: [{ text: CHEAP }], answerOf })
    const { user, unmount } = renderAt(`/collections/${ID}`)
    const heads = async () =>
      [...((await table()).tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
    const usual = await heads()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Spread' }))
    await user.click(screen.getByRole('checkbox', { name: 'Took' }))
    expect(screen.getByRole('checkbox', { name: 'Code' })).toBeDisabled()
    expect(usual).not.toContain('Took')
    expect(await heads()).toContain('Took')
    expect((await rowOf(CHEAP)).textContent).toContain('60.0020.00')
    await user.click(screen.getByRole('button', { name: /^Spread/ }))
    expect(address()).toBe(`/collections/${ID}?sort=spread`)
    unmount()
    const again = renderAt(`/collections/${ID}`)
    expect((await heads()).some((head) => head?.startsWith('Spread'))).toBe(true)
    await again.user.click(screen.getByRole('button', { name: /^Columns/ }))
    await again.user.click(await screen.findByRole('button', { name: COLUMNS.usual }))
    expect(await heads()).toEqual(usual)
  })

  it('move past each other, stay so for the next batch, and leave a row that was not asked whole', async () => {
    await keepBatch({ id: ID, lines: [{ text: CHEAP }, { text: MISTYPED }], answerOf })
    const { user, unmount } = renderAt(`/collections/${ID}`)
    const heads = async () =>
      [...((await table()).tHead?.rows[0]?.cells ?? [])].map(({ dataset }) => dataset['column'])
    expect((await heads()).slice(0, 4)).toEqual(['row', 'code', 'status', 'product'])
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('button', { name: moveColumn('Status', 'down') }))
    const set = ['row', 'code', 'product', 'status']
    expect((await heads()).slice(0, 4)).toEqual(set)
    unmount()
    renderAt(`/collections/${ID}`)
    expect((await heads()).slice(0, 4)).toEqual(set)
    const cells = [...(await rowOf(MISTYPED)).cells].map(({ textContent }) => textContent)
    expect(cells).toHaveLength((await heads()).length)
    expect(cells[2]).toContain('check digit')
    expect(cells[3]?.trim()).toBe('Invalid')
  })

  it('are an order to choose where there is no room for heads', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}`)
    await table()
    await user.selectOptions(screen.getByRole('combobox', { name: COLUMNS.sortBy }), 'lowest')
    expect(address()).toBe(`/collections/${ID}?sort=lowest`)
    await user.click(screen.getByRole('button', { name: COLUMNS.reverse }))
    expect(address()).toBe(`/collections/${ID}?sort=-lowest`)
  })
})

it('lists the rows of a finished batch as they were given', async () => {
  const given = CODES.toSorted().toReversed()
  await keepBatch({ id: ID, lines: given.map((text) => ({ text })), answerOf })
  renderAt(`/collections/${ID}`)
  await screen.findByRole('region', { name: /^Rows, in the order given$/ })
  const codes = (await bodyRows()).map(({ cells }) => cells[1]?.textContent)
  expect(codes).toEqual(given)
})

describe('a view that needs to know who I am', () => {
  it.each(['tile=dearer', 'top=20%2C-index'])(
    'shows all rows until I say it, and then holds: %s',
    async (view) => {
      writePreference(CONNECTION, 'mine', {})
      await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
      const { user } = renderAt(`/collections/${ID}?${view}`)
      const rows = await screen.findByRole('region', { name: /^Rows, in the order given$/ })
      expect(await bodyRows()).toHaveLength(CODES.length)
      expect(rows).toHaveTextContent(/Choose who you are for: (dearer than the market|top 20 by)/)
      expect(screen.getByRole('button', { name: BATCH.exportAll })).toBeVisible()
      await chooseMerchant(user, 'Northgate')
      expect((await bodyRows()).length).toBeLessThan(CODES.length)
      expect(screen.queryByText(/^Choose who you are for/)).toBeNull()
      expect(address()).toBe(`/collections/${ID}?${view}`)
    },
  )

  it('holds at once for what is measured without me', async () => {
    writePreference(CONNECTION, 'mine', {})
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}?top=2%2C-lowest`)
    await screen.findByRole('region', { name: /top 2 by lowest, highest first/ })
    expect(await bodyRows()).toHaveLength(2)
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
    const { user } = renderAt(`/collections/${ID}`)
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

  it('say which variant of a link matched', async () => {
    const wrapped = `https://www.google.com/url?q=${encodeURIComponent(`${PAGE}?gclid=1`)}`
    await keepBatch({
      id: ID,
      lines: [{ text: wrapped }],
      chain: false,
      answerOf: () => ({ kind: 'url', url: PAGE, records: [aRecord({})], market: null }),
    })
    const { user } = renderAt(`/collections/${ID}`)
    await user.click(await screen.findByRole('button', { name: `${detailsOfRow(1)}: 1 record` }))
    expect(await screen.findByRole('dialog', { name: detailsOfRow(1) })).toHaveTextContent(
      `Matched as ${PAGE} (Link inside the redirect, without tracking parameters)`,
    )
  })

  it('are not beside any standing where no row has a market', async () => {
    await keepBatch({ id: ID, lines: [{ text: PRODUCT }], answerOf: () => null })
    const { user } = renderAt(`/collections/${ID}?tile=cheaper`)
    await table()
    expect(screen.queryByRole('region', { name: BATCH.standing })).toBeNull()
    expect(screen.queryByRole('radio', { name: BY_MERCHANT.view })).toBeNull()
    await user.click(screen.getByRole('button', { name: BATCH.showAll }))
    expect(address()).toBe(`/collections/${ID}`)
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
    const { user } = renderAt(`/collections/${ID}`)
    expect(await rowOf('Oxford shirt')).toHaveTextContent('MarloweNorthgate47.90')
    await user.click(screen.getByRole('button', { name: `${detailsOfRow(1)}: 2 traits` }))
    const drawer = await screen.findByRole('dialog', { name: detailsOfRow(1) })
    expect(drawer).toHaveTextContent('MaterialCotton, Linen')
    expect(drawer).toHaveTextContent('no value given')
  })
})

describe('the dearest rows', () => {
  it('are one press, stand from the highest index on, and one press from all rows', async () => {
    // One at my price, one below it, and two above: with so few rows, the top twenty by index would be all of them.
    await keepBatch({
      id: ID,
      lines: [...CODES, ABOVE].map((text) => ({ text })),
      answerOf: (ask) =>
        ask.entry.kind === 'ean' && ask.entry.code === ABOVE
          ? aMarket(ABOVE, { northgate: 140, sundial: 100 })
          : answerOf(ask),
    })
    const { user } = renderAt(`/collections/${ID}`)
    const dearest = await screen.findByRole('button', { name: BATCH.dearest })
    await user.click(dearest)
    expect(address()).toBe(`/collections/${ID}?top=20%2C-index&tile=dearer`)
    expect(dearest).toHaveAttribute('aria-pressed', 'true')
    const codes = async () =>
      (await bodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
    expect(await codes()).toEqual([ABOVE, DEAR])
    await user.click(within(await table()).getByRole('button', { name: 'Lowest' }))
    expect(await codes()).toEqual([DEAR, ABOVE])
    await user.click(dearest)
    expect(address()).toBe(`/collections/${ID}`)
    expect(await bodyRows()).toHaveLength(CODES.length + 1)
  })
})

describe('on a phone', () => {
  const open = async () => {
    onPhone()
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}`)
    await table()
    return user
  }

  it('has export and a new batch at the foot, the rest and the figures of the run behind "…"', async () => {
    const user = await open()
    expect(screen.getByRole('button', { name: BATCH.exportAll })).toBeVisible()
    expect(screen.getByRole('link', { name: 'New collection' })).toHaveAttribute(
      'href',
      '/collections/new',
    )
    expect(screen.queryByRole('button', { name: CHANGES.keep })).toBeNull()
    await user.click(screen.getByRole('button', { name: BATCH.more }))
    const sheet = within(await screen.findByRole('dialog', { name: BATCH.more }))
    expect(sheet.getByRole('button', { name: CHANGES.keep })).toBeVisible()
    expect(sheet.getByRole('button', { name: SHARE.copy })).toBeVisible()
    expect(sheet.getByText(/to ask/)).toBeVisible()
  })

  it('says the index in one line, which opens how it comes about and what it is compared with', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: new RegExp(`${BATCH.change}$`) }))
    const sheet = within(await screen.findByRole('dialog', { name: BATCH.standing }))
    expect(sheet.getByRole('combobox', { name: NAMES.reference })).toBeVisible()
    expect(sheet.getByText(/Repeated rows count once/)).toBeVisible()
  })

  it('has order and filters of the rows behind one press', async () => {
    const user = await open()
    expect(screen.queryByRole('radio', { name: /^Not found/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: BATCH.choices }))
    const sheet = within(await screen.findByRole('dialog', { name: BATCH.choices }))
    await user.click(sheet.getByRole('radio', { name: /^Not found/ }))
    expect(address()).toMatch(/status=not-found/)
  })
})

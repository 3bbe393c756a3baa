import { screen, waitFor, within } from '@testing-library/react'
import { chooseMerchant } from '../../testing/pages/chooseMerchant.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '../../store/preferences/preferences.ts'
import { readPriceList, setPrice } from '../../store/priceLists/priceList.ts'
import { aMarket, keepBatch } from '../../testing/made/aKeptBatch.ts'
import { bodyRows, rowOf, table } from '../../testing/pages/batchPage.ts'
import {
  ALONE,
  answerOf,
  CHEAP,
  CODES,
  CONNECTION,
  DEAR,
  forgetKept,
  ID,
  MISSED,
  UNKNOWN,
} from '../../testing/kept/keptMarkets.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { BATCH } from '../../words/batchNames.ts'
import { BY_MERCHANT } from '../../words/byMerchantNames.ts'
import { NAMES } from '../../words/names.ts'
import { myPriceOf, PRICES } from '../../words/priceListNames.ts'

const standing = () => screen.getByRole('region', { name: BATCH.standing })

beforeEach(forgetKept)

describe('where my prices stand', () => {
  it.each([
    [
      'min',
      'vs lowest of the others',
      'Cheaper than the lowest',
      ['−20.0%', '+32.0%'],
      'lowest of the other',
    ],
    [
      'mean',
      'vs mean of the others',
      'Cheaper than the mean',
      ['−27.3%', '+20.0%'],
      'mean of the other',
    ],
    ['petra', 'vs Petra', 'Cheaper than Petra', ['−33.3%', '+32.0%'], 'offer price of Petra'],
    [
      'own-target',
      'vs own target price',
      'Cheaper than my target',
      ['−50.0%', '+10.0%'],
      'own target price',
    ],
  ])('is measured against %s', async (ref, head, tile, [cheap, dear], formula) => {
    const targets: Record<string, number> = { [CHEAP]: 80, [DEAR]: 60 }
    const lines = CODES.map((text) => ({ text, ...(targets[text] && { target: targets[text] }) }))
    await keepBatch({ id: ID, lines, answerOf })
    const { user } = renderAt(`/collections/${ID}`)
    await table()
    expect(await rowOf(CHEAP)).toHaveTextContent('−27.3%')
    await user.selectOptions(screen.getByRole('combobox', { name: NAMES.reference }), ref)
    expect(address()).toBe(`/collections/${ID}?ref=${ref}`)
    expect(screen.getByRole('button', { name: `${head} (calculated)` })).toBeInTheDocument()
    expect(await rowOf(CHEAP)).toHaveTextContent(cheap ?? '')
    expect(await rowOf(DEAR)).toHaveTextContent(dear ?? '')
    expect(
      within(standing()).getByRole('link', { name: new RegExp(`^${tile}`) }),
    ).toHaveTextContent('1')
    expect(standing()).toHaveTextContent(formula)
  })

  it('offers no target where no row has one, and not my own merchant as a rival', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}`)
    await table()
    const options = within(screen.getByRole('combobox', { name: NAMES.reference }))
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
    const { user } = renderAt(`/collections/${ID}?ref=petra`)
    await table()
    await chooseMerchant(user, 'petra')
    expect(address()).toBe(`/collections/${ID}`)
    expect(await rowOf(CHEAP)).toHaveTextContent('+33.3%')
  })

  it('shows with each tile as many rows as it counts', async () => {
    await keepBatch({ id: ID, lines: [...CODES, CHEAP].map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}?status=not-found`)
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
    expect(address()).toBe(`/collections/${ID}`)
    expect(await screen.findByText('7 rows shown')).toBeInTheDocument()
  })

  it('has the index of the assortment with its n, and its distribution as a chart and a table', async () => {
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}`)
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

  it('says in the row why it stands nowhere, as every other table does', async () => {
    writePreference(CONNECTION, 'batchColumns', ['difference'])
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}`)
    await table()
    expect(await rowOf(MISSED)).toHaveTextContent('You don’t sell it')
    expect(await rowOf(ALONE)).toHaveTextContent('Only you sell it')
    expect(await rowOf(UNKNOWN)).not.toHaveTextContent('sell it')
  })

  it('takes my price from my list where the catalog holds none of mine, with its margins', async () => {
    const place = { connectionId: CONNECTION, country: 'us' }
    await setPrice(place, { code: MISSED, price: 16, cost: 8, note: '' }, 1)
    writePreference(CONNECTION, 'batchColumns', ['yours', 'position', 'list', 'cost', 'margin'])
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    renderAt(`/collections/${ID}`)
    const myPrice = await screen.findByRole('textbox', { name: myPriceOf(MISSED) })
    await waitFor(() => expect(myPrice).toHaveValue('16.00'))
    expect(await rowOf(MISSED)).toHaveTextContent('list3 of 316.008.0050.0%')
    expect(standing()).toHaveTextContent('1 row takes my price from my price list')
  })

  it('takes my price as it is typed in a row, with nobody chosen, and every figure follows', async () => {
    writePreference(CONNECTION, 'mine', {})
    await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
    const { user } = renderAt(`/collections/${ID}`)
    await table()
    const myPrice = (code: string) => screen.getByRole('textbox', { name: myPriceOf(code) })
    // Others sell it at 12 and at 14.
    await user.type(myPrice(MISSED), '16{Enter}')
    await waitFor(async () => expect(await rowOf(MISSED)).toHaveTextContent('+23.1%'))
    expect(standing()).toHaveTextContent('Dearer than the market1')
    await user.type(myPrice(UNKNOWN), '5{Enter}')
    await waitFor(() => expect(myPrice(UNKNOWN)).toHaveValue('5.00'))
    const { entries } = await readPriceList({ connectionId: CONNECTION, country: 'us' })
    expect(entries.map(({ code, price }) => [code, price])).toEqual([
      [MISSED, 16],
      [UNKNOWN, 5],
    ])
    const [latest] = await screen.findAllByRole('button', { name: PRICES.undo })
    if (latest) await user.click(latest)
    await waitFor(() => expect(myPrice(UNKNOWN)).toHaveValue(''))
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
    const { user } = renderAt(`/collections/${ID}?sort=-lowest`)
    const lowest = async () =>
      (await bodyRows()).map(({ cells }) => `${cells[2]?.textContent} ${cells[6]?.textContent}`)
    expect(await lowest()).toEqual(['IN 4,000.00', 'IN 4,000.00', 'US 50.00', 'US 40.00'])
    expect(standing()).toHaveTextContent(/Price index of the assortment in United States.*n = 2/)
    expect(standing()).toHaveTextContent(/Price index of the assortment in India.*n = 2/)
    await user.click(screen.getByRole('button', { name: 'Country' }))
    expect(address()).toBe(`/collections/${ID}?sort=country`)
  })

  it('have a matrix each, one at a time', async () => {
    await keepBatch({ id: ID, lines, groups, answerOf: inEach })
    const { user } = renderAt(`/collections/${ID}?view=matrix`)
    const grid = await screen.findByRole('grid', { name: BY_MERCHANT.grid })
    expect(grid).toHaveTextContent('Sundial')
    expect(grid).not.toHaveTextContent('4,000.00')
    await user.selectOptions(screen.getByRole('combobox', { name: BATCH.matrixCountry }), 'in')
    expect(address()).toBe(`/collections/${ID}?view=matrix&in=in`)
    expect(grid).toHaveTextContent('4,000.00')
    expect(grid).not.toHaveTextContent('Sundial')
  })
})

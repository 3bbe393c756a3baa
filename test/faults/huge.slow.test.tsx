import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { expectFocusNotLost, expectSound } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'
import { places, type Place } from './places.ts'

const MANY = 10_000

const many = <Entry,>(entry: (at: number) => Entry): Entry[] =>
  Array.from({ length: MANY }, (_, at) => entry(at))

const sku = (at: number) => ({ skuId: `S${at}`, ean: '', offerPrice: at, attributes: { size: at } })
const product = (at: number) => ({ productId: `P${at}`, title: `Shirt ${at}`, offerPrice: at + 1 })
const merchant = (at: number) => ({
  merchantId: `m${at}`,
  merchantName: `Merchant ${at}`,
  offerPrice: at + 1,
})

type Huge = {
  operation: Place['operation']
  body: unknown
  what: string
  /** The number of entries drawn. */
  drawn: () => number
  first: number
  /** Computed from all entries: a sentence on the page, and a figure after it. */
  sentence?: string
  figure?: string
}

const main = () => within(screen.getByRole('main'))
const rowsOf = () => document.querySelectorAll('main tbody tr').length

const rows: readonly Huge[] = [
  {
    operation: 'search',
    body: { numFound: MANY, productList: many(product) },
    what: 'products',
    drawn: () => document.querySelectorAll('article').length,
    first: 200,
  },
  {
    operation: 'traits',
    body: { product: { ...product(0), skuSet: many(sku) }, traits: {} },
    what: 'variants',
    drawn: rowsOf,
    first: 200,
  },
  {
    operation: 'lookup',
    body: many(product),
    what: 'listings',
    drawn: () =>
      main()
        .getByRole('radiogroup', { name: FIND_BY_LINK.records })
        .querySelectorAll('input[type=radio]').length,
    first: 12,
  },
  {
    operation: 'ean',
    body: { success: true, result: { ean: '2049811763054', merchants: many(merchant) } },
    what: 'offers',
    drawn: rowsOf,
    first: 200,
    sentence: '10,000 merchants sell it',
    figure: '5,000.50',
  },
]

describe('T20, ten thousand rows', () => {
  test.each(rows)('$operation: the first rows are shown, and more on click', async (row) => {
    const place = places.find(({ operation }) => operation === row.operation)
    if (!place) throw new Error('no place')
    const service = await faultyService(reply(200, row.body))
    const { user } = renderApp(place.path, service.connection)
    const name = new RegExp(`^Show ${row.first} more of 10,000 ${row.what}$`)
    // Not by role, because every query would compute thousands of names.
    const more = await main().findByText(name)
    expect(row.drawn()).toBe(row.first)
    await user.click(more)
    expect(row.drawn()).toBe(2 * row.first)
    if (row.sentence !== undefined) {
      expect(screen.getByRole('main')).toHaveTextContent(row.sentence)
    }
    expectFocusNotLost()
    expectSound(place.path)
    if (row.figure === undefined) return
    await user.click(main().getByRole('button', { name: NAMES.statistics }))
    const statistics = await screen.findByRole('dialog', { name: NAMES.statistics })
    expect(statistics).toHaveTextContent(row.figure)
  })
})

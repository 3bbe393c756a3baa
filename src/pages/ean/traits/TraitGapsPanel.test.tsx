import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { EAN } from '@/pages/ean/eanNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'

const RECORDS: Record<string, Record<string, string>> = {
  north: { benefits: 'Breathable|Easy iron' },
  cart: { benefits: 'breathable|Soft', concern: 'Sweat marks' },
  sun: { benefits: 'Soft' },
}
const offer = (id: string) => ({
  merchantId: id,
  merchantName: id.toUpperCase(),
  offerPrice: 40,
  productId: `of-${id}`,
})

let failingIds = new Set<string>()
let withoutRecord: Omit<ReturnType<typeof offer>, 'productId'>[] = []

beforeEach(() => {
  localStorage.clear()
  failingIds = new Set()
  withoutRecord = []
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({
        success: true,
        message: '',
        errorCode: '',
        result: {
          ean: CODE,
          title: 'Shirt',
          merchants: [...Object.keys(RECORDS).map(offer), ...withoutRecord],
        },
      }),
    ),
    http.get('*/v1/products/:id/traits', ({ params }) => {
      const id = String(params['id']).replace('of-', '')
      if (failingIds.has(id)) return HttpResponse.text('no', { status: 400 })
      const skuSet = [{ ean: CODE, available: id !== 'cart' }]
      return HttpResponse.json({ product: { title: id, skuSet }, traits: RECORDS[id] })
    }),
  )
})

const at = (own: string) => `/ean/${CODE}?country=us&mine=${own}&ref=median`
const traitRequests = () => demo.requests().filter((path) => path.includes('/traits'))
const panel = () => screen.getByRole('region', { name: EAN.traits })

async function openTraits(own = 'north') {
  const { user } = renderAt(at(own))
  await user.click(await screen.findByRole('button', { name: /^Load \d+ listings?/ }))
  const grid = await screen.findByRole('table', { name: EAN.traits })
  return { user, grid }
}

async function rowOf(value: string): Promise<string[]> {
  const head = await screen.findByRole('rowheader', { name: value })
  const cells = within(head.closest('tr') as HTMLElement).getAllByRole('cell')
  return cells.map((cell) => cell.textContent)
}

describe('the attribute comparison of an EAN', () => {
  it('loads the listing of every merchant, only after a click', { tags: 'slow' }, async () => {
    const { user } = renderAt(at('north'))
    const button = await screen.findByRole('button', { name: /Load 3 listings/ })
    expect(traitRequests()).toEqual([])
    await user.click(button)
    expect(await rowOf('Sweat marks')).toEqual(['missing', 'stated', '–not stated', '1 of 2'])
    expect(traitRequests()).toHaveLength(3)
    expect(panel()).toHaveFocus()
    await expectSaid('4 attribute values from 3 of 3 listings, 2 missing from yours')
  })

  it('shows which merchant states what, yours first, and the stock of the code', async () => {
    const { grid } = await openTraits('sun')
    await rowOf('Sweat marks')
    const heads = within(grid).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Attribute and value',
      'SUN, yours',
      'NORTH',
      'CART',
      'Competitors stating it (calculated)',
    ])
    expect(await rowOf('Stock of this EAN')).toEqual([
      'Available',
      'Available',
      'Not available',
      'not compared',
    ])
    expect(await rowOf('Soft')).toEqual(['stated', '–not stated', 'stated', '1 of 2'])
    expect(await rowOf('Breathable')).toEqual(['missing', 'stated', 'stated', '2 of 2'])
  })

  it('says how many offers name no listing', async () => {
    const { productId: _none, ...nameless } = offer('west')
    withoutRecord = [nameless]
    await openTraits()
    await rowOf('Sweat marks')
    expect(panel()).toHaveTextContent('1 offer names no listing that could be loaded.')
    expect(traitRequests()).toHaveLength(3)
  })

  it('counts what competitors state and your listing omits, and can show only that', async () => {
    const { user } = await openTraits()
    await rowOf('Sweat marks')
    const figures = screen.getByLabelText(EAN.traitFigures)
    expect(figures).toHaveTextContent('Listings with attributes3 of 3')
    expect(figures).toHaveTextContent('Missing from your listing (calculated)2most often: Soft')
    expect(figures).toHaveTextContent(
      'Only in your listing (calculated)1of 2 other listings loaded',
    )
    await user.click(screen.getByRole('checkbox', { name: EAN.onlyGaps }))
    expect(screen.queryByRole('rowheader', { name: 'Breathable' })).toBeNull()
    expect(await rowOf('Soft')).toEqual(['missing', 'stated', 'stated', '2 of 2'])
  })

  it('follows a change of your merchant, and links to each listing', { tags: 'slow' }, async () => {
    const { user, grid } = await openTraits()
    await rowOf('Sweat marks')
    await chooseMerchant(user, 'cart')
    expect(address()).toBe(at('CART'))
    expect(await rowOf('Easy iron')).toEqual(['missing', 'stated', '–not stated', '1 of 2'])
    expect(traitRequests()).toHaveLength(3)
    const [, head] = within(grid).getAllByRole('columnheader')
    expect(within(head ?? grid).getByRole('link', { name: /CART/ })).toHaveAttribute(
      'href',
      '/products/of-cart?country=us',
    )
  })

  it('shows a listing that failed as unknown, and loads it on Retry', async () => {
    failingIds.add('cart')
    const { user } = await openTraits()
    expect(await rowOf('Soft')).toEqual(['missing', '?not known: Failed, 400', 'stated', '1 of 1'])
    expect(screen.getByLabelText(EAN.traitFigures)).toHaveTextContent('CART: Failed, 400')
    failingIds.clear()
    await user.click(within(panel()).getByRole('button', { name: 'Retry' }))
    expect(await rowOf('Sweat marks')).toEqual(['missing', 'stated', '–not stated', '1 of 2'])
  })

  it('marks nothing as missing while no merchant is chosen', async () => {
    await openTraits('')
    expect(await rowOf('Soft')).toEqual(['–not stated', 'stated', 'stated', '2 of 3'])
    expect(panel()).toHaveTextContent('Choose your merchant above')
    expect(screen.getByRole('checkbox', { name: EAN.onlyGaps })).toBeDisabled()
  })

  it('says that your own listing didn’t load', async () => {
    failingIds.add('north')
    await openTraits()
    expect(await rowOf('Soft')).toEqual(['?not known: Failed, 400', 'stated', 'stated', '2 of 2'])
    expect(panel()).toHaveTextContent('Your own listing didn’t load')
  })

  it('is exported with a column for each listing', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = await openTraits()
    await rowOf('Sweat marks')
    const { head, rows } = readSheet(await saveFrom({ user, files, label: EAN.exportTraits }))
    expect(head).toContain('Complete: all listings of this EAN')
    expect(rows.find(({ Value }) => Value === 'Soft')).toEqual({
      Attribute: 'benefits',
      Value: 'Soft',
      'NORTH (you)': 'missing',
      CART: 'yes',
      SUN: 'yes',
      'Competitors stating it': '2',
      'of competitors loaded': '2',
    })
  })
})

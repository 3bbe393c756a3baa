import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import {
  answerEanWith,
  answerWith,
  heading,
  ID,
  OXFORD,
  panel,
  valueOf,
} from '@test/made/productAnswers.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))
const getLoadButton = () => screen.findByRole('button', { name: /^Load \d+ EANs?/ })
const table = () => screen.findByRole('table', { name: 'Price position by variant' })

const MARKET = [
  { merchantId: 'northgate', merchantName: 'Northgate', offerPrice: 47.9, productId: ID },
  { merchantId: 'a', merchantName: 'Cartwheel', offerPrice: 40, productId: 'A' },
  { merchantId: 'b', merchantName: 'Sundial', offerPrice: 50, productId: 'B' },
]

/** Opens a record whose EANs all have the same answer, and loads its market. */
async function requestAll(merchants: Record<string, unknown>[] = MARKET) {
  answerEanWith(merchants)
  writePreference('demo', 'mine', { us: ['b'] })
  const { user } = renderAt(OXFORD)
  await heading()
  await user.click(await getLoadButton())
  return { user, rows: within(await table()).getAllByRole('row') }
}

describe('the variants of a listing', () => {
  it('show what they have in common before their market is loaded', { tags: 'slow' }, async () => {
    renderAt(OXFORD)
    await heading()
    const parity = panel(PRODUCT.parity)
    expect(valueOf(parity, 'Variants available')).toBe('6 of 8')
    expect(valueOf(parity, 'Without a code')).toBe('1')
    expect(valueOf(parity, 'Offer prices in the listing')).toBe('44.90, 47.90')
    expect(valueOf(parity, 'Shown price is the lowest')).toBe('no, 44.90')
    expect(parity).toHaveTextContent(/Out of stock here only.*not checked/)
    expect(screen.queryByRole('table', { name: 'Price position by variant' })).toBeNull()
  })

  it('load their EANs only on click, and none twice', { tags: 'slow' }, async () => {
    answerEanWith(MARKET)
    const { user } = renderAt(OXFORD)
    await heading()
    // The market strip beside the pictures has requested one of the seven.
    await screen.findByRole('button', { name: /^Load 6 EANs/ })
    expect(eanRequests()).toHaveLength(1)
    await user.click(await getLoadButton())
    await table()
    expect(await screen.findByText('7 of 7')).toBeVisible()
    expect(eanRequests()).toHaveLength(7)
    expect(new Set(eanRequests()).size).toBe(7)
    expect(panel(PRODUCT.parityMarket)).toHaveFocus()
  })

  it('show no figures of yours before you choose your merchant', { tags: 'slow' }, async () => {
    answerEanWith(MARKET)
    const { user } = renderAt(OXFORD)
    await heading()
    await user.click(await getLoadButton())
    const [head, , first] = within(await table()).getAllByRole('row')
    expect(head).toHaveTextContent(
      /This listingYour priceMedian of all sellersIndex \(calculated\).*vs median of all/,
    )
    expect(first).toHaveTextContent('no rank')
    await screen.findByText('7 of 7')
    await expectSaid('7 of 7 EANs checked')
    const figures = screen.getByLabelText(PRODUCT.parityFigures)
    expect(figures).toHaveTextContent('Offers per EAN')
    expect(figures).not.toHaveTextContent(/index|than/i)
    expect(panel(PRODUCT.variantGrid)).not.toHaveTextContent(/your price|sold by you/)
    const market = within(panel(PRODUCT.parityMarket))
    await chooseMerchant(user, 'Sundial')
    await expectSaid('Your price index 113.8, average of 7 EANs')
    expect(market.queryByRole('button', { name: 'Choose merchant' })).toBeNull()
  })

  it(
    'show your price position for each, even in another merchant’s listing',
    { tags: 'slow' },
    async () => {
      const { user, rows } = await requestAll()
      await screen.findByText('7 of 7')
      expect(rows[1]).toHaveTextContent(/^XSLight blue2049811763030(Not a|A)vailable/)
      expect(rows[1]).toHaveTextContent('47.9043.95113.8+13.8%')
      const figures = screen.getByLabelText(PRODUCT.parityFigures)
      expect(figures).toHaveTextContent('average of 7 EANs')
      expect(figures).toHaveTextContent('14 competitor offers')
      expect(figures).toHaveTextContent('Index furthest from 100')
      expect(figures).toHaveTextContent('Above the market (calculated)7')
      expect(valueOf(panel(PRODUCT.parity), 'Out of stock here only (calculated)')).toBe(
        '1: XL, Light blue',
      )
      await user.selectOptions(
        within(panel(PRODUCT.parityMarket)).getByRole('combobox', { name: 'Compared with' }),
        'min',
      )
      expect(rows[1]).toHaveTextContent('40.00125.0+25.0%')
      expect(within(rows[1] ?? document.body).getByRole('link')).toHaveAttribute(
        'href',
        `/ean/2049811763030?country=us&record=${ID}&ref=min`,
      )
    },
  )

  it(
    'form a grid of sizes and colours, with “Out” and “no variant”',
    { tags: 'slow' },
    async () => {
      await requestAll()
      await screen.findByText('7 of 7')
      const grid = within(panel(PRODUCT.variantGrid))
      const rows = grid.getAllByRole('row').map((row) => row.textContent)
      expect(rows[0]).toBe('ColourXSSMLXLAvailable')
      expect(rows[1]).toMatch(/^Light blue47\.90\+13\.8%.*Out 47\.90\+13\.8%4 of 5$/)
      expect(rows[2]).toMatch(/^White–no variant44\.90.*Out 44\.90no code–no variant2 of 3$/)
    },
  )

  it('are exported with the figures of the page, codes as text', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = await requestAll()
    await screen.findByText('7 of 7')
    const label = PRODUCT.exportMarket
    const { head, rows } = readSheet(await saveFrom({ user, files, label }))
    expect(head).toEqual(
      expect.arrayContaining(['Complete: 7 EANs checked', 'Currency: not stated', 'Rows: 8 of 8']),
    )
    expect(rows[0]).toMatchObject({
      Variant: 'XS, Light blue',
      EAN: '="2049811763030"',
      Result: 'found',
      'This listing': '47.9',
      'Your price': '50',
      'Median of the competitors': '43.95',
      'vs median of the competitors': expect.stringMatching(/^13\.76/),
      Rank: '3',
      'Cheapest competitor': 'Cartwheel',
      n: '2',
    })
    expect(rows[7]).toMatchObject({ Result: 'no code', EAN: '', n: '' })
  })

  it('stay in the table when one EAN fails, which can be retried', { tags: 'slow' }, async () => {
    let fails = true
    answerEanWith(MARKET)
    demo.server.use(
      http.get('*/productCodes/2049811763061', () =>
        fails ? HttpResponse.text('no', { status: 400 }) : undefined,
      ),
    )
    const { user } = renderAt(OXFORD)
    await heading()
    await user.click(await getLoadButton())
    const retry = await screen.findByRole('button', { name: 'Retry L, Light blue' })
    expect(await screen.findByText('6 of 7')).toBeVisible()
    fails = false
    await user.click(retry)
    expect(await screen.findByText('7 of 7')).toBeVisible()
  })

  it('have no market to load where none has a code', async () => {
    answerWith({
      product: { title: 'Plain', skuSet: [{ skuId: '1', available: 'soon', offerPrice: 0 }] },
      traits: {},
    })
    renderAt('/products/X?country=us')
    await heading('Plain')
    expect(panel(PRODUCT.parityMarket)).toHaveTextContent('No variant of this listing has a code')
    expect(screen.queryByRole('button', { name: /^Load \d+ EAN/ })).toBeNull()
    const parity = panel(PRODUCT.parity)
    expect(valueOf(parity, 'Variants available')).toBe('0 of 1, 1 unknown')
    expect(valueOf(parity, 'Shown price is the lowest')).toContain('–')
    expect(screen.queryByRole('region', { name: PRODUCT.variantGrid })).toBeNull()
  })

  it('have no panel where the listing has none', async () => {
    answerWith({ product: { title: 'Plain' }, traits: {} })
    renderAt('/products/X?country=us')
    await heading('Plain')
    expect(screen.queryByRole('region', { name: PRODUCT.parity })).toBeNull()
    expect(screen.queryByRole('region', { name: PRODUCT.parityMarket })).toBeNull()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { readLookups } from '@/storage/searches/recents.ts'
import { demo } from '@test/demo.ts'
import {
  answerWith,
  heading,
  ID,
  OXFORD,
  panel,
  productRequests,
  valueOf,
} from '@test/made/productAnswers.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { PRODUCT } from './productNames.ts'

const CODE = '2049811763054'
const RECORD = {
  product: {
    productId: ID,
    title: 'Shirt',
    merchant: 'Northgate',
    offerPrice: 47.9,
    salePrice: 59,
    skuSet: [{ ean: CODE, available: true, attributes: { size: 'M' }, offerPrice: 47.9 }],
  },
  traits: {},
}

const offer = (merchantName: string, offerPrice: number, productId = merchantName) => ({
  merchantId: merchantName,
  merchantName,
  offerPrice,
  productId,
})

/** The record is one of `us`; in India the same merchant sells the code under another id. */
function answerMarkets() {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', ({ request }) => {
      const isUs = new URL(request.url).searchParams.get('countryCode') === 'us'
      const merchants = isUs
        ? [offer('Northgate', 47.9, ID), offer('Cartwheel', 38.5), offer('Petra', 62)]
        : [offer('Northgate', 3999, 'P-IN'), offer('Bazaarly', 3899)]
      return HttpResponse.json({ success: true, result: { ean: CODE, merchants } })
    }),
  )
}

const asLists = { apiVariant: { ...defaultApiVariant, countryLists: 'comma' as const } }

describe('a labelled currency', () => {
  it('appears in every price of the listing and of its market', { tags: 'slow' }, async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    writePreference('demo', 'mine', { us: ['Cartwheel'] })
    answerMarkets()
    answerWith(RECORD)
    renderAt(OXFORD)
    await heading('Shirt')
    const product = panel(PRODUCT.product)
    expect(valueOf(product, 'Offer price')).toBe('US$\u00a047.90')
    expect(valueOf(product, 'MRP')).toBe('US$\u00a059.00')
    expect(screen.getByLabelText('Prices and stock')).toHaveAccessibleDescription(
      'Prices in US$, as labelled in Settings',
    )
    expect(within(panel(PRODUCT.skus)).getAllByRole('row').at(-1)).toHaveTextContent('US$ 47.90')
    const strip = await screen.findByRole('region', { name: 'Market prices of Size M' })
    await within(strip).findByText('29.9% below the market')
    expect(strip).toHaveTextContent('Your price, US$ 38.50, is 29.9% below the market, 1st of 3.')
  })

  it('is saved with the price in the recent look-ups', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    answerWith(RECORD)
    renderAt(OXFORD)
    await waitFor(async () => {
      const [newest] = await readLookups('demo')
      expect(newest?.figure).toBe('US$\u00a047.90')
    })
  })

  it('belongs to one country in each section', async () => {
    writePreference('demo', 'labels', { in: '₹' })
    answerWith(RECORD)
    renderAt(`/products/${ID}?country=us&country=in`)
    const us = await screen.findByRole('region', { name: 'Product in US' })
    const india = screen.getByRole('region', { name: 'Product in IN' })
    await within(us).findByRole('heading', { level: 3, name: 'Shirt' })
    await within(india).findByRole('heading', { level: 3, name: 'Shirt' })
    expect(valueOf(us, 'Offer price')).toBe('47.90')
    expect(valueOf(india, 'Offer price')).toBe('₹\u00a047.90')
  })
})

describe('one product for a list of countries', () => {
  it('is loaded once, in one section, without a label where the countries’ labels differ', async () => {
    writePreference('demo', 'labels', { us: 'US$', in: '₹' })
    answerMarkets()
    answerWith(RECORD)
    renderAt(`/products/${ID}?country=us&country=in`, asLists)
    await heading('Shirt')
    expect(productRequests()).toEqual([`/v1/products/${ID}/traits?countryCode=us%2Cin&mode=full`])
    const section = panel('Product in US + IN')
    expect(valueOf(section, 'Offer price')).toBe('47.90')
  })

  it('has a market for each country, and shows the listing only where its offer is', async () => {
    writePreference('demo', 'labels', { us: 'US$', in: '₹' })
    answerMarkets()
    answerWith(RECORD)
    renderAt(`/products/${ID}?country=us&country=in`, asLists)
    const us = await screen.findByRole('region', { name: 'Market prices of Size M in US' })
    const india = screen.getByRole('region', { name: 'Market prices of Size M in IN' })
    await within(us).findByText(/^median of all/)
    expect(us).toHaveTextContent(
      'US$ 38.50–62.00this listing US$ 47.90median of all sellers (calculated) US$ 47.90',
    )
    await within(india).findByText(/^median of all/)
    expect(india).not.toHaveTextContent('this listing')
    expect(india).toHaveTextContent('₹ 3,899.00–3,999.00')
    expect(within(india).getByRole('link')).toHaveAttribute(
      'href',
      `/ean/${CODE}?country=in&record=${ID}`,
    )
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'
const RECORD = {
  productId: 'P1',
  title: 'Shirt',
  merchant: 'Northgate',
  offerPrice: 47.9,
  salePrice: 59,
  skuSet: [
    { skuId: 'S1', ean: CODE, offerPrice: 47.9, available: true, attributes: { size: 'M' } },
  ],
}
const offer = (merchantName: string, offerPrice: number) => ({
  merchantId: merchantName,
  merchantName,
  offerPrice,
  productId: merchantName,
})

/** Your merchant, like the record's, sells the code in the United States only. */
const MARKETS = {
  us: [offer('Northgate', 47.9), offer('Cartwheel', 40)],
  in: [offer('Bazaarly', 3899), offer('Sundial', 4100)],
}

const address = (countries: string) => `/resolve?url=https%3A%2F%2Fshop.example%2Fp%2F1${countries}`
const asLists = { apiVariant: { ...defaultApiVariant, countryLists: 'comma' as const } }
const chain = () => screen.getByRole('list', { name: FIND_BY_LINK.market })
const requests = (part: string) => demo.requests().filter((path) => path.includes(part))
const table = () => screen.findByRole('table', { name: 'Price position by variant' })
const record = async () =>
  within((await within(await table()).findAllByRole('row'))[1] ?? document.body).getAllByRole(
    'cell',
  )[2]

beforeEach(() => {
  writePreference('demo', 'mine', { us: ['Cartwheel'] })
  demo.server.use(
    http.get('*/v1/products/lookup', () => HttpResponse.json([RECORD])),
    http.get('*/v1/insights/daas/productCodes/:code', ({ request }) => {
      const country = new URL(request.url).searchParams.get('countryCode')
      const merchants = country === 'us' ? MARKETS.us : MARKETS.in
      return HttpResponse.json({ success: true, result: { ean: CODE, merchants } })
    }),
  )
})

describe('a labelled currency', () => {
  it('appears in the prices of the listing and of its market, and is explained once', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    renderAt(address('&country=us'))
    await waitFor(() => expect(chain()).toHaveTextContent('83.5'))
    expect(screen.getByRole('main')).toHaveTextContent('US$ 47.90MRP US$ 59.00')
    const cells = within((await within(await table()).findAllByRole('row'))[1] ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(2, 8)).toEqual([
      'US$\u00a047.90',
      'US$\u00a0',
      'US$\u00a047.90',
      '83.5',
      '−16.5%',
      '2 offer prices, US$\u00a040.00 to US$\u00a047.90, median of the competitors US$\u00a047.90, this listing US$\u00a047.90, yours US$\u00a040.00',
    ])
    expect(screen.getByText('Prices in US$, as labelled in Settings.')).toBeVisible()
  })
})

describe('one look-up for a list of countries', () => {
  it('has one section and loads the market of one country at a time', async () => {
    renderAt(address('&country=us&country=in'), asLists)
    await waitFor(() => expect(chain()).toHaveTextContent('83.5'))
    expect(requests('/lookup')).toEqual([expect.stringContaining('countryCode=us%2Cin')])
    expect(requests('/productCodes/')).toEqual([expect.stringContaining('countryCode=us&')])
    expect(chain()).toHaveTextContent('at 2 merchants in US')
    expect(chain()).toHaveTextContent('average of 1 EAN in US')
    await expectSaid(
      '1 listing for this link in US + IN. Your price index 83.5, average of 1 EAN in US',
    )
  })

  it('shows no price of the listing in a country that it may not belong to', async () => {
    writePreference('demo', 'labels', { us: 'US$', in: '₹' })
    const { user } = renderAt(address('&country=us&country=in'), asLists)
    await waitFor(() => expect(chain()).toHaveTextContent('83.5'))
    expect(await record()).toHaveTextContent('US$ 47.90')
    await user.click(screen.getByRole('radio', { name: 'IN' }))
    await waitFor(() => expect(chain()).toHaveTextContent('at 2 merchants in IN'))
    expect(await record()).toHaveTextContent('no price given')
    expect(await table()).toHaveTextContent('₹ 3,999.50')
    expect(screen.getByText(/loaded for US \+ IN together/)).toBeVisible()
    expect(screen.queryByText(/its own price is shown/)).not.toBeInTheDocument()
    expect(within(await table()).getByRole('link', { name: CODE })).toHaveAttribute(
      'href',
      `/ean/${CODE}?country=in&record=P1&ref=median`,
    )
  })
})

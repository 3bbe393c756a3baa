import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { EAN } from './eanNames.ts'

const CODE = '2049811763054'

const offer = (merchantId: string, offerPrice: number) => ({
  merchantId,
  merchantName: merchantId,
  offerPrice,
  salePrice: 59,
})

/** Prices in India are of another magnitude, so that any that is mixed with the others would show. */
function answerPerCountry() {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', ({ request }) => {
      const country = new URL(request.url).searchParams.get('countryCode')
      const merchants =
        country === 'us'
          ? [offer('Northgate', 47.9), offer('Cartwheel', 38.5), offer('Petra', 62)]
          : [offer('Bazaarly', 3899), offer('Sundial', 4100)]
      return HttpResponse.json({ success: true, result: { ean: CODE, merchants } })
    }),
  )
}

const section = (country: string) =>
  within(screen.getByRole('region', { name: `Prices in ${country}` }))
const statistics = (country: string) => section(country).getByLabelText(EAN.statistics)
const region = (country: string) => screen.getByRole('region', { name: `Prices in ${country}` })
const both = `/ean/${CODE}?country=us&country=in&mine=Northgate`

async function findSections() {
  expect(await screen.findAllByRole('table', { name: /^Offers in/ })).toHaveLength(2)
}

describe('prices in two countries', () => {
  it.each(['one request each', 'comma', 'repeated parameter'] as const)(
    'are requested and measured country by country, where lists are sent as: %s',
    async (countryLists) => {
      answerPerCountry()
      renderAt(both, { apiVariant: { ...defaultApiVariant, countryLists } })
      await findSections()
      expect(
        demo
          .requests()
          .filter((path) => path.includes('/productCodes/'))
          .map((path) => new URLSearchParams(path.split('?')[1]).getAll('countryCode')),
      ).toEqual([['us'], ['in']])
      expect(region('United States')).toHaveTextContent('Cheapest competitor: Cartwheel, 38.50.')
      expect(region('India')).toHaveTextContent(
        'You don’t sell it; 2 merchants sell it. Cheapest competitor: Bazaarly, 3,899.00.',
      )
    },
  )

  it('have the label of each country, and none where none was set', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    answerPerCountry()
    renderAt(both)
    await findSections()
    expect(region('United States')).toHaveTextContent('Cartwheel, US$ 38.50.')
    expect(region('India').textContent).not.toContain('US$')
    expect(section('India').getByText(/currency not stated/)).toBeVisible()
  })
})

describe('a currency label', () => {
  it('appears before every price, but not before a difference or an index', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    answerPerCountry()
    renderAt(`/ean/${CODE}?country=us&mine=Northgate`)
    const table = await screen.findByRole('table', { name: /^Offers in/ })
    const [cheapest] = within(table).getAllByRole('row').slice(1)
    expect(
      within(cheapest ?? table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '1',
      'US$\u00a038.50',
      '−23.4%',
      'Cartwheel US$\u00a038.50, 23.4% below the median of the competitors',
      '−9.40',
      'US$\u00a059.00',
      '−35%',
      '–no product ID given',
      '–no shop page given',
    ])
    const values = within(statistics('United States'))
      .getAllByRole('definition')
      // Your price is the value of an input.
      .map((value) => value.textContent + (value.querySelector('input')?.value ?? ''))
    expect(values.filter((value) => value.includes('US$'))).toEqual([
      'US$\u00a047.90',
      '−2.35 on US$\u00a050.25, n\u00a0=\u00a02',
    ])
    // The label above the plot, hidden from screen readers.
    expect(table.querySelector('thead')).toHaveTextContent('median of the competitors US$ 50.25')
  })

  it('is stated once beside the offers, and in the announcement of the result', async () => {
    writePreference('demo', 'labels', { us: 'US$' })
    answerPerCountry()
    renderAt(`/ean/${CODE}?country=us`)
    expect(await screen.findByText(/prices in US\$, as labelled in Settings$/)).toBeVisible()
    await expectSaid('3 merchants in US, lowest offer price US$ 38.50')
  })
})

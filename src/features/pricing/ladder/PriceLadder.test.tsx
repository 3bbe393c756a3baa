import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { demoConnection } from '@test/made/connections.ts'
import type { MerchantPrices } from './priceLadder.ts'
import { PriceLadder } from './PriceLadder.tsx'

const pricesOf = (merchant: string, ...points: [number, number][]): MerchantPrices => ({
  merchant,
  points: points.map(([price, rows]) => ({ price, rows })),
})
const CARTWHEEL = pricesOf('Cartwheel', [12, 14], [15, 9], [18, 12], [19.9, 24], [24, 16], [34, 5])
const NORTHGATE = pricesOf('Northgate', [9.9, 20], [14, 40], [29.5, 30])

function show(merchants: MerchantPrices[], ownMerchants: string[], leftOut = 0) {
  return render(
    <ConnectionProvider connection={{ ...demoConnection, defaults: { labels: { us: 'US$' } } }}>
      <PriceLadder
        merchants={merchants}
        ownMerchants={ownMerchants}
        country="us"
        leftOut={leftOut}
      />
    </ConnectionProvider>,
  )
}

describe('a price ladder', () => {
  it('describes entry, median, top, each price with its products, and your gaps', () => {
    show([CARTWHEEL, NORTHGATE], ['northgate'])
    expect(screen.getByText(/^Cartwheel: entry US\$.12\.00, median US\$.19\.90/)).toHaveTextContent(
      /US\$.12\.00 × 14, US\$.15\.00 × 9/,
    )
    expect(screen.getByText(/^Northgate: entry/)).toHaveTextContent(
      /gap US\$.14\.00 to US\$.29\.50, 61 products of competitors/,
    )
    expect(screen.getAllByText('90', { selector: 'span' })[0]).toHaveTextContent('90 rows')
    // The name is read once, at the beginning of the text alternative.
    for (const name of screen.getAllByText('Cartwheel', { selector: 'bdi' })) {
      expect(name).toHaveAttribute('aria-hidden', 'true')
    }
  })

  it('explains how a gap is found', () => {
    show([CARTWHEEL, NORTHGATE], ['Northgate'])
    expect(
      screen.getByText(
        /range of US\$.5\.00 or more without a product of yours and with at least 4 products/,
      ),
    ).toBeVisible()
  })

  it('shows the same figures in a table', async () => {
    const user = userEvent.setup()
    show([CARTWHEEL, NORTHGATE], ['Northgate'])
    await user.click(screen.getByText(ASSORTMENT.ladderTable))
    // On screens wider than a phone it scrolls by keyboard.
    expect(screen.getByRole('region', { name: ASSORTMENT.ladderTable })).toHaveAttribute(
      'tabindex',
      '0',
    )
    const table = screen.getByRole('table', { name: ASSORTMENT.ladder })
    expect(
      within(table).getByRole('row', { name: /Northgate 90 3 .*9\.90 .*14\.00 .*29\.50/ }),
    ).toBeVisible()
    expect(screen.getByRole('table', { name: 'Your gaps' })).toHaveTextContent(/14\.00.*29\.50.*61/)
  })

  it('lists price points to consider', () => {
    show([CARTWHEEL, NORTHGATE], ['Northgate'])
    const fits = screen.getByRole('table', { name: ASSORTMENT.fits })
    expect(within(fits).getByRole('row', { name: /18\.00–19\.90 36 1 of 1 yes/ })).toBeVisible()
  })

  it('shows no gap if no merchant of yours is chosen', () => {
    show([CARTWHEEL, NORTHGATE], [])
    expect(screen.getByText(/Choose your merchant to see gaps/)).toBeVisible()
    expect(screen.queryByRole('table', { name: ASSORTMENT.fits })).toBeNull()
  })

  it('says how many rows are left out, or that no row has a price', () => {
    const { unmount } = show([CARTWHEEL], [], 1234)
    expect(screen.getByText(/1,234 rows without a usable price are left out/)).toBeVisible()
    unmount()
    show([pricesOf('Cartwheel', [0, 3])], [])
    expect(screen.getByText('No row has a usable offer price.')).toBeVisible()
  })

  it('shows further merchants on request', async () => {
    const user = userEvent.setup()
    const many = Array.from({ length: 15 }, (_, at) => pricesOf(`Shop ${at}`, [10 + at, 2]))
    show(many, [])
    expect(screen.getAllByText(/^Shop \d+: entry/)).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Show 3 more merchants' }))
    expect(screen.getAllByText(/^Shop \d+: entry/)).toHaveLength(15)
  })
})

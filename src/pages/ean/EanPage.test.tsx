import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { saveUsualReference } from '@/storage/preferences/usualReference.ts'
import { NAMES } from '@/words/names.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { demo } from '@test/demo.ts'
import { chooseMerchant, pickMerchant, youButton } from '@test/pages/chooseMerchant.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { EAN } from './eanNames.ts'

const CODE = '2049811763054'

function offer(merchantId: string, offerPrice: unknown, more: Record<string, unknown> = {}) {
  return { merchantId, merchantName: merchantId.toUpperCase(), offerPrice, salePrice: 50, ...more }
}

/** The market in the design's screenshot; the small test catalog has only a part of it. */
const MARKET = [
  offer('northgate', 47.9),
  offer('cartwheel', 38.5),
  offer('bazaarly', 39.9),
  offer('sundial', 42),
  offer('threadpost', 44),
  offer('harbormain', 45.9),
  offer('loomhouse', 49.9),
  offer('fieldstone', 54.5),
  offer('petra', 62),
]

/** Answers the EAN operation with this result. */
function answerWith(result: Record<string, unknown>) {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({ success: true, message: '', errorCode: '', result }),
    ),
  )
}

async function findOffers() {
  const table = await screen.findByRole('table', { name: /^Offers in/ })
  return within(table).getAllByRole('row').slice(1)
}

/** Opens the statistics behind the sentence. */
async function openStatistics(user: ReturnType<typeof renderAt>['user']) {
  await user.click(screen.getByRole('button', { name: NAMES.statistics }))
  await screen.findByRole('dialog', { name: NAMES.statistics })
}

/** A key figure and the line below it. */
function stat(label: RegExp): string {
  const term = screen.getByText((_, element) => {
    return element?.tagName === 'DT' && label.test(element.textContent)
  })
  return term.parentElement?.textContent ?? ''
}

const myPrice = () => screen.getByRole('textbox', { name: myPriceOf(CODE) })

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))

describe('the EAN page', () => {
  it('shows the merchants, cheapest first, and the statistics', { tags: 'slow' }, async () => {
    answerWith({ ean: CODE, merchants: MARKET })
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    const rows = await findOffers()
    const names = rows.map((row) => row.querySelector('b')?.textContent)
    expect(names.slice(0, 3)).toEqual(['CARTWHEEL', 'BAZAARLY', 'SUNDIAL'])
    expect(names.slice(5)).toEqual(['NORTHGATE', 'LOOMHOUSE', 'FIELDSTONE', 'PETRA'])
    expect(rows[0]).toHaveTextContent('CARTWHEEL 38.50, 16.1% below the median')
    expect(screen.getByRole('main')).toHaveTextContent(
      '9 merchants sell it, from 38.50 (CARTWHEEL) to 62.00.',
    )
    await openStatistics(user)
    expect(stat(/^Merchants/)).toBe('Merchants in US9 one offer each')
    expect(stat(/^Lowest/)).toBe('Lowest38.50 CARTWHEEL')
    expect(stat(/^Median/)).toContain('45.90 of 9 offer prices')
    expect(stat(/^Spread/)).toContain('23.50 61.0% of the lowest')
    expect(screen.getByText(/Stock isn’t included/)).toBeVisible()
  })

  it('names the product from one request for attributes, and says where the name comes from', async () => {
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    expect(
      await screen.findByRole('heading', { level: 1, name: /Oxford Cotton Shirt/ }),
    ).toBeVisible()
    expect(screen.getByText('Light blue, size M')).toBeVisible()
    await user.click(screen.getByRole('button', { name: EAN.more }))
    const more = within(await screen.findByRole('dialog', { name: EAN.more }))
    expect(more.getByText(/^Name from/)).toBeVisible()
    expect(more.getByRole('img', { name: `Barcode of EAN-13 ${CODE}` })).toBeVisible()
    expect(eanRequests()).toHaveLength(1)
    expect(demo.requests().filter((path) => path.includes('/traits'))).toHaveLength(1)
    expect(document.title).toBe(`EAN ${CODE} · Catalog Explorer`)
  })

  it(
    'compares your merchant’s price, remembers the merchant and writes it in the address',
    { tags: 'slow' },
    async () => {
      answerWith({ ean: CODE, merchants: MARKET })
      const { user } = renderAt(`/ean/${CODE}?country=us`)
      await findOffers()
      await chooseMerchant(user, 'northgate')
      await waitFor(() => expect(stat(/^Index/)).toContain('106.6median of the competitors'))
      expect(myPrice()).toHaveValue('47.90')
      expect(stat(/^Your price/)).toBe('Your priceNORTHGATE, 6th of 9')
      expect(stat(/^vs median of the competitors/)).toContain('+6.6%+2.95 on 44.95, n')
      expect(screen.getByRole('main')).toHaveTextContent(
        'Your price, 47.90, is 6.6% above the market, 6th of 9. Cheapest competitor: CARTWHEEL, 38.50.',
      )
      await openStatistics(user)
      expect(screen.getByText(/47\.90 ÷ 44\.95 × 100 = 106\.6/)).toBeVisible()
      await user.keyboard('{Escape}')
      expect(address()).toBe(`/ean/${CODE}?country=us&mine=NORTHGATE&ref=median`)
      expect(readPreference('demo', 'mine')).toEqual({ us: ['NORTHGATE'] })
      await user.click(screen.getByRole('link', { name: 'EAN prices' }))
      await user.type(
        await screen.findByRole('textbox', { name: EAN.code }),
        '2049811763061{Enter}',
      )
      expect(address()).toBe('/ean/2049811763061?country=us&mine=NORTHGATE&ref=median')
      expect(youButton()).toHaveAccessibleName('You: NORTHGATE')
    },
  )

  it('shows nothing as yours while no merchant is chosen, and lets you choose one', async () => {
    answerWith({ ean: CODE, merchants: MARKET })
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    await findOffers()
    const main = screen.getByRole('main')
    expect(main).not.toHaveTextContent(/price index|vs mine|yours/i)
    expect(main.querySelectorAll('[data-mine]')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Choose merchant' }))
    await pickMerchant(user, 'CARTWHEEL')
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=CARTWHEEL&ref=median`)
    await waitFor(() => expect(myPrice()).toHaveValue('38.50'))
    expect(screen.queryByRole('button', { name: 'Choose merchant' })).toBeNull()
  })

  it('leaves all your merchants out of the competitors, and uses their lowest price as yours', async () => {
    answerWith({ ean: CODE, merchants: MARKET })
    renderAt(`/ean/${CODE}?country=us&mine=northgate&mine=petra`)
    await findOffers()
    expect(myPrice()).toHaveValue('47.90')
    expect(stat(/^Your price/)).toBe('Your priceNORTHGATE, 6th of 9')
    expect(stat(/^vs median of the competitors/)).toContain('44.00, n\u00a0=\u00a07')
    expect(document.querySelectorAll('tr[data-mine]')).toHaveLength(2)
    expect(youButton()).toHaveAccessibleName('You: northgate +1')
  })

  it('marks the listing that was looked up, and as yours only once its merchant is chosen', async () => {
    const LOOKED_UP = 'BF8B4404FC13F9B4C052AB88873F2DD1'
    const market = [offer('northgate', 47.9, { productId: LOOKED_UP }), offer('petra', 62)]
    answerWith({ ean: CODE, merchants: market })
    const { user } = renderAt(`/ean/${CODE}?country=us&mine=petra&record=${LOOKED_UP}`)
    const [first] = await findOffers()
    expect(within(first!).getByText(THIS_RECORD)).toBeVisible() // there are two
    expect(first).not.toHaveAttribute('data-mine')
    await chooseMerchant(user, 'NORTHGATE')
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=NORTHGATE&record=${LOOKED_UP}&ref=median`)
    expect(readPreference('demo', 'mine')).toEqual({ us: ['NORTHGATE'] })
    await waitFor(() => expect(document.querySelectorAll('tr[data-mine]')).toHaveLength(1))
    expect(screen.getByText(THIS_RECORD)).toBeVisible()
  })

  it(
    'can compare with the lowest or one competitor, and Back undoes each choice',
    { tags: 'slow' },
    async () => {
      answerWith({ ean: CODE, merchants: MARKET })
      const { user } = renderAt(`/ean/${CODE}?country=us&mine=northgate`)
      await findOffers()
      const reference = screen.getByLabelText(NAMES.reference)
      await user.selectOptions(reference, 'lowest of the competitors')
      await waitFor(() => expect(stat(/^Index/)).toContain('124.4lowest of the competitors'))
      expect(address()).toBe(`/ean/${CODE}?country=us&mine=northgate&ref=min`)
      await user.selectOptions(reference, 'CARTWHEEL')
      await waitFor(() => expect(stat(/^vs CARTWHEEL/)).toContain('+24.4%+9.40 on 38.50'))
      expect(stat(/^Index/)).toContain('124.4')
      expect(address()).toContain('ref=cartwheel')
      act(() => window.history.back())
      await waitFor(() => expect(stat(/^Index/)).toContain('lowest of the competitors'))
      act(() => window.history.back())
      await waitFor(() => expect(stat(/^Index/)).toContain('106.6median of the competitors'))
    },
  )

  it('compares as set in Settings if the address doesn’t say, and writes it in the address', async () => {
    saveUsualReference('min')
    answerWith({ ean: CODE, merchants: MARKET })
    renderAt(`/ean/${CODE}?country=us&mine=northgate`)
    await findOffers()
    expect(stat(/^Index/)).toContain('124.4lowest of the competitors')
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=northgate&ref=min`)
  })

  it('says that you don’t sell it instead of showing an index', async () => {
    renderAt(`/ean/${CODE}?country=us&mine=nobody`)
    await findOffers()
    expect(screen.getByText('You don’t sell it')).toBeVisible()
    expect(stat(/^Index/)).toContain('no index')
    expect(youButton()).toHaveAccessibleName('You: nobody')
  })

  it('writes the remembered merchant in the address', async () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    renderAt(`/ean/${CODE}?country=us`)
    await findOffers()
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=northgate&ref=median`)
  })

  it('uses no merchant if the address says so, even if one is remembered', async () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    renderAt(`/ean/${CODE}?country=us&mine=&ref=median`)
    await findOffers()
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=&ref=median`)
    expect(youButton()).toHaveAccessibleName('You: choose merchant')
  })

  it('leaves offers without a usable price out of every figure and says why', async () => {
    answerWith({
      ean: CODE,
      merchants: [offer('a', 0), offer('b', 20), offer('c', null), offer('d', 10), offer('e', -1)],
    })
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    const rows = await findOffers()
    expect(rows[0]).toHaveTextContent('D')
    expect(rows.slice(2).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Left out: the offer price is 0'),
      expect.stringContaining('Left out: no offer price'),
      expect.stringContaining('Left out: the offer price is negative'),
    ])
    await openStatistics(user)
    expect(stat(/^Lowest/)).toBe('Lowest10.00 D')
    expect(screen.getByText(/^3 offers without a usable price left out/)).toHaveTextContent('n = 2')
  })

  it('shows ties, and no spread for fewer than two prices', async () => {
    answerWith({ ean: CODE, merchants: [offer('a', 20), offer('b', 20), offer('c', 20)] })
    const { unmount } = renderAt(`/ean/${CODE}?country=us&mine=b`)
    const rows = await findOffers()
    expect(rows.map((row) => within(row).getByText('tied (3)').textContent)).toHaveLength(3)
    expect(myPrice()).toHaveValue('20.00')
    expect(stat(/^Your price/)).toBe('Your priceB, 1st of 3, tied (3)')
    unmount()

    answerWith({ ean: CODE, merchants: [offer('a', 20)] })
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    await findOffers()
    await openStatistics(user)
    expect(stat(/^Spread/)).toContain('none if there are fewer than two prices')
  })

  it('links to a shop page in a new tab, but never to a javascript: address', async () => {
    answerWith({
      ean: CODE,
      merchants: [
        offer('a', 20, { merchantProductUrl: 'https://a.example/p/1', productId: 'P1' }),
        offer('b', 30, { merchantProductUrl: 'javascript:alert(1)', productId: '..' }),
      ],
    })
    renderAt(`/ean/${CODE}?country=us`)
    const rows = await findOffers()
    const shop = within(rows[0] ?? document.body).getByRole('link', { name: /^Shop page/ })
    expect(shop).toHaveAttribute('href', 'https://a.example/p/1')
    expect(shop).toHaveAttribute('target', '_blank')
    expect(shop).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'))
    const record = within(rows[0] ?? document.body).getByRole('link', { name: /^Product .* at A$/ })
    expect(record).toHaveAttribute('href', '/products/P1?country=us')
    expect(within(rows[1] ?? document.body).queryAllByRole('link')).toEqual([])
  })

  it('says that the service returned another code', async () => {
    answerWith({ ean: '4006381333931', merchants: [offer('a', 20)], channel: 'web' })
    renderAt(`/ean/${CODE}?country=us`)
    expect(await screen.findByText('The service returned 4006381333931.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Other fields' })).toHaveTextContent('channelweb')
  })

  it('shows each country in its own section, where one may fail on its own', async () => {
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', ({ request }) =>
        new URL(request.url).searchParams.get('countryCode') === 'in'
          ? HttpResponse.json({ message: 'Down' }, { status: 500 })
          : undefined,
      ),
    )
    renderAt(`/ean/${CODE}?country=us&country=in`)
    expect((await findOffers()).length).toBeGreaterThan(0)
    const india = screen.getByRole('region', { name: 'Prices in India' })
    expect(await within(india).findByRole('button', { name: NAMES.retry })).toBeVisible()
  })
})

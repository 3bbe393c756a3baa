import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { saveUsualReference } from '@/storage/preferences/usualReference.ts'
import { readLookups } from '@/storage/searches/recents.ts'
import { comparePricesOf } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import {
  ID,
  OXFORD,
  TITLE,
  answerEanWith,
  productRequests,
  heading,
  panel,
  valueOf,
} from '@test/made/productAnswers.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { PRODUCT } from './productNames.ts'

describe('the product page', () => {
  it('shows who sells it, its prices as given, and its stock', async () => {
    renderAt(OXFORD)
    await heading()
    expect(document.title).toBe(`${TITLE} · Catalog Explorer`)
    const product = panel(PRODUCT.product)
    expect(product).toHaveTextContent('Northgate')
    expect(product).toHaveTextContent('Marlowe')
    expect(product).toHaveTextContent('4.3 from 218 ratings, 64 reviews')
    expect(product).toHaveTextContent(`Product ID${ID}`)
    expect(valueOf(product, 'Offer price')).toBe('47.90')
    expect(valueOf(product, 'MRP')).toBe('59.00')
    expect(within(product).getAllByText('59.00')[0]?.tagName).toBe('S')
    expect(valueOf(product, 'Discount')).toBe('−19%')
    expect(valueOf(product, 'Stock')).toBe('In stock')
  })

  it('loads the product once in full mode, and adds it to the recent look-ups', async () => {
    renderAt(OXFORD)
    await heading()
    expect(productRequests()).toEqual([`/v1/products/${ID}/traits?countryCode=us&mode=full`])
    await waitFor(async () => {
      const [newest] = await readLookups('demo')
      expect(newest).toMatchObject({
        kind: 'product',
        path: `/products/${ID}?country=us`,
        label: TITLE,
        detail: 'Northgate, Marlowe',
        figure: '47.90',
      })
    })
  })

  it('lists its variants, each code with a link to compare prices', async () => {
    renderAt(OXFORD)
    await heading()
    const skus = panel(PRODUCT.skus)
    expect(skus).toHaveTextContent('8, of which 6 available')
    const rows = within(skus).getAllByRole('row')
    const heads = within(skus).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Size',
      'Colour',
      'SKU',
      'EAN',
      'Market',
      'Stock',
      'Offer',
      'MRP',
    ])
    expect(rows[1]).toHaveTextContent(/^XSLight blue48210-012049811763030Compare prices/)
    const link = within(skus).getByRole('link', { name: comparePricesOf('2049811763054') })
    expect(link).toHaveAttribute('href', '/ean/2049811763054?country=us')
    expect(rows.at(-1)).toHaveTextContent('no code given')
    expect(rows.at(-1)).toHaveTextContent('Not available')
  })

  it('shows the other fields of its variants on request', async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    await user.click(screen.getByRole('checkbox', { name: 'Show all columns' }))
    expect(screen.getByRole('columnheader', { name: 'Variant rank' })).toBeVisible()
  })

  it('shows your position for one variant, or a market summary without your merchant', async () => {
    const prices = { northgate: 47.9, cartwheel: 38.5, sundial: 42, petra: 62, loomhouse: 0 }
    answerEanWith(
      Object.entries(prices).map(([merchantId, offerPrice]) => ({
        merchantId,
        merchantName: merchantId,
        offerPrice,
      })),
    )
    const { user } = renderAt(OXFORD)
    const strip = await screen.findByRole('region', { name: 'Market prices of Size M' })
    await within(strip).findByText('5 merchants sell it')
    expect(within(strip).getByRole('heading')).toHaveTextContent('Size M across 5 merchants')
    expect(strip).toHaveTextContent('5 merchants sell it, from 38.50 (cartwheel) to 62.00.')
    expect(strip).toHaveTextContent(
      '38.50–62.00this listing 47.90median of all sellers (calculated) 44.95',
    )
    expect(strip).not.toHaveTextContent(/mine|your price/)
    expect(strip).toHaveTextContent('1 without a usable price left out')
    const link = within(strip).getByRole('link', { name: comparePricesOf('2049811763054') })
    expect(link).toHaveTextContent('Compare')
    act(() => writePreference('demo', 'mine', { us: ['petra'] }))
    expect(strip).toHaveTextContent(
      'Your price, 62.00, is 47.6% above the market, 4th of 4. Cheapest competitor: cartwheel, 38.50.',
    )
    act(() => saveUsualReference('min'))
    expect(strip).toHaveTextContent('Your price, 62.00, is 61.0% above the lowest, 4th of 4.')
    act(() => writePreference('demo', 'mine', { us: ['unseen'] }))
    expect(strip).toHaveTextContent('You don’t sell it; 5 merchants sell it.')
    await chooseMerchant(user, 'Northgate')
    expect(strip).toHaveTextContent('Your price, 47.90, is 24.4% above the lowest')
  })

  it('says that no merchant is listed, with the country as US', async () => {
    answerEanWith([])
    renderAt(OXFORD)
    expect(await screen.findByText('No merchants listed for 2049811763054 in US.')).toBeVisible()
  })

  it('still shows the product when loading market prices fails', async () => {
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', () =>
        HttpResponse.text('no', { status: 400 }),
      ),
    )
    renderAt(OXFORD)
    expect(await screen.findByText(/Loading market prices failed/)).toBeVisible()
    expect(await heading()).toBeVisible()
    expect(panel(PRODUCT.skus)).toBeVisible()
  })

  it('splits attribute values, in the order given', async () => {
    renderAt(OXFORD)
    await heading()
    const traits = panel(PRODUCT.traits)
    expect(
      within(traits)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['benefits', 'preference', 'concern', 'quantity', 'fit'])
    expect(valueOf(traits, 'benefits')).toBe('BreathableEasy ironKeeps its shape')
  })

  it('shows ranks, flags and times, and a missing time as none', async () => {
    renderAt(OXFORD)
    await heading()
    const ranking = panel(PRODUCT.standing)
    expect(valueOf(ranking, 'Category rank')).toBe('112')
    expect(valueOf(ranking, 'New arrival')).toBe('no')
    expect(valueOf(ranking, 'Changed')).toBe('no')
    expect(valueOf(ranking, 'Created')).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/)
  })

  it('shows the category path as links to searches', async () => {
    renderAt(OXFORD)
    await heading()
    const path = screen.getByRole('navigation', { name: PRODUCT.breadcrumb })
    expect(within(path).getByRole('link', { name: 'Shirts' })).toHaveAttribute(
      'href',
      '/search?country=us&category=Shirts',
    )
    expect(within(path).getByRole('link', { name: 'Men' })).toHaveAttribute(
      'href',
      '/search?q=Men&country=us',
    )
  })

  it('opens the merchant’s page in a new tab', async () => {
    renderAt(OXFORD)
    await heading()
    const link = screen.getByRole('link', { name: /Open at Northgate/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('links back to the search that listed it', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=slim+oxford&country=us')
    const links = await screen.findAllByRole('link', { name: TITLE })
    const link = links.find((one) => one.getAttribute('href')?.includes(ID))
    if (!link) throw new Error('the search lists the product')
    const cards = [...document.querySelectorAll('article')]
    const index = 1 + cards.findIndex((card) => card.contains(link))
    await user.click(link)
    await heading()
    const back = screen.getByRole('link', { name: 'Back to search: slim oxford' })
    expect(back.parentElement?.textContent).toMatch(new RegExp(`slim oxford${index} of \\d+`))
    await user.click(back)
    await waitFor(() => expect(address()).toBe('/search?q=slim+oxford&country=us'))
    act(() => window.history.back())
    await heading()
    expect(address()).toBe(OXFORD)
  })
})

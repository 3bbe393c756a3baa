import type { RequestListener } from 'node:http'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { surviveTranslation } from '@/app/start/surviveTranslation.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { faultyService, reply } from './faultyService.ts'
import { places } from './places.ts'
import { startTranslator } from './translator.ts'

const facets = [
  { name: 'merchant', value: { Northgate: 5, Cartwheel: 3 } },
  { name: 'occasion', value: { Casual: 4, Work: 2 } },
]

const answer: RequestListener = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://service')
  const start = Number(searchParams.get('index') ?? 0)
  const numFound = searchParams.has('merchantFilter') ? 5 : 8
  const productList = Array.from({ length: Math.min(3, numFound - start) }, (_, at) => ({
    productId: `P${start + at}`,
    title: `Shirt ${start + at}`,
    merchant: 'Northgate',
    offerPrice: start + at,
  }))
  reply(200, { numFound, facets, productList })(request, response)
}

const CODE = '2049811763054'
/** One product; every ID leads to its page. */
const found = {
  numFound: 1,
  productList: [{ productId: 'P0', title: 'A good shirt', merchant: 'Northgate' }],
}

const page = () => within(document.body)
const expectShown = () => expect(page().queryByText(/couldn’t be shown/)).toBeNull()
const heading = () => document.querySelector('h1')

describe('a page that the browser translates', () => {
  beforeEach(() => {
    onTestFinished(surviveTranslation())
  })

  test('stays correct when the user pages, filters and goes back', async () => {
    const service = await faultyService(answer)
    const { user } = renderApp('/search?q=cotton&country=us', service.connection)
    await page().findByText('Shirt 0')
    await page().findByText('Cartwheel')
    onTestFinished(startTranslator())
    await user.click(page().getByRole('link', { name: NAMES.nextPage }))
    await page().findByText('‹Shirt 3›')
    await waitFor(() => expect(document.body).toHaveTextContent(/‹4–6 of 8›/))
    await user.click(await page().findByText('‹Cartwheel›'))
    await waitFor(() => expect(service.requested().at(-1)).toContain('merchantFilter=Cartwheel'))
    await page().findByText('‹Shirt 0›')
    await waitFor(() => expect(document.body).toHaveTextContent(/‹1–3 of 5›/))
    await user.click(await page().findByText('‹Casual›'))
    await waitFor(() => expect(heading()).toHaveTextContent(/Casual/))
    await user.type(
      page().getByRole('combobox', { name: 'Keywords, EAN or link' }),
      ' socks{Enter}',
    )
    await waitFor(() => expect(heading()).toHaveTextContent(/socks/))
    window.history.go(-3)
    await waitFor(() => expect(document.body).toHaveTextContent(/‹4–6 of 8›/))
    await waitFor(() => expect(heading()).toHaveTextContent('‹cotton›'))
    await user.click(await page().findByText('‹Table›'))
    await waitFor(() => expect(document.querySelectorAll('main tbody tr')).toHaveLength(3))
    await user.click(page().getByText('‹Grid›'))
    await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(3))
    expectShown()
  })

  test('opens a product and an EAN, and shows figures for the chosen merchant', async () => {
    const [, traits, , ean] = places
    if (!traits || !ean) throw new Error('no place')
    const service = await faultyService((request, response) => {
      const { body } = request.url?.includes('productCodes') ? ean : traits
      reply(200, request.url?.includes('/products?') ? found : body)(request, response)
    })
    const { user } = renderApp('/search?q=cotton&country=us', service.connection)
    await page().findByText('A good shirt')
    onTestFinished(startTranslator())
    await user.click(await page().findByText('‹A good shirt›'))
    await waitFor(() => expect(heading()).toHaveTextContent('‹A good shirt›'))
    const box = page().getByRole('search').querySelector('input')
    if (!box) throw new Error('no box')
    await user.type(box, `${CODE}{Enter}`)
    await waitFor(() => expect(window.location.pathname).toBe(`/ean/${CODE}`))
    await user.click(await page().findByText('‹Choose merchant›'))
    const merchants = within(await page().findByRole('dialog', { name: /^‹Your merchant in/ }))
    await user.type(merchants.getByRole('textbox'), 'northgate{Enter}')
    // An offer of 12 compared with a competitors' median of 13.
    await waitFor(() => expect(document.body).toHaveTextContent('‹92.3›'))
    window.history.back()
    await waitFor(() => expect(document.body).not.toHaveTextContent('‹92.3›'))
    expectShown()
  })

  test.each(places)('$operation: can fail and be loaded again with Retry, twice', async (place) => {
    const service = await faultyService(reply(200, place.body))
    service.fail(reply(400, { message: 'Never like this' }))
    const { user, client } = renderApp(place.path, service.connection)
    onTestFinished(startTranslator())
    await page().findByText('‹Never like this.›')
    service.recover()
    await user.click(await page().findByText('‹Retry›'))
    await waitFor(() => expect(page().queryByText(/Never like this/)).toBeNull())
    // A request that is still waiting for its first response would not be sent again.
    await waitFor(() => expect(client.isFetching()).toBe(0))
    service.fail(reply(400, { message: 'Not like that' }))
    void client.refetchQueries({ type: 'active' })
    await page().findByText('‹Not like that.›')
    service.recover()
    await user.click(await page().findByText('‹Retry›'))
    await waitFor(() => expect(page().queryByText(/Not like that/)).toBeNull())
    expectShown()
  })
})

import { waitFor, within } from '@testing-library/react'
import type { RequestListener } from 'node:http'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { surviveTranslation } from '../../app/surviveTranslation.ts'
import { NAMES } from '../../domain/names.ts'
import { renderApp } from '../renderApp.tsx'
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

const page = () => within(document.body)
const expectShown = () => expect(page().queryByText(/could not be shown/)).toBeNull()
const heading = () => document.querySelector('h1')

describe('a page that the browser translates', () => {
  beforeEach(() => {
    onTestFinished(surviveTranslation())
  })

  test('can be paged, narrowed and gone back in, and its words stay true', async () => {
    const service = await faultyService(answer)
    const { user } = renderApp('/search?q=cotton&country=us', service.connection)
    await page().findByText('Shirt 0')
    await page().findByText('Cartwheel')
    onTestFinished(startTranslator())
    await user.click(page().getByRole('link', { name: NAMES.nextPage }))
    await page().findByText('‹Shirt 3›')
    await waitFor(() => expect(document.body).toHaveTextContent(/‹4–6 of 8›/))
    await user.click(await page().findByText('‹Cartwheel›'))
    await waitFor(() => expect(service.asked().at(-1)).toContain('merchantFilter=Cartwheel'))
    await page().findByText('‹Shirt 0›')
    await waitFor(() => expect(document.body).toHaveTextContent(/‹1–3 of 5›/))
    await user.click(await page().findByText('‹Casual›'))
    await waitFor(() => expect(heading()).toHaveTextContent(/Casual/))
    await user.type(page().getByRole('combobox', { name: /^Keywords/ }), ' socks{Enter}')
    await waitFor(() => expect(heading()).toHaveTextContent(/socks/))
    window.history.go(-3)
    await waitFor(() => expect(document.body).toHaveTextContent(/‹4–6 of 8›/))
    await waitFor(() => expect(heading()).toHaveTextContent('‹cotton›'))
    expectShown()
  })

  test.each(places)('$operation: can fail, be asked again and change', async (place) => {
    const service = await faultyService(reply(200, place.body))
    service.fail(reply(400, { message: 'Never like this' }))
    const { user, client } = renderApp(place.path, service.connection)
    onTestFinished(startTranslator())
    await page().findByText('‹Never like this.›')
    service.recover()
    await user.click(await page().findByText('‹Retry›'))
    await waitFor(() => expect(page().queryByText(/Never like this/)).toBeNull())
    // A request that is still on its way to a first answer would not be sent again.
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

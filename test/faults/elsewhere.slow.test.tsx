import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { directConnection } from '../made/connections.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { expectSaid, expectSound } from './expectSound.ts'
import { faultyService, reply, SENTINEL } from './faultyService.ts'
import { places } from './places.ts'

const main = () => within(screen.getByRole('main'))

describe('T19, a redirect to another origin', () => {
  test.each(places)('$operation: the app sends nothing to the other origin', async (place) => {
    const other = await faultyService(reply(200, place.body))
    const service = await faultyService(reply(200, place.body))
    const elsewhere = `${other.connection.baseUrl}/v1/somewhere`
    service.fail((_request, response) => response.writeHead(307, { Location: elsewhere }).end())
    const { user } = renderApp(place.path, service.connection)
    expect(await main().findByText(`${place.what} was redirected.`)).toBeVisible()
    expect(screen.getByRole('main')).toHaveTextContent('never sent to another address')
    await expectSaid('was redirected')
    await place.expectRequested()
    expectSound(place.path)
    expect(service.requested()).toHaveLength(1)
    expect(other.requested()).toEqual([])
    service.recover()
    await user.click(main().getByRole('button', { name: NAMES.retry }))
    expect(await place.content()).toBeVisible()
    expect(other.requested()).toEqual([])
  })
})

describe('T2, a response that the browser blocks', () => {
  test.each(places)(
    '$operation: the message names connection, base URL, CORS and proxy as causes',
    async (place) => {
      let tries = 0
      let isFailing = true
      const server = setupServer(
        http.get('https://catalog.example/v1/*', () => {
          tries += 1
          return isFailing ? HttpResponse.error() : HttpResponse.json(place.body as object) // JSON, whatever its shape
        }),
      )
      server.listen({ onUnhandledRequest: 'error' })
      onTestFinished(() => server.close())
      const connection = { ...directConnection('https://catalog.example'), apiKey: SENTINEL }
      const { user } = renderApp(place.path, connection)
      expect(
        await main().findByText(`${place.what} failed: the service couldn’t be reached.`),
      ).toBeVisible()
      for (const cause of ['no connection', 'base URL', '(CORS)', 'proxy']) {
        expect(screen.getByRole('main')).toHaveTextContent(cause)
      }
      expect(main().getByRole('link', { name: NAMES.settings })).toHaveAttribute(
        'href',
        paths.settings('connection'),
      )
      await expectSaid('the service couldn’t be reached')
      await place.expectRequested()
      expectSound(place.path)
      expect(tries).toBe(3)
      isFailing = false
      await user.click(main().getByRole('button', { name: NAMES.retry }))
      expect(await place.content()).toBeVisible()
      await waitFor(() => expect(main().queryByText(/couldn’t be reached/)).toBeNull())
    },
  )
})

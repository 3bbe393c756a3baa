import type { RequestListener } from 'node:http'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { expectSound, HTML } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'
import { places, type Place } from './places.ts'

// Announcements are spoken after a pause, which another test covers.
vi.mock(import('@/components/ui/panels/LiveRegion.tsx'), async (load) => ({
  ...(await load()),
  announce: vi.fn<(text: string) => void>(),
}))

type Row = { name: string; fault: RequestListener; isPage?: boolean; only?: Place['operation'] }

/** Responses that mean that there is nothing. */
const rows: readonly Row[] = [
  {
    name: 'T8, 404 with a web page',
    fault: reply(404, HTML, { 'Content-Type': 'text/html' }),
    isPage: true,
  },
  { name: 'T9, 200 with an empty body', fault: reply(200, '') },
  { name: 'T9, 204', fault: (_request, response) => response.writeHead(204).end() },
  { name: 'T10, 404 with a message', fault: reply(404, { message: 'No such thing' }) },
  { name: 'T10, 404 with data', fault: reply(404, { success: true, numFound: 3, traits: {} }) },
  { name: 'T18, a body of []', fault: reply(200, '[]') },
  { name: 'T18, a body of null', fault: reply(200, 'null'), only: 'lookup' },
]

const main = () => within(screen.getByRole('main'))

describe.each(rows)('$name', ({ fault, isPage = false, only }) => {
  const here = places.filter(({ operation }) => (only ?? operation) === operation)
  test.each(here)(
    '$operation: the page shows an empty result without Retry, and repeats no request',
    async (place) => {
      const service = await faultyService(reply(200, place.body))
      service.fail(fault)
      renderApp(place.path, service.connection)
      expect(await main().findByRole('heading', { name: place.nothing })).toBeVisible()
      await place.expectRequested()
      expectSound(place.path)

      // Other requests that the page sends by itself have different addresses.
      const requested = service.requested()
      expect(new Set(requested).size).toBe(requested.length)
      expect(main().queryByRole('button', { name: NAMES.retry })).toBeNull()
      await waitFor(() =>
        expect(announce).toHaveBeenLastCalledWith(
          expect.stringMatching(/[Nn]o (product|listing|merchant)/),
        ),
      )

      const hint = main().queryByText(/The response was a web page, not data/)
      expect(hint !== null).toBe(isPage)
      if (hint) {
        expect(hint).toHaveTextContent(service.connection.baseUrl)
        const link = within(hint).getByRole('link', { name: 'Check the base URL in Settings.' })
        expect(link).toHaveAttribute('href', paths.settings('connection'))
      }
    },
  )
})

test('behind a proxy, a web page instead of data refers the user to the administrator', async () => {
  const [search] = places
  if (!search) throw new Error('no place')
  const service = await faultyService(reply(404, HTML))
  renderApp(search.path, { ...service.connection, mode: 'proxy', id: 'proxy', apiKey: null })
  const hint = await screen.findByText(/The response was a web page, not data/)
  expect(hint).toHaveTextContent('Ask your administrator to check CATALOG_BASE_URL.')
  expect(within(hint).queryByRole('link')).toBeNull()
})

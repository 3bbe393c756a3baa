import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { retryDelay } from '@/api/http/retry.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { pass, startClock } from './clock.ts'
import { expectFocusNotLost, expectSaid, expectSound } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'
import { places } from './places.ts'

const main = () => within(screen.getByRole('main'))
/** Without randomness: the middle of the jitter. */
const evenly: typeof retryDelay = (failures, error) => retryDelay(failures, error, Date.now(), 0.5)

type Rate = {
  /** The tolerance in milliseconds by which a wait may be shorter. */
  slack?: number
  name: string
  header: () => string | null
  waits: number[]
  only?: string
}

/** `waits`: milliseconds until each further try. */
const rates: readonly Rate[] = [
  { name: 'in seconds', header: () => '7', waits: [7000, 7000, 7000] },
  {
    name: 'as a date',
    // A date in a header has whole seconds, so fractions are lost.
    header: () => new Date(Date.now() + 7_999).toUTCString(),
    waits: [7999, 7999, 7999],
    slack: 999,
  },
  {
    name: 'longer than a minute',
    header: () => '3600',
    waits: [60_000, 60_000, 60_000],
    only: 'search',
  },
  { name: 'absent', header: () => null, waits: [2000, 4000, 8000] },
  { name: 'unreadable', header: () => 'soon', waits: [2000, 4000, 8000] },
  {
    name: 'as a date in the past',
    header: () => 'Wed, 21 Oct 2015 07:28:00 GMT',
    waits: [2000, 4000, 8000],
    only: 'ean',
  },
]

describe.each(rates)('T14, 429 with Retry-After $name', ({ header, waits, slack = 0, only }) => {
  const here = places.filter(({ operation }) => (only ?? operation) === operation)
  test.each(here)(
    '$operation: the app counts down before each retry, and gives up after three',
    async (place) => {
      const service = await faultyService(reply(200, place.body))
      service.fail((request, response) => {
        const after = header()
        reply(
          429,
          { message: 'Slow down' },
          after === null ? {} : { 'Retry-After': after },
        )(request, response)
      })
      startClock()
      const { user } = renderApp(place.path, service.connection, { retryDelay: evenly })
      for (const [at, wait] of waits.entries()) {
        expect(await main().findByText(`${place.what} failed, retrying.`)).toBeVisible()
        // The countdown of the previous try may still be shown for a moment.
        await waitFor(() => expect(main().getByText(/^Next attempt in \d+ s\.$/)).toBeVisible())
        expect(service.requested()).toHaveLength(at + 1)
        await pass(wait)
        await waitFor(() => expect(service.requested()).toHaveLength(at + 2))
      }
      const times = service.requestedAt()
      const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
      for (const [at, wait] of waits.entries())
        expect(gaps[at]).toBeGreaterThanOrEqual(wait - slack)
      expect(await main().findByText(`${place.what} has to wait: too many requests.`)).toBeVisible()
      expect(screen.getByRole('main')).toHaveTextContent(
        'Slow down. Wait a moment, then try again.',
      )
      await pass(61_000)
      await expectSaid('too many requests')
      expect(service.requested()).toHaveLength(4)
      await place.expectRequested()
      expectSound(place.path)
      service.recover()
      await user.click(main().getByRole('button', { name: NAMES.retry }))
      expect(await place.content()).toBeVisible()
      expectFocusNotLost()
    },
  )
})

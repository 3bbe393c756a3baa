import type { RequestListener } from 'node:http'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
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

const silent: [name: string, fault: RequestListener][] = [
  ['T3, an answer that never starts', () => {}],
  [
    'T4, a body that arrives slowly and never ends',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 1000)
      response.on('close', () => clearInterval(drip))
    },
  ],
]

describe.each(silent)('%s', (_name, fault) => {
  test.each(places)(
    '$operation: the request ends after 15 seconds, and isn’t repeated',
    async (place) => {
      const service = await faultyService(reply(200, place.body))
      service.fail(fault)
      startClock()
      const { user } = renderApp(place.path, service.connection)
      await waitFor(() => expect(service.requested()).toHaveLength(1))
      await pass(3_500)
      expect(await main().findByText(`${place.what} is taking longer than usual.`)).toBeVisible()
      expect(main().getByRole('button', { name: 'Cancel' })).toBeVisible()
      await pass(5_000)
      expect(main().queryByText(`${place.what} took too long.`)).toBeNull()
      await pass(7_000)
      expect(await main().findByText(`${place.what} took too long.`)).toBeVisible()
      expect(screen.getByRole('main')).toHaveTextContent('within 15 seconds. Try again')
      await pass(400)
      await expectSaid('took too long')
      await pass(60_000)
      expect(service.requested()).toHaveLength(1)
      await place.expectRequested()
      expectSound(place.path)
      service.recover()
      await user.click(main().getByRole('button', { name: NAMES.retry }))
      expect(await place.content()).toBeVisible()
      expectFocusNotLost()
    },
  )
})

describe('T3, a response that never starts', () => {
  test.each(places)('$operation: the user can cancel the request and try again', async (place) => {
    const service = await faultyService(reply(200, place.body))
    service.fail(() => {})
    startClock()
    const { user, client } = renderApp(place.path, service.connection)
    await waitFor(() => expect(service.requested()).toHaveLength(1))
    await pass(3_500)
    await user.click(await main().findByRole('button', { name: 'Cancel' }))
    expect(await main().findByText(`${place.what} was stopped.`)).toBeVisible()
    expectFocusNotLost()
    // Simulates a part that loads late and uses the same response.
    const active = client.getQueryCache().findAll({ type: 'active' })
    for (const options of active.flatMap(({ observers }) => observers.map((one) => one.options))) {
      onTestFinished(new QueryObserver(client, options).subscribe(() => {}))
    }
    await pass(20_000)
    expect(service.requested()).toHaveLength(1)
    service.recover()
    await user.click(main().getByRole('button', { name: 'Try again' }))
    expect(await place.content()).toBeVisible()
    expectFocusNotLost()
    expectSound(place.path)
  })
})

test('T1, a connection that is reset: the app reports each retry until it gives up', async () => {
  const [search] = places
  if (!search) throw new Error('no place')
  const service = await faultyService(reply(200, search.body))
  service.fail((request) => request.socket.resetAndDestroy())
  startClock()
  renderApp(search.path, service.connection, { retryDelay: () => 5_000 })
  for (const tries of [1, 2]) {
    expect(await main().findByText('The search failed, retrying.')).toBeVisible()
    expect(service.requested()).toHaveLength(tries)
    await pass(5_000)
    await waitFor(() => expect(service.requested()).toHaveLength(tries + 1))
  }
  expect(
    await main().findByText('The search failed: the service couldn’t be reached.'),
  ).toBeVisible()
  expect(main().queryByText('The search failed, retrying.')).toBeNull()
})

test('503 with Retry-After: the app waits and retries as the service says', async () => {
  const [search] = places
  if (!search) throw new Error('no place')
  const service = await faultyService(reply(200, search.body))
  service.fail(reply(503, { message: 'Still being indexed' }, { 'Retry-After': '5' }))
  startClock()
  renderApp(search.path, service.connection, { retryDelay: evenly })
  for (const tries of [1, 2, 3, 4]) {
    // The countdown of the previous try may still be shown for a moment.
    await waitFor(() => expect(main().getByText(/^Next attempt in \d s\.$/)).toBeVisible())
    expect(main().getByText('Still being indexed.')).toBeVisible()
    expect(service.requested()).toHaveLength(tries)
    await pass(5000)
    await waitFor(() => expect(service.requested()).toHaveLength(tries + 1))
  }
  service.recover()
  await pass(5000)
  expect(await search.content()).toBeVisible()
})

describe('T1, without a connection', () => {
  afterEach(() => onlineManager.setOnline(true))

  test.each(places)(
    '$operation: the request waits, and is sent once the connection is back',
    async (place) => {
      const service = await faultyService(reply(200, place.body))
      onlineManager.setOnline(false)
      renderApp(place.path, service.connection)
      expect(await main().findByText('You are offline.')).toBeVisible()
      expect(screen.getByRole('main')).toHaveTextContent(
        `${place.what} continues when the connection is back.`,
      )
      await expectSaid('You are offline.')
      expect(service.requested()).toEqual([])
      await place.expectRequested()
      expectSound(place.path)
      window.dispatchEvent(new Event('online'))
      expect(await place.content()).toBeVisible()
      expect(service.requested()).toHaveLength(1)
      expect(main().queryByText('You are offline.')).toBeNull()
    },
  )

  test.each(places)(
    '$operation: a failed request is repeated once the connection is back',
    async (place) => {
      const service = await faultyService(reply(200, place.body))
      service.fail((request) => request.socket.resetAndDestroy())
      renderApp(place.path, service.connection)
      expect(
        await main().findByText(`${place.what} failed: the service couldn’t be reached.`),
      ).toBeVisible()
      window.dispatchEvent(new Event('offline'))
      service.recover()
      window.dispatchEvent(new Event('online'))
      expect(await place.content()).toBeVisible()
      expect(service.requested()).toHaveLength(1)
    },
  )
})

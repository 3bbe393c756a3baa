import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { retryDelay } from '@/api/http/retry.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { pass, startClock } from './clock.ts'
import { expectSound } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'
import { places } from './places.ts'

const TEN_YEARS = 10 * 365 * 86_400_000
const main = () => within(screen.getByRole('main'))

/** Changes the machine's wall clock while the page is open. */
function setClock(by: number): void {
  vi.setSystemTime(Date.now() + by)
}

const ways = [
  ['ahead', TEN_YEARS],
  ['behind', -TEN_YEARS],
] as const

describe.each(ways)('a clock that jumps ten years %s', (_way, by) => {
  test.each(places)('$operation: the content stays, and can be loaded again', async (place) => {
    const service = await faultyService(reply(200, place.body))
    startClock()
    const { user, client } = renderApp(place.path, service.connection)
    await place.content()
    setClock(by)
    await pass(1000)
    expect(await place.content()).toBeVisible()
    service.fail(reply(422, {}))
    act(() => void client.refetchQueries({ type: 'active' }))
    expect(await main().findByText(/Showing data from \d\d:\d\d\./)).toBeVisible()
    expect(service.requested()).toHaveLength(1)
    service.recover()
    await user.click(main().getByRole('button', { name: NAMES.retry }))
    await waitFor(() => expect(main().queryByText(/Showing data from/)).toBeNull())
    expect(await place.content()).toBeVisible()
    await pass(5 * 60_000)
    expect(service.requested()).toHaveLength(1)
    expectSound(place.path)
  })

  test('during a countdown doesn’t change the wait', async () => {
    const [place] = places
    if (!place) throw new Error('no place')
    const service = await faultyService(reply(200, place.body))
    service.fail(reply(429, {}, { 'Retry-After': '30' }))
    startClock()
    renderApp(place.path, service.connection, { retryDelay })
    expect(await main().findByText(/^Next attempt in (30|29) s\.$/)).toBeVisible()
    setClock(by)
    await pass(10_000)
    expect(main().getByText(/^Next attempt in (20|19|18|17) s\.$/)).toBeVisible()
    expect(service.requested()).toHaveLength(1)
    service.recover()
    await pass(20_000)
    expect(await place.content()).toBeVisible()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { replacePreferenceTexts } from '@/storage/preferences/storedPreferences.ts'
import { clearLookups, saveLookup, readLookups } from '@/storage/searches/recents.ts'
import { aLookup } from '../made/aLookup.ts'
import { address, renderApp } from '../pages/renderApp.tsx'
import { expectSound } from './expectSound.ts'
import { faultyService, reply } from './faultyService.ts'
import { places } from './places.ts'

const [search] = places
if (!search) throw new Error('no place')
const service = () => faultyService(reply(200, search.body))

const refusal = () => {
  throw new DOMException('Refused', 'QuotaExceededError')
}

afterEach(() => {
  vi.restoreAllMocks()
  // What storage refused stays in memory, and the service of a later test can get the same port, so the same connection id.
  replacePreferenceTexts([])
})

describe('if local storage', () => {
  test('is full, a choice lasts until the page is closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal)
    const { connection } = await service()
    renderApp('/', connection)
    const picker = await screen.findByRole('button', { name: /^Country/ })
    act(() => writePreference(connection.id, 'countries', ['in']))
    expect(picker).toHaveTextContent('IN')
    expectSound('/')
  })

  test('can’t be read or written, the page works', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refusal)
    const { connection } = await service()
    renderApp(search.path, connection)
    expect(await search.content()).toBeVisible()
    await search.expectRequested()
  })

  const names = [
    'theme',
    'density',
    'prefetch',
    'connection',
    'countries',
    'mine',
    'labels',
    'dialect',
  ]
  test.each([
    ['a truncated text', '{"half'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a list of wrong values', '[null,5,{"a":1}]'],
    ['an object of wrong values', '{"__proto__":{"way":"direct"},"way":5,"us":{"x":1}}'],
    ['data of a newer version', '{"version":99,"value":{"theme":"sepia"}}'],
  ])('contains %s in every entry, the app uses the defaults', async (_name, text) => {
    const { connection } = await service()
    for (const name of names) {
      localStorage.setItem(`catalog-explorer:${name}`, text)
      localStorage.setItem(`catalog-explorer:${connection.id}:${name}`, text)
    }
    sessionStorage.setItem('catalog-explorer:secrets', text)
    sessionStorage.setItem('catalog-explorer:scroll', text)
    renderApp('/search?q=cotton', connection)
    expect(await search.content()).toBeVisible()
    expect(address()).toBe('/search?q=cotton&country=us')
  })
})

test('a choice made in another tab applies in this one', async () => {
  const { connection } = await service()
  renderApp('/', connection)
  const picker = await screen.findByRole('button', { name: /^Country/ })
  const key = `catalog-explorer:${connection.id}:countries`
  localStorage.setItem(key, '["gb"]')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await waitFor(() => expect(picker).toHaveTextContent('GB'))
})

describe('recent look-ups', () => {
  const TEN_YEARS = 10 * 365 * 86_400_000
  beforeEach(() => clearLookups('clock'))

  test('with times years ahead don’t displace the look-ups made since', async () => {
    const ahead = Date.now() + TEN_YEARS
    for (let at = 0; at < 30; at += 1)
      await saveLookup('clock', aLookup(`/ahead/${at}`, ahead + at))
    await saveLookup('clock', aLookup('/now', Date.now()))
    expect((await readLookups('clock'))[0]?.path).toBe('/now')
  })

  test('appear on the start page whatever their date', async () => {
    const { connection } = await service()
    for (const at of [0, -1, Date.now() + TEN_YEARS, Date.now() - TEN_YEARS, 8.64e15]) {
      await saveLookup(connection.id, aLookup(`/search?q=${at}`, at))
    }
    renderApp('/', connection)
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('/search?q=8640000000000000')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/NaN|Invalid Date/)
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { PriceListLink } from '@/features/pricing/PriceListLink.tsx'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { replacePriceList, setPrice } from '@/storage/priceLists/priceList.ts'
import { demoConnection } from '@test/made/connections.ts'
import { usePriceList } from './usePriceList.ts'

vi.mock('@/storage/database/database.ts', () => ({
  database: vi.fn<() => Promise<null>>(() => Promise.resolve(null)),
}))

const A = '2049811842247'
const US = { connectionId: demoConnection.id, country: 'us' }
const entry = (price: number) => ({ code: A, price, cost: null, note: '' })

const aConnection =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <NavigationProvider basename="/">
        <QueryClientProvider client={client}>
          <ConnectionProvider connection={demoConnection}>{children}</ConnectionProvider>
        </QueryClientProvider>
      </NavigationProvider>
    </MemoryRouter>
  )

function read(country: string) {
  const client = new QueryClient()
  const wrapper = aConnection(client)
  return { client, ...renderHook(() => usePriceList(country), { wrapper }) }
}

afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('the price list of a country', () => {
  it('is empty until it is read, and then finds codes in any length', async () => {
    await replacePriceList(US, [entry(10)], 1)
    const { result } = read('US')
    expect(result.current).toMatchObject({ state: 'reading', size: 0 })
    expect(result.current.lookup(A)).toBeNull()
    await waitFor(() => expect(result.current).toMatchObject({ state: 'read', size: 1 }))
    expect(result.current.lookup(`0${A}`)).toEqual({ price: 10, cost: null, note: '' })
  })

  it('is empty for another country', async () => {
    await replacePriceList(US, [entry(10)], 1)
    const { result, client } = read('in')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(result.current.lookup(A)).toBeNull()
  })

  it('is linked with its number of codes, and as “none saved” only once it was read', async () => {
    const link = (message: string) => screen.findByRole('link', { name: message })
    const wrapper = aConnection(new QueryClient())
    vi.mocked(database).mockRejectedValue(new Error('broken'))
    const { unmount } = render(<PriceListLink country="us" />, { wrapper })
    expect(screen.getByRole('link')).toHaveAccessibleName('My prices in US')
    expect(await link('My prices in US: couldn’t be read')).toBeVisible()
    unmount()
    vi.mocked(database).mockResolvedValue(null)
    render(<PriceListLink country="us" />, { wrapper })
    expect(await link('My prices in US: none saved')).toBeVisible()
    await act(() => replacePriceList(US, [entry(10)], 1))
    expect(await link('My prices in US: 1 code')).toHaveAttribute(
      'href',
      '/my-data/prices?country=us',
    )
  })

  it('gets a new version only if it changes', async () => {
    await replacePriceList(US, [entry(10)], 1)
    const { result, client } = read('us')
    await waitFor(() => expect(result.current.size).toBe(1))
    const before = result.current
    await act(() => client.refetchQueries())
    expect(result.current).toBe(before)
    await act(() => setPrice(US, entry(11), 2))
    await waitFor(() => expect(result.current.lookup(A)?.price).toBe(11))
    expect(result.current.version).not.toBe(before.version)
    expect(before.lookup(A)?.price).toBe(10)
  })
})

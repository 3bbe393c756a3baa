import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { holdOnly } from '../store/keptMemory.ts'
import { replacePriceList, setPrice } from '../store/priceList.ts'
import { demoConnection } from '../testing/connections.ts'
import { ConnectionProvider } from './connection.tsx'
import { usePriceList } from './usePriceList.ts'

const A = '2049811842247'
const US = { connectionId: demoConnection.id, country: 'us' }
const entry = (price: number) => ({ code: A, price, cost: null, note: '' })

function read(country: string) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ConnectionProvider connection={demoConnection}>{children}</ConnectionProvider>
    </QueryClientProvider>
  )
  return { client, ...renderHook(() => usePriceList(country), { wrapper }) }
}

afterEach(() => holdOnly('priceLists', []))

describe('the price list of a country', () => {
  it('is empty until it is read, and then finds codes of any length', async () => {
    await replacePriceList(US, [entry(10)], 1)
    const { result } = read('US')
    expect(result.current.size).toBe(0)
    expect(result.current.lookup(A)).toBeNull()
    await waitFor(() => expect(result.current.size).toBe(1))
    expect(result.current.lookup(`0${A}`)).toEqual({ price: 10, cost: null, note: '' })
  })

  it('is empty for another country', async () => {
    await replacePriceList(US, [entry(10)], 1)
    const { result, client } = read('in')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(result.current.lookup(A)).toBeNull()
  })

  it('is another version when it changes, and the same one when it does not', async () => {
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

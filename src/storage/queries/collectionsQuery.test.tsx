/** The collections are read once, and once per change, however many components use them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { listHeads, notifyCollections } from '@/storage/collections/collections.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useStoredCollections } from './collectionsQuery.ts'

vi.mock(import('@/storage/collections/collections.ts'), { spy: true })

const CONNECTION = demoConnection.id
const client = new QueryClient()
const within = ({ children }: { children: ReactNode }) => (
  <ConnectionProvider connection={demoConnection}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </ConnectionProvider>
)
const aList = (name: string) => ({ id: name, at: 1, changedAt: 1, name, entries: [] })
const useThreeParts = () => {
  const first = useStoredCollections()
  useStoredCollections()
  useStoredCollections()
  return first
}

beforeEach(async () => {
  await deleteStored(['collections'])
  client.clear()
  vi.mocked(listHeads).mockClear()
})
afterEach(() => deleteStored(['collections']).then(() => {}))

it('stored collections are read once for three parts of a page, and once more after a change', async () => {
  await createPicked(CONNECTION, aList('Shirts'))
  const page = renderHook(useThreeParts, { wrapper: within })
  await waitFor(() => expect(page.result.current.data?.lists).toHaveLength(1))
  expect(listHeads).toHaveBeenCalledOnce()
  await act(() => createPicked(CONNECTION, aList('Coats')))
  await waitFor(() => expect(page.result.current.data?.lists).toHaveLength(2))
  expect(listHeads).toHaveBeenCalledTimes(2)
  page.unmount()
  notifyCollections(CONNECTION)
  expect(listHeads).toHaveBeenCalledTimes(2)
})

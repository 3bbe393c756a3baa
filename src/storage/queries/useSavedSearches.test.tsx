import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { trackFirstPage } from '@/lib/firstPage.ts'
import { onSavedSearches } from '@/storage/collections/savedSearches.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useSavedSearches } from './useSavedSearches.ts'

vi.mock(import('@/storage/collections/savedSearches.ts'), { spy: true })

const within = ({ children }: { children: ReactNode }) => (
  <ConnectionProvider connection={demoConnection}>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </ConnectionProvider>
)

it('saved searches are subscribed to only while a component uses them', async () => {
  let beWhole = () => {}
  trackFirstPage(
    new Promise<void>((resolve) => {
      beWhole = resolve
    }),
  )
  const unmounted = renderHook(() => useSavedSearches(), { wrapper: within })
  unmounted.unmount()
  renderHook(() => useSavedSearches(), { wrapper: within })
  beWhole()
  await vi.waitFor(() => expect(onSavedSearches).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(onSavedSearches).toHaveBeenCalledOnce()
})

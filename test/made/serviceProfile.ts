import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { clearRequests } from '@/api/http/log.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { getSearch } from '@/api/operations/search.ts'
import { startBackgroundWork } from '@/app/start/backgroundWork.ts'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { removeObservations } from '@/storage/observations/observations.ts'
import { noOwnCatalog } from '../pages/ownCatalogFake.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { aDemo } from './aDemo.ts'
import { aSearchRequest } from './aSearchRequest.ts'
import { demoConnection } from './connections.ts'

/** A key that must not appear anywhere. */
export const SENTINEL = 'sentinel-key'

/** The service profile with its background parts, as start.tsx starts them. */
export function openProfile(changes: Partial<Connection> = {}, address = '/service') {
  const view = renderAt(address, changes)
  const environment = {
    home: demoConnection.baseUrl,
    startDemo: () => Promise.resolve({ ...aDemo, own: noOwnCatalog() }),
    live: () => Promise.resolve(),
  }
  if (!changes.apiKey)
    onTestFinished(startBackgroundWork({ ...view, environment, configurationText: '' }))
  const search = (request: Partial<SearchRequest> = {}) =>
    getSearch(
      view.source.current(),
      aSearchRequest({ q: 'cotton shirt', size: 5, mode: 'lite', ...request }),
    )
  return { ...view, search }
}

export const panel = (name: string) => screen.findByRole('region', { name })

/** Resets everything to the state before the first request. */
export async function forgetService(): Promise<void> {
  clearRequests()
  for (const { id } of shownToasts()) dismissToast(id)
  for (const service of ['demo', 'demo index-from-1']) await removeObservations(service)
}

import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { startBackgroundWork } from '../../app/start/backgroundWork.ts'
import type { Connection } from '../../catalog/connection.ts'
import { clearRequests } from '../../catalog/http/log.ts'
import type { SearchRequest } from '../../catalog/operations/calls.ts'
import { getSearch } from '../../catalog/operations/search.ts'
import { takeObservations } from '../../store/observations/observations.ts'
import { dismissToast, shownToasts } from '../../ui/layers/toast.ts'
import { aDemo } from './aDemo.ts'
import { demoConnection } from './connections.ts'
import { noOwnCatalog } from '../pages/ownCatalogFake.ts'
import { renderAt } from '../pages/renderAt.tsx'

/** A key that nothing may hold. */
export const SENTINEL = 'sentinel-key'

/** The service profile with what runs beside it, as start.tsx starts it. */
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
    getSearch(view.source.current(), {
      countries: ['us'],
      q: 'cotton shirt',
      merchant: [],
      brand: [],
      category: [],
      division: [],
      page: 1,
      size: 5,
      mode: 'lite',
      ...request,
    })
  return { ...view, search }
}

export const panel = (name: string) => screen.findByRole('region', { name })

/** As nothing was asked yet. */
export async function forgetService(): Promise<void> {
  clearRequests()
  for (const { id } of shownToasts()) dismissToast(id)
  for (const service of ['demo', 'demo index-from-1']) await takeObservations(service)
}

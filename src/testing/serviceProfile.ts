import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { Connection } from '../api/connection.ts'
import { clearRequests } from '../api/log.ts'
import { getSearch } from '../api/search.ts'
import type { SearchRequest } from '../api/calls.ts'
import { startBackgroundWork } from '../app/backgroundWork.ts'
import { takeObservations } from '../store/observations.ts'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import { aDemo } from './aDemo.ts'
import { demoConnection } from './connections.ts'
import { noOwnCatalog } from './ownCatalogFake.ts'
import { renderAt } from './renderAt.tsx'

/** A key that nothing may hold. */
export const SENTINEL = 'sentinel-key'

/** The service profile with what runs beside it, as start.tsx starts it. */
export function openProfile(changes: Partial<Connection> = {}, address = '/service') {
  const view = renderAt(address, changes)
  const ground = {
    home: demoConnection.baseUrl,
    startDemo: () => Promise.resolve({ ...aDemo, own: noOwnCatalog() }),
    live: () => Promise.resolve(),
  }
  if (!changes.apiKey)
    onTestFinished(startBackgroundWork({ ...view, ground, configurationText: '' }))
  const search = (request: Partial<SearchRequest> = {}) =>
    getSearch(view.source.current(), {
      countries: ['us'],
      q: 'cotton shirt',
      merchant: [],
      brand: [],
      category: '',
      division: '',
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

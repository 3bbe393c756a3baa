import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Catalog, Merchant } from '../catalog/catalog.ts'
import { createHandlers } from './index.ts'
import { patientCatalog } from './patientCatalog.ts'
import { refusedCatalog } from './refusedCatalog.ts'

/** A catalog whose list of merchants resolves when the test calls `finish`. */
const inTheMaking = () => {
  let finish: (merchants: Merchant[]) => void = () => undefined
  const merchants = new Promise<Merchant[]>((resolve) => {
    finish = resolve
  })
  const catalog: Catalog = { ...refusedCatalog('not checked here'), merchants: () => merchants }
  return { catalog, finish }
}
const never = () => new Promise<never>(() => undefined)

it('rejects a request that waited too long with a retryable error', async () => {
  const { catalog } = inTheMaking()
  const requested = patientCatalog(catalog, () => Promise.resolve()).merchants()
  await expect(requested).rejects.toMatchObject({
    status: 503,
    errorCode: 'CATALOG_NOT_READY',
    retryAfter: 1,
  })
})

it('sends the seconds until the retry in the response header', async () => {
  const catalog: Catalog = { ...refusedCatalog('not checked here'), search: never }
  const handlers = createHandlers({ catalog: patientCatalog(catalog, () => Promise.resolve()) })
  const address = 'http://demo.example/v1/products?countryCode=us&q=shirt'
  const response = await getResponse(
    handlers,
    new Request(address, { headers: { apikey: 'demo' } }),
  )
  expect(response?.status).toBe(503)
  expect(response?.headers.get('retry-after')).toBe('1')
})

it('lets a request wait until the catalog is ready', async () => {
  const { catalog, finish } = inTheMaking()
  const requested = patientCatalog(catalog, never).merchants()
  finish([])
  expect(await requested).toEqual([])
})

it('starts no timeout once the catalog has answered', async () => {
  const { catalog, finish } = inTheMaking()
  let watched = 0
  const patient = patientCatalog(catalog, () => {
    watched += 1
    return never()
  })
  finish([])
  await patient.merchants()
  await patient.merchants()
  expect(watched).toBe(1)
})

it('passes on the reason why a catalog can’t answer', async () => {
  await expect(patientCatalog(refusedCatalog('no memory'), never).merchants()).rejects.toThrow(
    'no memory',
  )
})

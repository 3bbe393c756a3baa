import { describe, expect, it } from 'vitest'
import { addressOf } from '@/api/http/http.ts'
import { demoConnection } from '@test/made/connections.ts'
import { callOf, firstRequests } from './firstRequests.ts'
import { pageAt } from './pageCode.ts'

async function requested(address: string): Promise<string[]> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const page = pageAt(pathname)
  if (!page) return []
  const requests = await firstRequests(page, searchParams, demoConnection)
  return requests.map(
    (request) => addressOf(demoConnection, callOf(demoConnection, request)).split('/v1')[1] ?? '',
  )
}

describe('the first requests of a visit', () => {
  it.each([
    [
      '/search?q=cotton&country=us&page=2',
      ['/products?countryCode=us&q=cotton&index=24&limit=24&mode=full'],
    ],
    [
      '/products/A1?country=us&country=in',
      [
        '/products/A1/traits?countryCode=us&mode=full',
        '/products/A1/traits?countryCode=in&mode=full',
      ],
    ],
    [
      '/resolve?url=https%3A%2F%2Fshop.example%2Fp%2F1&country=us&strict=true',
      [
        '/products/lookup?countryCode=us&url=https%3A%2F%2Fshop.example%2Fp%2F1&mode=full&strict=true',
      ],
    ],
    [
      '/ean/2049811763054?country=us',
      ['/insights/daas/productCodes/2049811763054?countryCode=us&mode=full'],
    ],
  ])('at %s are those of the page', async (address, calls) => {
    expect(await requested(address)).toEqual(calls)
  })

  it.each([
    '/',
    '/products/%2E%2E',
    '/resolve?url=nothing',
    '/ean',
    '/ean/123',
    '/settings',
    '/no',
  ])('at %s are an empty list', async (address) => {
    expect(await requested(address)).toEqual([])
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { readProducts } from '@/api/operations/product.ts'
import { searchQuery, type SearchResult } from '@/api/operations/search.ts'
import { aSearchRequest as request } from '@test/made/aSearchRequest.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useCameFrom } from './useCameFrom.ts'

type Answered = [asked: SearchRequest, ids: string[], given?: Partial<SearchResult>]

/** `answered`: the oldest first. */
function cameFrom(answered: Answered[], id = 'b', countries = ['us']) {
  const client = new QueryClient()
  for (const [at, [requested, ids, overrides]] of answered.entries()) {
    const products = readProducts(ids.map((productId) => ({ productId })))
    client.setQueryData(
      searchQuery(demoConnection, requested).queryKey,
      { products, numFound: 4213, start: 0, ...overrides } as SearchResult, // no more is read
      { updatedAt: at + 1 },
    )
  }
  const { result } = renderHook(() => useCameFrom(id, countries), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return result.current
}

/** Stubs a browser that exposes its history, with the last address as the current one. */
function visit(...addresses: string[]) {
  const entries = addresses.map((address) => ({ url: `https://app.example${address}` }))
  vi.stubGlobal('navigation', {
    currentEntry: { index: entries.length - 1 },
    entries: () => entries,
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('the search that a product was reached from', () => {
  it('is the newest one that lists it, with the product’s place in it', () => {
    expect(
      cameFrom([
        [request({ q: 'sock' }), ['b']],
        [request({ q: 'shirt', page: 2 }), ['a', 'b'], { start: 24 }],
        [request({ q: 'hat' }), ['a', 'c']],
      ]),
    ).toMatchObject({ label: 'shirt', place: 26, of: 4213 })
  })

  it('is null if every search has another country, doesn’t list it, or has no total', () => {
    expect(cameFrom([])).toBeNull()
    expect(cameFrom([[request({ countries: ['in'] }), ['b']]])).toBeNull()
    expect(cameFrom([[request(), ['a']]])).toBeNull()
    expect(cameFrom([[request(), ['b'], { numFound: null }]])).toBeNull()
  })

  it('is the previous one in the browser history, where the browser exposes it', () => {
    const answered: Answered[] = [
      [request({ q: 'sock' }), ['a', 'b']],
      [request({ q: 'shirt' }), ['b']],
    ]
    visit('/search?q=sock&country=us', '/products/b?country=us')
    expect(cameFrom(answered)).toMatchObject({ label: 'sock', place: 2 })
    visit('/search?q=sock&country=us', '/collections', '/products/b?country=us')
    expect(cameFrom(answered)).toMatchObject({ label: 'shirt' })
    visit('/search?q=hat&country=us', '/products/b?country=us')
    expect(cameFrom(answered)).toMatchObject({ label: 'shirt' })
    visit('/products/b?country=us')
    expect(cameFrom(answered)).toMatchObject({ label: 'shirt' })
    visit('/search?q=sock&country=us', '/products/b?country=us')
    expect(
      cameFrom([
        [request({ q: 'sock' }), ['a']],
        [request(), ['b']],
      ]),
    ).toMatchObject({
      label: 'shirt',
    })
  })

  it('is named after its words and filters', () => {
    const filtered = request({ merchant: ['M'], brand: ['B'], category: ['C'], division: ['D'] })
    expect(cameFrom([[filtered, ['b']]])?.label).toBe('shirt, M, B, C, D')
    expect(cameFrom([[request({ q: '' }), ['b']]])?.label).toBe('all products')
  })

  it('has its page size in the link, if that size can be chosen', () => {
    const [wide, odd] = [request({ size: 48 }), request({ size: 7 })]
    expect(cameFrom([[wide, ['b']]])?.path).toContain('48')
    expect(cameFrom([[odd, ['b']]])?.path).toBe(cameFrom([[request(), ['b']]])?.path)
  })
})

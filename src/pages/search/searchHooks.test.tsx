import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import type { FacetValue } from '@/api/facets.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { readProduct } from '@/api/operations/product.ts'
import { searchQuery, type SearchResult } from '@/api/operations/search.ts'
import { aSearchRequest as request } from '@test/made/aSearchRequest.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useSeenValues, valuesOf } from './seenAnswers.ts'
import { useSelection } from './selection/selection.ts'

function under(client: QueryClient, id = 'demo') {
  const connection = { ...demoConnection, id }
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
    </QueryClientProvider>
  )
}

describe('the selected products', () => {
  const found = (id: string) => ({ id, country: 'us', product: readProduct({ productId: id }) })
  const [a, b, c, d] = [found('a'), found('b'), found('c'), found('d')]
  const all = [a, b, c, d]
  const selection = (id: string) => {
    const { result } = renderHook(useSelection, { wrapper: under(new QueryClient(), id) })
    const ids = () => result.current.products.map((one) => one.id).join('')
    return {
      ids,
      now: () => result.current,
      toggle: (...args: Parameters<ReturnType<typeof useSelection>['toggle']>) =>
        act(() => result.current.toggle(...args)),
    }
  }

  it('are in the order of selection, each once', () => {
    const { ids, now } = selection('one')
    act(() => now().select([c, a], true))
    act(() => now().select([b, c], true))
    expect(ids()).toBe('abc')
    expect([now().has(a), now().has(d), now().has({ ...a, country: 'in' })]).toEqual([
      true,
      false,
      false,
    ])
    act(() => now().select([a], false))
    expect(ids()).toBe('bc')
    act(() => now().clear())
    expect(ids()).toBe('')
  })

  it('belong to one connection', () => {
    const { now } = selection('one')
    act(() => now().select([a], true))
    expect(selection('two').ids()).toBe('')
  })

  it('include a range from the last clicked box, in both directions', () => {
    const { ids, now, toggle } = selection('range')
    toggle(b, true, null)
    toggle(d, true, all)
    expect(ids()).toBe('bcd')
    toggle(a, true, all)
    expect(ids()).toBe('abcd')
    toggle(b, false, all)
    expect(ids()).toBe('cd')
    act(() => now().clear())
  })

  it('include one product only if the last box is elsewhere or no range is requested', () => {
    const { ids, now, toggle } = selection('alone')
    toggle(found('z'), true, null)
    toggle(c, true, all)
    expect(ids()).toBe('zc')
    toggle(a, true, null)
    expect(ids()).toBe('zca')
    act(() => now().clear())
  })
})

describe('the filter values seen without the filter', () => {
  const result = (name: string, ...values: string[]) =>
    ({ facets: [{ name, values: values.map((value): FacetValue => [value, 1]) }] }) as SearchResult // no more is read
  const client = new QueryClient()
  const set = (requested: SearchRequest, answer: SearchResult) => {
    client.setQueryData(searchQuery(demoConnection, requested).queryKey, answer)
  }
  const seen = (requested: SearchRequest, name: 'brand' | 'merchant') => {
    const { result: hook } = renderHook(() => useSeenValues(requested, name), {
      wrapper: under(client),
    })
    return hook.current.map(([value]) => value)
  }

  it('come from the widest response to the same search', () => {
    set(request({ brand: ['A'] }), result('brand', 'A'))
    expect(seen(request({ brand: ['A'] }), 'brand')).toEqual(['A'])
    set(request({ page: 2 }), result('brand', 'A', 'B'))
    set(request({ q: 'sock' }), result('brand', 'A', 'B', 'C'))
    set(request({ merchant: ['M'] }), result('brand', 'A', 'B', 'C', 'D'))
    expect(seen(request({ brand: ['A'] }), 'brand')).toEqual(['A', 'B'])
    expect(seen(request({ brand: ['A'], merchant: ['M'] }), 'brand')).toEqual(['A', 'B', 'C', 'D'])
  })

  it('belong to the requested filter', () => {
    set(request({ merchant: ['M'], brand: ['B'] }), result('merchant', 'M'))
    set(request({ brand: ['B'] }), result('merchant', 'M', 'N'))
    expect(seen(request({ merchant: ['M'], brand: ['B'] }), 'merchant')).toEqual(['M', 'N'])
  })

  it('are empty if the search doesn’t use that filter', () => {
    expect(seen(request(), 'brand')).toEqual([])
  })

  it('are empty if a response lacks that facet', () => {
    expect(valuesOf(undefined, 'brand')).toEqual([])
    expect(valuesOf(result('merchant', 'M'), 'brand')).toEqual([])
    expect(valuesOf(result('merchant', 'M'), 'merchant')).toEqual([['M', 1]])
  })
})

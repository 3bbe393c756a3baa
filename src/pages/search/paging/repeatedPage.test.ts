import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { Product } from '@/api/operations/product.ts'
import { readProducts } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { repeatedPage } from './repeatedPage.ts'

const request = (changes: Partial<SearchRequest> = {}) => aSearchRequest({ page: 2, ...changes })
const rows = (...ids: (string | null)[]): Product[] =>
  readProducts(ids.map((productId) => ({ productId })))
/** The part of a result that the code under test reads. */
const result = (products: Product[]) => ({ products }) as SearchResult

describe('repeatedPage', () => {
  it.each<[what: string, asked: Partial<SearchRequest>, held: Product[], page: number | null]>([
    ['the first page', { page: 1 }, rows('a', 'b'), 1],
    ['the first page in another order', { page: 1 }, rows('b', 'a'), 1],
    ['other rows', { page: 1 }, rows('a', 'c'), null],
    ['only some of the rows', { page: 1 }, rows('a'), null],
    ['another search', { page: 1, q: 'sock' }, rows('a', 'b'), null],
    ['another page size', { page: 1, size: 48 }, rows('a', 'b'), null],
    ['a later page', { page: 3 }, rows('a', 'b'), null],
  ])('detects the repeated page, if any: %s', (_what, requested, knownProducts, page) => {
    const shown = result(rows('a', 'b'))
    expect(repeatedPage(request(), shown, [[request(requested), result(knownProducts)]])).toBe(page)
  })

  it('ignores rows without IDs', () => {
    const knownResult = result(rows(null, null))
    expect(repeatedPage(request(), knownResult, [[request({ page: 1 }), knownResult]])).toBeNull()
  })

  it('returns the earliest of several', () => {
    const knownResult = result(rows('a'))
    const known = [2, 1].map((page) => [request({ page }), knownResult] as const)
    expect(repeatedPage(request({ page: 3 }), knownResult, known)).toBe(1)
  })
})

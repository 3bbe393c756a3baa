import { describe, expect, it } from 'vitest'
import { readProducts } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { pagePath, windowOf } from './paging/pageLinks.ts'
import { productsInWords, resultInWords, searchTitle, toLookup } from './searchWords.ts'

/** The part of a result that the code under test reads. */
const result = (changes: Partial<SearchResult>) =>
  ({ kind: 'found', numFound: 4213, pageSize: 24, products: [], ...changes }) as SearchResult

describe('the words for a number of products', () => {
  it.each([
    [null, 'products, number not stated'],
    [0, '0 products'],
    [1, '1 product'],
    [2, '2 products'],
    [4213, '4,213 products'],
  ])('%s: %s', (count, words) => {
    expect(productsInWords(count)).toBe(words)
  })
})

describe('the announcement of a result', () => {
  it.each<[Partial<SearchResult>, number, string]>([
    [{ kind: 'none' }, 1, 'No products found'],
    [{ kind: 'past the end' }, 1234, 'Nothing on page 1,234'],
    [{}, 1, '4,213 products'],
    [{}, 2, '4,213 products, page 2'],
    [{ numFound: null }, 1001, 'products, number not stated, page 1,001'],
  ])('%j on page %i: %s', (changes, page, words) => {
    expect(resultInWords(result(changes), page)).toBe(words)
  })
})

describe('the title of a search', () => {
  it('is its keywords and added words', () => {
    expect(searchTitle(searchState({ q: 'shirt', words: ['casual'], brand: ['Alder'] }))).toBe(
      'shirt casual',
    )
  })

  it('is cut to 80 characters, with an ellipsis at the end', () => {
    expect(searchTitle(searchState({ q: 'a'.repeat(80) }))).toBe('a'.repeat(80))
    expect(searchTitle(searchState({ q: 'a'.repeat(81) }))).toBe(`${'a'.repeat(79)}…`)
  })

  it('names the filters where there are no keywords, in at most 80 characters', () => {
    expect(searchTitle(searchState({ brand: ['Alder'], division: ['Apparel'] }))).toBe(
      'Alder, Apparel',
    )
    expect(searchTitle(searchState({ brand: ['Alder'] }))).toBe('Alder')
    const long = searchTitle(searchState({ brand: ['a'.repeat(60)], division: ['b'.repeat(60)] }))
    expect(long).toBe(`${'a'.repeat(60)}, ${'b'.repeat(18)}`)
  })

  it('is “All products” where neither keywords nor filters are given', () => {
    expect(searchTitle(searchState({}))).toBe('All products')
  })
})

describe('a search among the recent look-ups', () => {
  const state = searchState({ q: 'shirt', countries: ['us', 'in'], page: 3 })

  it('links to its first page', () => {
    expect(toLookup(state, result({}))).toEqual({
      kind: 'search',
      path: pagePath(state, 1),
      label: 'shirt',
      detail: 'US, IN',
      figure: '4,213 products',
    })
  })

  it('names its filters, and has no figure for a page past the end', () => {
    const filtered = searchState({ q: 'shirt', countries: ['us'], brand: ['Alder'] })
    expect(toLookup(filtered, result({ kind: 'past the end' }))).toMatchObject({
      detail: 'US · brand Alder',
      figure: '',
    })
    expect(toLookup(filtered, result({ kind: 'none', numFound: 0 })).figure).toBe('0 products')
  })
})

describe('the pages of a result', () => {
  const state = searchState({ q: 'shirt', countries: ['us'], page: 2 })
  const products = readProducts([{ productId: 'a' }, { productId: 'b' }, { productId: 'c' }])

  it('are counted by the total, or by the rows received where it is unknown', () => {
    expect(windowOf(state, result({ products }), false)).toMatchObject({
      pages: 176,
      from: 25,
      to: 27,
    })
    expect(windowOf(state, result({ products }), true)).toMatchObject({ from: 25, to: 48 })
    const open = result({ numFound: null, products })
    expect(windowOf(state, open, false)).not.toEqual(windowOf(state, open, true))
  })

  it('have their own addresses', () => {
    expect(pagePath(state, 3)).toContain('page=3')
    expect(pagePath(state, 1)).not.toContain('page=')
  })
})

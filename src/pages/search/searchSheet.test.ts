import { describe, expect, it } from 'vitest'
import { readProducts } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { searchState, type SearchState } from '@/routing/states/searchState.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { searchSheet } from './searchSheet.ts'

const products = readProducts([
  { productId: 'a', title: 'One', brand: 'Alder' },
  { productId: 'b', title: 'Two' },
])

function sheetOf(
  overrides: Partial<SearchResult> = {},
  state: Partial<SearchState> = {},
  columns: string[] | null = null,
) {
  const result = {
    kind: 'found',
    products,
    numFound: 2,
    shuffled: null,
    answer: anAnswer({ text: 'as it came' }),
    ...overrides,
  } as SearchResult // as much of it as is written
  return searchSheet({
    state: { ...searchState({ q: 'shirt', countries: ['us'] }), ...state },
    countries: ['us'],
    result,
    columns,
    market: null,
    label: 'USD',
    aliases: noAliases,
    at: Date.UTC(2026, 10, 21, 9, 42),
  })
}

describe('the export of a results page', () => {
  it('is named after the search, its page and the day', () => {
    expect(sheetOf({}, { page: 3 }).name).toBe('shirt, page 3, 2026-11-21')
  })

  it.each<[Partial<SearchResult>, string, string]>([
    [{}, 'Page 1 only: 2 of 2 products', 'Complete'],
    [
      { numFound: 4213 },
      'Page 1 only: 2 of 4,213 products',
      'Incomplete: the other pages are not in this file',
    ],
    [
      { numFound: null },
      'Page 1 only: 2 products; the total isn’t known',
      'Incomplete: the other pages are not in this file',
    ],
  ])('states how much of the search it contains: %j', (overrides, page, state) => {
    expect(sheetOf(overrides).about().slice(-2)).toEqual([page, state])
  })

  it('names filters if there are any', () => {
    expect(sheetOf().about().join('\n')).not.toContain('Filters')
    expect(sheetOf({}, { brand: ['Alder'], division: ['Apparel'] }).about()).toContain(
      'Filters: brand Alder, division Apparel',
    )
  })

  it('states where the order comes from', () => {
    expect(sheetOf().about()).toContain('Order: catalog order')
    expect(sheetOf({ shuffled: true }).about()).toContain('Order: shuffled by the service')
  })

  it('contains the columns of the table where the table is shown', () => {
    expect(sheetOf().shown).toBeNull()
    expect(sheetOf({}, { view: 'table' }, ['brand']).shown).toEqual(['title', 'brand'])
  })

  it('contains the unchanged response', () => {
    const sheet = sheetOf()
    expect(sheet).toMatchObject({ rows: products, filtered: null, total: 2 })
    expect(sheet.received?.()).toBe('as it came')
  })
})

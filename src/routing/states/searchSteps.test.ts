import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearchState, hostileText } from '@test/made/anySearchState.ts'
import {
  appliedFilters,
  decodeSearch,
  encodeSearch,
  hasWord,
  inCountries,
  searchState,
  sentKeywords,
  withFilter,
  withKeywords,
  withMode,
  withoutFilter,
  withoutFilters,
  withoutWord,
  withPage,
  withSize,
  withView,
  withWord,
} from './searchState.ts'

const decode = (query: string) => decodeSearch(new URLSearchParams(query), { countries: ['in'] })

describe('a change of a search', () => {
  const start = searchState({
    q: 'shirt',
    words: ['casual'],
    countries: ['us'],
    merchant: ['Northgate'],
    division: ['Apparel'],
    page: 5,
  })

  it('goes back to page 1 if the results change', () => {
    expect(withFilter(start, 'brand', 'Marlowe')).toMatchObject({ brand: ['Marlowe'], page: 1 })
    expect(withFilter(start, 'merchant', 'Cartwheel').merchant).toEqual(['Cartwheel'])
    expect(withFilter(start, 'merchant', null)).toMatchObject({ merchant: [], page: 1 })
    expect(withFilter(start, 'division', null)).toMatchObject({ division: [], page: 1 })
    expect(withWord(start, 'Linen')).toMatchObject({ words: ['casual', 'Linen'], page: 1 })
    expect(withWord(start, 'CASUAL').words).toEqual(['casual'])
    expect(withoutWord(start, 'Casual')).toMatchObject({ words: [], page: 1 })
    expect(withKeywords(start, ' polo ')).toMatchObject({ q: 'polo', page: 1 })
    expect(inCountries(start, ['in'])).toMatchObject({ countries: ['in'], page: 1 })
    expect(withoutFilters(start)).toEqual(searchState({ q: 'shirt', countries: ['us'] }))
  })

  it('stays on the page if the results don’t change', () => {
    expect(withView(start, 'table')).toMatchObject({ view: 'table', page: 5 })
    expect(withMode(start, 'lite')).toMatchObject({ mode: 'lite', page: 5 })
    expect(withPage(start, 9).page).toBe(9)
    expect(withPage(start, -9).page).toBe(1)
  })

  it('shows the same first row if the page size changes', () => {
    expect(withSize(start, 48)).toMatchObject({ size: 48, page: 3 })
    expect(withSize(withSize(start, 96), 24)).toMatchObject({ size: 24, page: 5 })
  })

  it('can remove one of several values of a filter', () => {
    const two = searchState({ ...start, merchant: ['A', 'B'] })
    expect(withoutFilter(two, { name: 'merchant', value: 'A' }).merchant).toEqual(['B'])
    expect(withoutFilter(two, { name: 'division', value: 'Apparel' }).division).toEqual([])
    expect(appliedFilters(two)).toEqual([
      { name: 'merchant', value: 'A' },
      { name: 'merchant', value: 'B' },
      { name: 'division', value: 'Apparel' },
    ])
  })

  it('joins the keywords and the added words with spaces for the request', () => {
    expect(sentKeywords(start)).toBe('shirt casual')
    expect(sentKeywords({ q: '', words: ['casual'] })).toBe('casual')
    expect(sentKeywords({ q: '', words: [] })).toBe('')
    expect(hasWord(start, 'CASUAL ')).toBe(true)
  })

  it('can always be written in an address', () => {
    fc.assert(
      fc.property(anySearchState, hostileText, fc.nat(), (state, text, page) => {
        const steps = [
          withFilter(state, 'brand', text),
          withFilter(state, 'category', text),
          withWord(state, text),
          withKeywords(state, text),
          withPage(state, page),
          withSize(state, 96),
          inCountries(state, [text]),
        ]
        for (const next of steps) {
          expect(decode(encodeSearch(next).toString())).toEqual({ state: next, corrections: [] })
        }
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})

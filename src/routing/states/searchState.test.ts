import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_COLUMNS } from '@/domain/market/rowMarket.ts'
import { anySearchState, hostileText } from '@test/made/anySearchState.ts'
import {
  decodeSearch,
  encodeSearch,
  MARKET_SORTED,
  searchState,
  withMarket,
} from './searchState.ts'

const SETTINGS = { countries: ['in'] }
const decode = (query: string) => decodeSearch(new URLSearchParams(query), SETTINGS)

describe('the address of a search', () => {
  it('leaves out defaults, but always contains the countries', () => {
    expect(encodeSearch(searchState({ countries: ['us'] })).toString()).toBe('country=us')
    expect(
      encodeSearch(
        searchState({
          q: 'cotton shirt',
          words: ['casual'],
          countries: ['us', 'in'],
          brand: ['Alder & Finch'],
          division: ['Apparel'],
          page: 3,
          size: 48,
          view: 'table',
          mode: 'lite',
          sort: [
            { column: 'brand', down: false },
            { column: 'offerPrice', down: true },
          ],
        }),
      ).toString(),
    ).toBe(
      'q=cotton+shirt&word=casual&country=us&country=in&brand=Alder+%26+Finch&division=Apparel&page=3&size=48&view=table&mode=lite&sort=brand&sort=-offerPrice',
    )
  })

  it('has a sort order only for the table, by known columns', () => {
    const { state, corrections } = decode('view=table&sort=-OFFERPRICE&sort=nothing&sort=title')
    expect(state.sort).toEqual([
      { column: 'offerPrice', down: true },
      { column: 'title', down: false },
    ])
    expect(corrections.map(({ reason }) => reason)).toEqual([
      'sort “nothing” isn’t available: left out',
    ])
    const grid = decode('sort=title')
    expect(grid.state.sort).toEqual([])
    expect(grid.corrections.map(({ reason }) => reason)).toEqual([
      'sorting is only for the table: left out',
    ])
  })

  it('names the latest twenty price checks and sorts by the highest price index first', () => {
    const requested = withMarket(searchState({ countries: ['us'] }), ['aa', 'bb'])
    expect(encodeSearch(requested).toString()).toBe(
      'country=us&view=table&sort=-index&market=aa&market=bb',
    )
    const ids = Array.from({ length: 21 }, (_, at) => `id${at}`)
    const { sort, market } = withMarket({ ...requested, sort: [] }, ids)
    expect(sort).toEqual([{ column: 'index', down: true }])
    expect(market).toEqual(ids.slice(1))
    const byTitle = [{ column: 'title', down: false }] as const
    expect(withMarket({ ...requested, sort: byTitle }, ['cc']).sort).toEqual(byTitle)
  })

  it('can sort by every column that a price check adds', () => {
    expect([...MARKET_SORTED].toSorted()).toEqual(Object.keys(MARKET_COLUMNS).toSorted())
  })

  it('uses the settings’ countries without a correction if it names none', () => {
    expect(decode('q=shirt')).toEqual({
      state: searchState({ q: 'shirt', countries: ['in'] }),
      corrections: [],
    })
    expect(decode('country=').state.countries).toEqual(['in'])
    expect(decodeSearch(new URLSearchParams(), { countries: [] }).state.countries).toEqual(['us'])
  })

  it('preserves the state when it is written and read', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        const written = encodeSearch(state).toString()
        expect(decode(written)).toEqual({ state, corrections: [] })
        expect(encodeSearch(decode(written).state).toString()).toBe(written)
      }),
      { seed: 2, numRuns: 1000 },
    )
  })

  it('is read without an error whatever it contains, and gives a canonical state', () => {
    const name = fc.oneof(
      fc.constantFrom(
        'q',
        'word',
        'country',
        'merchant',
        'category',
        'page',
        'size',
        'view',
        'mode',
        'sort',
      ),
      fc.constantFrom('demo', '__proto__', 'constructor', '', '[]'),
      hostileText,
    )
    const value = fc.oneof(
      hostileText,
      fc.constantFrom('abc', '-1', '0', '1e9', '7', '24', 'TABLE', 'us,in', '1'.repeat(400)),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 20 }), (pairs) => {
        const params = new URLSearchParams()
        for (const [key, text] of pairs) params.append(key, text)
        const { state, corrections } = decodeSearch(params, SETTINGS)
        expect(searchState(state)).toEqual(state)
        expect(corrections.length).toBeLessThanOrEqual(12)
        for (const { reason, input } of corrections) {
          expect(reason).toMatch(/^\S.*[^.\s]$/su)
          expect(reason.length).toBeLessThan(400)
          expect(input.length).toBeLessThanOrEqual(200)
        }
        const written = encodeSearch(state)
        expect(decodeSearch(written, SETTINGS)).toEqual({ state, corrections: [] })
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  it('is read without an error even if it is random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        const { state } = decode(query)
        expect(decode(encodeSearch(state).toString()).state).toEqual(state)
      }),
      { seed: 4, numRuns: 500 },
    )
  })
})

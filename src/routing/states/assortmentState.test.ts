import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { hostileText } from '@test/made/anySearchState.ts'
import { encodeAssortmentOfSearch } from './assortmentOfSearch.ts'
import { assortmentQueryOf } from './assortmentQuery.ts'
import {
  encodeAssortment,
  ASSORTMENT_ORDERS,
  ASSORTMENT_SHOWS,
  assortmentState,
  decodeAssortment,
} from './assortmentState.ts'
import { searchState } from './searchState.ts'

const SETTINGS = { countries: ['in'], ownMerchants: { '*': ['Northgate'] } }
const decode = (query: string) => decodeAssortment(new URLSearchParams(query), SETTINGS)

const anyMapState = fc
  .record({
    q: hostileText,
    words: fc.array(hostileText, { maxLength: 4 }),
    countries: fc.array(fc.constantFrom('us', 'IN', 'gb'), { minLength: 1, maxLength: 3 }),
    merchant: fc.array(hostileText, { maxLength: 3 }),
    brand: hostileText,
    category: fc.array(hostileText, { maxLength: 3 }),
    division: fc.array(hostileText, { maxLength: 3 }),
    ownMerchants: fc.dictionary(
      fc.constantFrom('us', 'in', 'gb'),
      fc.array(hostileText, { maxLength: 3 }),
    ),
    show: fc.constantFrom(...ASSORTMENT_SHOWS),
    least: fc.integer({ min: 1, max: 99 }),
    order: fc.constantFrom(...ASSORTMENT_ORDERS),
    find: hostileText,
    against: fc.constantFrom('query' as const, 'brand' as const),
    shownIn: hostileText,
    isLadder: fc.boolean(),
    isList: fc.boolean(),
  })
  .map(assortmentState)

describe('the address of assortment gaps', () => {
  it('leaves out defaults, but always contains the countries and your merchant', () => {
    expect(encodeAssortment(assortmentState({ countries: ['us'] })).toString()).toBe(
      'country=us&mine=',
    )
    expect(
      encodeAssortment(
        assortmentState({
          q: 'cotton shirt',
          words: ['casual'],
          countries: ['us', 'in'],
          merchant: ['Harbor & Main'],
          brand: 'Tessera',
          category: ['Shirts'],
          division: ['Apparel'],
          ownMerchants: { '*': ['Northgate'] },
          show: 'lacked',
          least: 3,
          order: 'name',
          find: 'te',
          against: 'brand',
          shownIn: 'in',
          isList: true,
        }),
      ).toString(),
    ).toBe(
      'q=cotton+shirt&word=casual&country=us&country=in&merchant=Harbor+%26+Main&brand=Tessera&category=Shirts&division=Apparel&mine=Northgate&show=lacked&least=3&order=name&find=te&against=brand&in=in&view=list',
    )
  })

  it('uses the settings’ country and merchant by default, and no merchant for an empty “mine”', () => {
    expect(decode('q=shirt')).toEqual({
      state: assortmentState({
        q: 'shirt',
        countries: ['in'],
        ownMerchants: { in: ['Northgate'] },
      }),
      corrections: [],
    })
    expect(decode('mine=').state.ownMerchants).toEqual({})
  })

  it('replaces invalid values and reports the corrections', () => {
    const { state, corrections } = decode(
      'country=us&show=some&least=0&order=price&view=map&page=2',
    )
    expect(state).toEqual(
      assortmentState({ countries: ['us'], ownMerchants: { us: ['Northgate'] } }),
    )
    expect(corrections.map(({ parameter }) => parameter)).toEqual([
      'show',
      'least',
      'order',
      'view',
      'page',
    ])
  })

  it('preserves the state when it is written and read', () => {
    fc.assert(
      fc.property(anyMapState, (state) => {
        const written = encodeAssortment(state).toString()
        expect(decode(written)).toEqual({ state, corrections: [] })
        expect(encodeAssortment(decode(written).state).toString()).toBe(written)
      }),
      { seed: 11, numRuns: 500 },
    )
  })

  it('is read without an error whatever it contains', () => {
    const name = fc.constantFrom(
      'q',
      'country',
      'mine',
      'mine.us',
      'show',
      'least',
      'order',
      'view',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, hostileText), { maxLength: 20 }), (pairs) => {
        const params = new URLSearchParams()
        for (const [key, text] of pairs) params.append(key, text)
        const { state } = decodeAssortment(params, SETTINGS)
        expect(assortmentState(state)).toEqual(state)
        expect(decodeAssortment(encodeAssortment(state), SETTINGS)).toEqual({
          state,
          corrections: [],
        })
      }),
      { seed: 12, numRuns: 500 },
    )
  })

  it('of a search contains its query but not its merchants', () => {
    const search = searchState({
      q: 'shirt',
      countries: ['us'],
      merchant: ['Cartwheel'],
      brand: ['Tessera'],
      page: 3,
    })
    expect(paths.map(encodeAssortmentOfSearch(search))).toBe(
      '/assortment?q=shirt&country=us&brand=Tessera',
    )
  })

  it('of a search equals the address that the page itself writes', () => {
    const search = searchState({
      q: 'shirt & tie',
      words: ['linen', 'blue'],
      countries: ['us', 'in'],
      category: ['Tops'],
      division: ['Men', 'Women'],
      brand: ['Tessera', 'Onda'],
    })
    const { countries, brand } = search
    const input = { ...assortmentQueryOf(search), countries, brand: brand[0] ?? '' }
    expect(String(encodeAssortmentOfSearch(search))).toBe(String(encodeAssortment(input)))
  })
})

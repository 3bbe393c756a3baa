import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appliedFilters,
  decodeSearch,
  encodeSearch,
  hasWord,
  inCountries,
  PAGE_SIZES,
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

const SETTINGS = { countries: ['in'] }
const decode = (query: string) => decodeSearch(new URLSearchParams(query), SETTINGS)
const reasons = (query: string) => decode(query).corrections.map(({ reason }) => reason)

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '👕👕',
    'قميص',
    '\uD800',
    '\uDC00x',
    '\u202Eabc',
    ' a  b\n',
    '\u0000',
    'a&b=c#d+e%20%',
    '__proto__',
    '́',
  ),
)
const country = fc.constantFrom('us', 'IN', 'en-GB', 'world')
const anyState = fc
  .record({
    q: hostileText,
    words: fc.array(hostileText, { maxLength: 5 }),
    countries: fc.array(country, { minLength: 1, maxLength: 4 }),
    merchant: fc.array(hostileText, { maxLength: 3 }),
    brand: fc.array(hostileText, { maxLength: 3 }),
    category: hostileText,
    division: hostileText,
    page: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.constantFrom(...PAGE_SIZES),
    view: fc.constantFrom('grid' as const, 'table' as const),
    mode: fc.constantFrom('full' as const, 'lite' as const),
  })
  .map(searchState)

describe('the address of a search', () => {
  it('leaves out defaults of the code and always says the countries', () => {
    expect(encodeSearch(searchState({ countries: ['us'] })).toString()).toBe('country=us')
    expect(
      encodeSearch(
        searchState({
          q: 'cotton shirt',
          words: ['casual'],
          countries: ['us', 'in'],
          brand: ['Alder & Finch'],
          division: 'Apparel',
          page: 3,
          size: 48,
          view: 'table',
          mode: 'lite',
        }),
      ).toString(),
    ).toBe(
      'q=cotton+shirt&word=casual&country=us&country=in&brand=Alder+%26+Finch&division=Apparel&page=3&size=48&view=table&mode=lite',
    )
  })

  it('takes the countries of the settings where it says none, without a correction', () => {
    expect(decode('q=shirt')).toEqual({
      state: searchState({ q: 'shirt', countries: ['in'] }),
      corrections: [],
    })
    expect(decode('country=').state.countries).toEqual(['in'])
    expect(decodeSearch(new URLSearchParams(), { countries: [] }).state.countries).toEqual(['us'])
  })

  it('says the same state after it was written and read', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const written = encodeSearch(state).toString()
        expect(decode(written)).toEqual({ state, corrections: [] })
        expect(encodeSearch(decode(written).state).toString()).toBe(written)
      }),
      { seed: 2, numRuns: 1000 },
    )
  })

  it('is read without an error whatever it holds, and what was read is canonical', () => {
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
        for (const { reason, given } of corrections) {
          expect(reason).toMatch(/^\S.*[^.\s]$/su)
          expect(reason.length).toBeLessThan(400)
          expect(given.length).toBeLessThanOrEqual(200)
        }
        const written = encodeSearch(state)
        expect(decodeSearch(written, SETTINGS)).toEqual({ state, corrections: [] })
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  it('is read without an error when it is no query at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        const { state } = decode(query)
        expect(decode(encodeSearch(state).toString()).state).toEqual(state)
      }),
      { seed: 4, numRuns: 500 },
    )
  })
})

describe('corrections', () => {
  it.each([
    ['page=abc', 'page “abc” is not a page number: showing page 1'],
    ['page=-1', 'page “-1” is not a page number: showing page 1'],
    ['page=0', 'page “0” is not a page number: showing page 1'],
    ['page=1e9', 'page “1e9” is not a page number: showing page 1'],
    ['page=1.5', 'page “1.5” is not a page number: showing page 1'],
    ['page=２', 'page “２” is not a page number: showing page 1'],
    ['page=99999999999', 'page “99999999999” is beyond what can be asked for: showing page 1'],
    ['size=7', 'size “7” is not offered: showing 24 a page'],
    ['view=list', 'view “list” is not offered: showing the grid'],
    ['mode=all', 'mode “all” is not offered: asking for full records'],
    ['country=u1!', 'country “u1!” is not a country code: asking in'],
    ['country=us&country=%2F', 'country “/” is not a country code: left out'],
    ['country=us,in', 'country “us,in” is read as 2 countries'],
    ['category=a&category=b', 'category is given 2 times: using the first, “a”'],
    ['word=Casual&word=casual', 'word “casual” is given twice: once is enough'],
    ['sort=price', '“sort” is not a parameter of this page: left out'],
    ['%3Cscript%3E=1', '“<script>” is not a parameter of this page: left out'],
    ['page=\u202Eabc', 'page “abc” is not a page number: showing page 1'],
    ['page=قميص', 'page “\u2068قميص\u2069” is not a page number: showing page 1'],
  ])('says of %s: %s', (query, reason) => {
    expect(reasons(query)).toEqual([reason])
  })

  it('names what was given and what is used', () => {
    expect(decode('page=abc').corrections[0]).toMatchObject({
      parameter: 'page',
      given: 'abc',
      used: '1',
    })
    expect(decode('country=!').corrections[0]).toMatchObject({ given: '!', used: 'in' })
    expect(decode('foo=bar').corrections[0]).toMatchObject({ parameter: 'foo', used: '' })
  })

  it('keeps page=999 and an unknown country: the service has to answer these', () => {
    expect(decode('page=999&country=zz')).toEqual({
      state: searchState({ page: 999, countries: ['zz'] }),
      corrections: [],
    })
  })

  it('needs none for what means the same', () => {
    expect(decode('q=+shirt++blue+&page=007&view=TABLE&page=007&demo=slow&catalog=small')).toEqual({
      state: searchState({ q: 'shirt blue', countries: ['in'], page: 7, view: 'table' }),
      corrections: [],
    })
  })

  it('cuts a query of 10,000 characters and says so', () => {
    const { state, corrections } = decode(`q=${'x'.repeat(10_000)}`)
    expect(state.q).toHaveLength(2000)
    expect(corrections[0]?.reason).toBe('q is 10,000 characters long: using the first 2,000')
    expect(decode(`q=${'👕'.repeat(5000)}`).state.q).toBe('👕'.repeat(1000))
    expect(decode(`q=x${'👕'.repeat(5000)}`).state.q).toBe(`x${'👕'.repeat(999)}`)
  })

  it('does not bury the page under hundreds of unknown parameters', () => {
    const query = Array.from({ length: 500 }, (_, i) => `x${i}=1`).join('&')
    expect(reasons(query)).toHaveLength(12)
    expect(reasons(query).at(-1)).toBe('489 more parts of this address could not be used: left out')
  })

  it('bounds the number of words, filters and countries', () => {
    const repeat = (name: string, n: number) =>
      Array.from(
        { length: n },
        (_, i) =>
          `${name}=${name[0]}${String.fromCharCode(97 + (i % 26))}${'z'.repeat(Math.floor(i / 26))}`,
      ).join('&')
    expect(decode(repeat('word', 40)).state.words).toHaveLength(30)
    expect(decode(repeat('merchant', 40)).state.merchant).toHaveLength(20)
    expect(decode(repeat('country', 20)).state.countries).toHaveLength(12)
    expect(reasons(repeat('country', 20))).toEqual(['20 countries are named: asking the first 12'])
  })
})

describe('steps from one search to the next', () => {
  const start = searchState({
    q: 'shirt',
    words: ['casual'],
    countries: ['us'],
    merchant: ['Northgate'],
    division: 'Apparel',
    page: 5,
  })

  it('goes back to page 1 where the result set changes', () => {
    expect(withFilter(start, 'brand', 'Marlowe')).toMatchObject({ brand: ['Marlowe'], page: 1 })
    expect(withFilter(start, 'merchant', 'Cartwheel').merchant).toEqual(['Cartwheel'])
    expect(withFilter(start, 'merchant', null)).toMatchObject({ merchant: [], page: 1 })
    expect(withFilter(start, 'division', null)).toMatchObject({ division: '', page: 1 })
    expect(withWord(start, 'Linen')).toMatchObject({ words: ['casual', 'Linen'], page: 1 })
    expect(withWord(start, 'CASUAL').words).toEqual(['casual'])
    expect(withoutWord(start, 'Casual')).toMatchObject({ words: [], page: 1 })
    expect(withKeywords(start, ' polo ')).toMatchObject({ q: 'polo', page: 1 })
    expect(inCountries(start, ['in'])).toMatchObject({ countries: ['in'], page: 1 })
    expect(withoutFilters(start)).toEqual(searchState({ q: 'shirt', countries: ['us'] }))
  })

  it('keeps the page where the rows stay the same', () => {
    expect(withView(start, 'table')).toMatchObject({ view: 'table', page: 5 })
    expect(withMode(start, 'lite')).toMatchObject({ mode: 'lite', page: 5 })
    expect(withPage(start, 9).page).toBe(9)
    expect(withPage(start, -9).page).toBe(1)
  })

  it('keeps the first row on the page when the size changes', () => {
    expect(withSize(start, 48)).toMatchObject({ size: 48, page: 3 })
    expect(withSize(withSize(start, 96), 24)).toMatchObject({ size: 24, page: 5 })
  })

  it('removes one of several values of a filter', () => {
    const two = searchState({ ...start, merchant: ['A', 'B'] })
    expect(withoutFilter(two, { name: 'merchant', value: 'A' }).merchant).toEqual(['B'])
    expect(withoutFilter(two, { name: 'division', value: 'Apparel' }).division).toBe('')
    expect(appliedFilters(two)).toEqual([
      { name: 'merchant', value: 'A' },
      { name: 'merchant', value: 'B' },
      { name: 'division', value: 'Apparel' },
    ])
  })

  it('sends the keywords and the words joined by spaces', () => {
    expect(sentKeywords(start)).toBe('shirt casual')
    expect(sentKeywords({ q: '', words: ['casual'] })).toBe('casual')
    expect(sentKeywords({ q: '', words: [] })).toBe('')
    expect(hasWord(start, 'CASUAL ')).toBe(true)
  })

  it('makes only states that an address can say', () => {
    fc.assert(
      fc.property(anyState, hostileText, fc.nat(), (state, text, page) => {
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

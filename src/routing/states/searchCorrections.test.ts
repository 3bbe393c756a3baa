import { describe, expect, it } from 'vitest'
import { decodeSearch, searchState } from './searchState.ts'

const decode = (query: string) => decodeSearch(new URLSearchParams(query), { countries: ['in'] })
const reasons = (query: string) => decode(query).corrections.map(({ reason }) => reason)

describe('corrections of a search address', () => {
  it.each([
    ['page=abc', 'page “abc” isn’t a page number: showing page 1'],
    ['page=-1', 'page “-1” isn’t a page number: showing page 1'],
    ['page=0', 'page “0” isn’t a page number: showing page 1'],
    ['page=1e9', 'page “1e9” isn’t a page number: showing page 1'],
    ['page=1.5', 'page “1.5” isn’t a page number: showing page 1'],
    ['page=２', 'page “２” isn’t a page number: showing page 1'],
    ['page=99999999999', 'page “99999999999” is too high: showing page 1'],
    ['size=7', 'size “7” isn’t available: showing 24 per page'],
    ['view=list', 'view “list” isn’t available: showing the grid'],
    ['mode=all', 'mode “all” isn’t available: loading full details'],
    ['country=u1!', 'country “u1!” isn’t a country code: using IN'],
    ['country=us&country=%2F', 'country “/” isn’t a country code: left out'],
    ['country=us,in', 'country “us,in” is read as 2 countries'],
    ['category=a&category=a', 'category “a” is given twice'],
    ['word=Casual&word=casual', 'word “casual” is given twice'],
    ['sort=price&view=table', 'sort “price” isn’t available: left out'],
    ['sort=merchant', 'sorting is only for the table: left out'],
    ['top=5', '“top” isn’t a setting of this page: ignored'],
    ['%3Cscript%3E=1', '“<script>” isn’t a setting of this page: ignored'],
    ['page=\u202Eabc', 'page “abc” isn’t a page number: showing page 1'],
    ['page=قميص', 'page “\u2068قميص\u2069” isn’t a page number: showing page 1'],
  ])('for %s: %s', (query, reason) => {
    expect(reasons(query)).toEqual([reason])
  })

  it('state the given and the used value', () => {
    expect(decode('page=abc').corrections[0]).toMatchObject({
      parameter: 'page',
      input: 'abc',
      used: '1',
    })
    expect(decode('country=!').corrections[0]).toMatchObject({ input: '!', used: 'in' })
    expect(decode('foo=bar').corrections[0]).toMatchObject({ parameter: 'foo', used: '' })
  })

  it('leave page=999 and an unknown country to the service', () => {
    expect(decode('page=999&country=zz')).toEqual({
      state: searchState({ page: 999, countries: ['zz'] }),
      corrections: [],
    })
  })

  it('are not reported for values with the same meaning', () => {
    expect(decode('q=+shirt++blue+&page=007&view=TABLE&page=007&demo=slow&catalog=small')).toEqual({
      state: searchState({ q: 'shirt blue', countries: ['in'], page: 7, view: 'table' }),
      corrections: [],
    })
  })

  it('report that a query of 10,000 characters is cut', () => {
    const { state, corrections } = decode(`q=${'x'.repeat(10_000)}`)
    expect(state.q).toHaveLength(2000)
    expect(corrections[0]?.reason).toBe('q is 10,000 characters long: using the first 2,000')
    expect(decode(`q=${'👕'.repeat(5000)}`).state.q).toBe('👕'.repeat(1000))
    expect(decode(`q=x${'👕'.repeat(5000)}`).state.q).toBe(`x${'👕'.repeat(999)}`)
  })

  it('are limited to twelve, also with hundreds of unknown parameters', () => {
    const query = Array.from({ length: 500 }, (_, i) => `x${i}=1`).join('&')
    expect(reasons(query)).toHaveLength(12)
    expect(reasons(query).at(-1)).toBe('489 more parts of this link were ignored')
  })

  it('limit the number of words, filters and countries', () => {
    const repeat = (name: string, n: number) =>
      Array.from(
        { length: n },
        (_, i) =>
          `${name}=${name[0]}${String.fromCharCode(97 + (i % 26))}${'z'.repeat(Math.floor(i / 26))}`,
      ).join('&')
    expect(decode(repeat('word', 40)).state.words).toHaveLength(30)
    expect(decode(repeat('merchant', 40)).state.merchant).toHaveLength(20)
    expect(decode(repeat('country', 20)).state.countries).toHaveLength(12)
    expect(reasons(repeat('country', 20))).toEqual(['20 countries are given: using the first 12'])
  })
})

import { describe, expect, it } from 'vitest'
import { decodeCountries } from './countryParameter.ts'
import { distinctValues, readParameters, type Parameters } from './parameters.ts'
import { cut, quote } from './text.ts'

/** What is read from a query, and its corrections. */
function reading<Value>(query: string, readOne: (read: Parameters) => Value) {
  const read = readParameters(new URLSearchParams(query))
  const value = readOne(read)
  const { corrections } = read.finish({})
  return { value, corrections, reasons: corrections.map(({ reason }) => reason) }
}
const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`)
const repeated = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}=${value}`).join('&')

describe('a single parameter', () => {
  it.each([
    ['aaaaa', 'aaaaa', []],
    ['aaaaaa', 'aaaaa', ['x is 6 characters long: using the first 5']],
    ['', '', []],
  ])('is cut after five characters: “%s”', (input, value, reasons) => {
    expect(reading(`x=${input}`, (read) => read.value('x', 5))).toMatchObject({ value, reasons })
  })

  it('can be given twice with the same value without a correction', () => {
    expect(reading('x=a&x=a', (read) => read.value('x', 5))).toMatchObject({
      value: 'a',
      reasons: [],
    })
  })

  it('is quoted in corrections with at most 200 characters', () => {
    const long = 'a'.repeat(300)
    const twice = reading(`x=${long}&x=b`, (read) => read.value('x', 300)).corrections[0]
    expect([twice?.input.length, twice?.used.length]).toEqual([200, 200])
    const cutShort = reading(`x=${long}`, (read) => read.value('x', 250)).corrections[0]
    expect([cutShort?.input.length, cutShort?.used.length]).toEqual([200, 200])
    const unknown = reading(`${long}=1`, () => null).corrections[0]
    expect(unknown?.parameter).toHaveLength(200)
  })
})

describe('a repeated parameter', () => {
  const three = { most: 3, length: 9 }

  it('is limited to the maximum number of values', () => {
    expect(reading(repeated('x', names(3)), (read) => read.values('x', three))).toMatchObject({
      value: names(3),
      reasons: [],
    })
    expect(reading(repeated('x', names(4)), (read) => read.values('x', three))).toMatchObject({
      value: names(3),
      reasons: ['4 values of x: using the first 3'],
    })
  })

  it('distinguishes upper from lower case, except in keywords', () => {
    expect(reading('x=A&x=a', (read) => read.values('x', three))).toMatchObject({
      value: ['A', 'a'],
      reasons: [],
    })
    expect(reading('x=A&x=a', (read) => read.values('x', three, true))).toMatchObject({
      value: ['A'],
      reasons: ['x “a” is given twice'],
    })
    expect(distinctValues(['A', '', 'a', 'A'])).toEqual(['A', 'a'])
    expect(distinctValues(['A', '', 'a', 'A'], true)).toEqual(['A'])
  })
})

describe('the page parameter', () => {
  it.each([
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['1000000', 1_000_000],
  ])('“%s” shows page %i', (input, page) => {
    expect(reading(`page=${input}`, (read) => read.page())).toMatchObject({
      value: page,
      reasons: [],
    })
  })

  it.each([
    ['0', 'isn’t a page number'],
    ['1000001', 'is too high'],
    ['9999999999', 'is too high'],
  ])('“%s” shows page 1, with a correction', (input, problem) => {
    expect(reading(`page=${input}`, (read) => read.page())).toMatchObject({
      value: 1,
      reasons: [`page “${input}” ${problem}: showing page 1`],
    })
  })
})

describe('corrections', () => {
  const unknown = (count: number) => reading(names(count).join('&'), () => null)

  it('are all listed up to twelve; beyond that eleven are listed and the others counted', () => {
    expect(unknown(12).reasons).toHaveLength(12)
    expect(unknown(12).reasons.at(-1)).toBe('“v11” isn’t a setting of this page: ignored')
    expect(unknown(13).reasons).toHaveLength(12)
    expect(unknown(13).reasons.at(-1)).toBe('2 more parts of this link were ignored')
  })
})

describe('the countries of an address', () => {
  const countries = (query: string, settings = ['de']) =>
    reading(query, (read) => decodeCountries(read, { countries: settings }))
  const codes = (count: number) =>
    Array.from({ length: count }, (_, at) => `a${String.fromCharCode(97 + at)}`)

  it('are limited to twelve; duplicates in another letter case don’t count', () => {
    expect(countries(repeated('country', codes(12))).reasons).toEqual([])
    expect(countries(repeated('country', [...codes(12), 'AA'])).reasons).toEqual([])
    expect(countries(repeated('country', codes(13)))).toMatchObject({
      value: codes(12),
      reasons: ['13 countries are given: using the first 12'],
    })
  })

  it('state which country replaces an invalid code', () => {
    expect(countries('country=us&country=!').corrections).toMatchObject([{ input: '!', used: '' }])
    expect(countries('country=!').corrections).toMatchObject([{ input: '!', used: 'de' }])
  })

  it('fall back to US if neither the address nor the settings name any', () => {
    expect(countries('', []).value).toEqual(['us'])
    expect(countries('', ['!']).value).toEqual(['us'])
    expect(countries('', ['in', 'IN', 'de']).value).toEqual(['in', 'de'])
  })
})

describe('a text in a message', () => {
  it('is quoted in full up to 40 characters', () => {
    expect(quote('a'.repeat(40))).toBe(`“${'a'.repeat(40)}”`)
    expect(quote('a'.repeat(41))).toBe(`“${'a'.repeat(39)}…”`)
  })

  it('is never cut inside an emoji', () => {
    expect(cut('ab👕', 4)).toBe('ab👕')
    expect(cut('ab👕', 3)).toBe('ab')
    expect(cut('abc', 2)).toBe('ab')
  })
})

import { describe, expect, it } from 'vitest'
import { readConfiguration, readApiVariantChoices } from './configuration.ts'

const problemsOf = (file: unknown) => {
  const reading = readConfiguration(typeof file === 'string' ? file : JSON.stringify(file))
  return reading.kind === 'wrong' ? reading.problems : []
}

describe('the configuration of a deployment', () => {
  it.each(['', '  ', '{}'])('sets nothing if the file contains %j', (text) => {
    expect(readConfiguration(text)).toEqual({
      kind: 'ok',
      configuration: { baseUrl: null, dialect: {}, defaults: {} },
    })
  })

  it('is read with all its fields', () => {
    const file = {
      baseUrl: 'https://catalog.example/api',
      countries: { offered: ['us', 'in'], default: ['in'] },
      dialect: { indexBase: 1, countryLists: 'pipe', eanTokenHeader: 'x-token' },
      currencyLabels: { us: 'US$' },
    }
    expect(readConfiguration(JSON.stringify(file))).toEqual({
      kind: 'ok',
      configuration: {
        baseUrl: file.baseUrl,
        dialect: file.dialect,
        defaults: { countries: ['in'], offered: ['us', 'in'], labels: { us: 'US$' } },
      },
    })
  })

  it.each([
    [{ baseURL: 'https://a.example' }, 'baseURL', 'is no field of this file'],
    [{ dialect: { indexbase: 1 } }, 'dialect.indexbase', 'is no field of this file'],
    [{ dialect: { indexBase: 2 } }, 'dialect.indexBase', 'expected 0, 1, found 2'],
    [{ dialect: { countryLists: ',' } }, 'dialect.countryLists', 'expected "one request each"'],
    [{ dialect: { eanTokenHeader: 'x token' } }, 'dialect.eanTokenHeader', 'the name of a header'],
    [{ countries: { default: [] } }, 'countries.default', 'expected at least one country'],
    [{ countries: { offered: ['u s'] } }, 'countries.offered.0', 'expected a country code'],
    [{ countries: 'us' }, 'countries', 'found "us"'],
    [{ currencyLabels: { us: 1 } }, 'currencyLabels.us', 'expected a text such as "US$", found 1'],
    [{ baseUrl: 'http://catalog.example' }, 'baseUrl', 'use https'],
    [{ baseUrl: 'catalog' }, 'baseUrl', 'it starts with https://'],
    [[], 'the whole file', 'expected an object'],
    ['{"baseUrl": ', 'the whole file', 'is no JSON'],
  ])('names the invalid field of %j', (file, field, message) => {
    const [problem, ...rest] = problemsOf(file)
    expect(problem?.field).toBe(field)
    expect(problem?.message).toContain(message)
    expect(rest).toEqual([])
  })

  it('names every invalid field', () => {
    const problems = problemsOf({ dialect: { indexBase: '1' }, currencyLabels: [], key: 'x' })
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['dialect.indexBase', 'currencyLabels', 'key']),
    )
  })
})

describe('stored choices of an API variant', () => {
  it('are read back, or all ignored if one is invalid', () => {
    expect(readApiVariantChoices({ indexBase: 1, filterLists: 'comma' })).toEqual({
      indexBase: 1,
      filterLists: 'comma',
    })
    expect(readApiVariantChoices({ indexBase: 7 })).toEqual({})
    expect(readApiVariantChoices(null)).toEqual({})
  })
})

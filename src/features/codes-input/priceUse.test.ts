import { describe, expect, it } from 'vitest'
import { aCodeReading } from '@test/made/aCodeReading.ts'
import {
  priceCountryOf,
  priceUseOf,
  questionsFor,
  readingFor,
  usesOf,
  withPriceCountry,
  withPriceUse,
} from './priceUse.ts'

const CODES = ['2049811842247', '2049811921430', '2049812000622']
const table = (heading: string, ...cells: string[]) =>
  [heading, ...CODES.map((code) => [code, ...cells].join(';'))].join('\n')

describe('the use of prices in an import', () => {
  it.each([
    ['prices', table('EAN;Price', '9,50'), ['own', 'target', 'unused']],
    ['prices and costs', table('EAN;Price;Cost', '9,50', '4,00'), ['own', 'target', 'unused']],
    ['costs', table('EAN;Cost', '4,00'), ['own', 'unused']],
    ['only target prices', table('EAN;Target price', '4,00'), []],
    ['only codes', table('EAN'), []],
  ])('can be chosen for %s; the first choice is the default', async (_, text, uses) => {
    const reading = await aCodeReading(text)
    expect(usesOf(reading)).toEqual(uses)
    expect(priceUseOf(reading, {})).toBe(uses[0] ?? null)
  })

  it('is what the user chose, if that is possible', async () => {
    const prices = await aCodeReading(table('EAN;Price', '9,50'))
    const costs = await aCodeReading(table('EAN;Cost', '4,00'))
    const answers = withPriceUse({ heading: 1, replies: { codes: 'leave out' } }, 'target')
    expect(answers).toEqual({
      heading: 1,
      replies: { codes: 'leave out', 'price use': 'target' },
    })
    expect(priceUseOf(prices, answers)).toBe('target')
    expect(priceUseOf(costs, answers)).toBe('own')
  })

  it.each([
    [['us'], {}, 'us'],
    [['us', 'de'], {}, null],
    [['us', 'de'], withPriceCountry({}, 'de'), 'de'],
    [['us', 'in'], withPriceCountry({}, 'de'), null],
    [[], {}, null],
  ])('is limited to one country: %j, %j', (countries, answers, country) => {
    expect(priceCountryOf(answers, countries)).toBe(country)
  })
})

describe('an import whose prices are not used', () => {
  const inCurrencies = (heading: string) =>
    [heading, `${CODES[0]};USD 9.50`, `${CODES[1]};EUR 8.50`, `${CODES[2]};GBP 8.50`].join('\n')

  it('has no questions about prices', async () => {
    const reading = await aCodeReading(inCurrencies('EAN;Price'))
    expect(questionsFor(reading, 'own')).toMatchObject([{ key: 'currency' }])
    expect(questionsFor(reading, 'unused')).toEqual([])
    expect(readingFor(reading, 'unused').questions).toEqual([])
  })

  it('still has questions about codes', async () => {
    const bodies = ['041250050271', '041250050542', '041250050813', '041250051084']
    const rows = bodies.map((body) => `${body};9.50`)
    const reading = await aCodeReading(['UPC;Price', ...rows].join('\n'))
    expect(questionsFor(reading, 'unused')).toMatchObject([{ key: 'codes' }])
  })

  it('still has questions about target prices', async () => {
    const reading = await aCodeReading(inCurrencies('EAN;Target price'))
    expect(questionsFor(reading, 'unused')).toMatchObject([{ key: 'currency' }])
  })
})

it('labels prices that are used as targets “Target price”', async () => {
  const reading = await aCodeReading(table('EAN;Price', '9,50'))
  const labelOf = (use: 'own' | 'target') =>
    readingFor(reading, use).roles.find(({ role }) => role === 'price')?.label
  expect(labelOf('own')).toBe('Your price')
  expect(labelOf('target')).toBe('Target price')
})

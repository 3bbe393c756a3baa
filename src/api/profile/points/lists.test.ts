import { describe, expect, it } from 'vitest'
import { answered, evaluated, products } from '@test/made/anObservation.ts'

const found = (query: string, numFound: number, q?: string) =>
  answered(`${query}&limit=1`, { productList: products(0, Math.min(1, numFound)), numFound, q })
const notFound = (query: string) => answered(`${query}&limit=1`, '', { status: 404 })
const refused = (query: string) => answered(`${query}&limit=1`, '', { status: 400 })

const us = found('countryCode=us&q=x', 1000)
const india = found('countryCode=in&q=x', 234)

describe('the country list separator', () => {
  it('is assumed while countries are requested one by one', () => {
    expect(evaluated('countryLists', [us, india]).verdict).toBe('assumed')
  })

  it('is observed by counts that add up', () => {
    const both = found('countryCode=us%2Cin&q=x', 1234)
    expect(evaluated('countryLists', [us, india, both], { countryLists: 'comma' })).toMatchObject({
      verdict: 'observed',
      message: '`us,in` found 1,234: 1,000 and 234 alone',
    })
  })

  it('is observed by an echo that names both', () => {
    const both = found('countryCode=us%2Cin&q=x', 1234, 'x country:(us OR in) start=0 rows=1')
    expect(evaluated('countryLists', [both], { countryLists: 'comma' })).toMatchObject({
      verdict: 'observed',
      message: '`us,in` was echoed as `country:(us OR in)`',
    })
  })

  it.each([
    ['nothing', notFound('countryCode=us%7Cin&q=x'), 'found nothing'],
    [
      'results of only the first country',
      found('countryCode=us%7Cin&q=x', 1000),
      'as the first alone',
    ],
    [
      'results of only the last country',
      found('countryCode=us%7Cin&q=x', 234),
      'as the last alone',
    ],
    ['a refusal', refused('countryCode=us%7Cin&q=x'), 'was refused with 400'],
    [
      'more results than both countries have',
      found('countryCode=us%7Cin&q=x', 9000),
      'more than both together',
    ],
  ])('is contradicted by %s, and one request per country is offered', (_name, both, message) => {
    const evaluation = evaluated('countryLists', [us, india, both], { countryLists: 'pipe' })
    expect(evaluation).toMatchObject({
      verdict: 'contradicted',
      remedy: {
        label: 'Ask one by one',
        change: { countryLists: 'one request each' },
        done: 'Country list separator: now one request each',
      },
    })
    expect(evaluation.message).toContain(message)
  })

  it('can be changed to the list format that the service understood', () => {
    const answers = [
      us,
      india,
      notFound('countryCode=us%7Cin&q=x'),
      found('countryCode=us&countryCode=in&q=x', 1234),
    ]
    expect(evaluated('countryLists', answers, { countryLists: 'pipe' })).toMatchObject({
      verdict: 'contradicted',
      remedy: { label: 'Repeat it', change: { countryLists: 'repeated parameter' } },
    })
    expect(evaluated('countryLists', answers)).toMatchObject({
      verdict: 'observed',
      remedy: { change: { countryLists: 'repeated parameter' } },
    })
  })

  it('stays assumed when one country has no results', () => {
    const none = notFound('countryCode=in&q=x')
    const both = found('countryCode=us%2Cin&q=x', 1000)
    expect(evaluated('countryLists', [us, none, both], { countryLists: 'comma' }).verdict).toBe(
      'assumed',
    )
  })
})

describe('several values in a filter', () => {
  const one = found('countryCode=us&merchantFilter=A', 30)
  const other = found('countryCode=us&merchantFilter=B', 12)

  it('are observed by counts that add up', () => {
    const both = found('countryCode=us&merchantFilter=A%3BB', 42)
    expect(evaluated('filterLists', [one, other, both])).toMatchObject({
      verdict: 'observed',
      remedy: {
        label: 'Join by semicolon',
        change: { filterLists: 'semicolon' },
        done: 'Several values in a filter: now semicolon',
      },
    })
  })

  it('are contradicted where only the first value counts', () => {
    const both = found('countryCode=us&merchantFilter=A&merchantFilter=B', 30)
    expect(
      evaluated('filterLists', [one, other, both], { filterLists: 'repeated parameter' }),
    ).toMatchObject({ verdict: 'contradicted', remedy: { change: { filterLists: 'one value' } } })
  })

  it('stay assumed after one name that contains a comma', () => {
    const brand = found('countryCode=us&brandFilter=Cotton%2C+Inc', 5)
    expect(evaluated('filterLists', [brand]).verdict).toBe('assumed')
  })
})

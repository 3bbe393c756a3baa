import { expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import { aboutAnswer, currencyLine, currencyLineOf, dayOf } from './exportAbout.ts'

it('states the request, the countries, the mode and the currency', () => {
  const answer = anAnswer({
    call: {
      operation: 'ean',
      path: '/',
      query: [
        ['country', 'us'],
        ['mode', 'lite'],
      ],
    },
  })
  const input = { what: 'EAN 1', answer, countries: ['us', 'in'], label: '', at: 1 }
  const [what, when, where, currency] = aboutAnswer(input)
  expect([what, where, currency]).toEqual([
    'EAN 1',
    'Country: US, IN; mode: lite',
    'Currency: not stated',
  ])
  expect(when).toMatch(/^Exported .+; data from .+$/)
  expect(aboutAnswer({ ...input, answer: anAnswer(), label: 'US$' }).slice(2)).toEqual([
    'Country: US, IN',
    'Currency (your label): US$',
  ])
})

it('lists the currency labels that are set, each with its countries', () => {
  expect(currencyLineOf([])).toBe(currencyLine(''))
  expect(
    currencyLineOf([
      { countries: 'us', label: 'US$' },
      { countries: 'de', label: '' },
      { countries: 'in', label: '₹' },
    ]),
  ).toBe('Currency (your label): US US$, IN ₹')
})

it('formats the day for the name of a file', () => {
  expect(dayOf(Date.UTC(2025, 10, 18, 23, 59))).toBe('2025-11-18')
})

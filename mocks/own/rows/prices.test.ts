import { expect, it } from 'vitest'
import { currencyOf, readPrice } from './prices.ts'

it('reads prices in the notations of feeds', () => {
  const notations: [string, number | null][] = [
    ['12.50 USD', 12.5],
    ['USD 12.50', 12.5],
    ['USD12.50', 12.5],
    ['$12.50', 12.5],
    ['12,50 €', 12.5],
    ['1.234,56 EUR', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56 kr', 1234.56],
    ['CHF 1’234.50', 1234.5],
    ['₹1,23,456.00', 123456],
    ['Rs. 499', 499],
    ['1,234', 1234],
    ['1.234.567', 1234567],
    ['12,5', 12.5],
    ['29,-', 29],
    ['0', 0],
    ['-5.00 USD', null],
    ['12.50.30,1', null],
    ['on request', null],
    ['12 to 15', null],
    ['1e9', null],
    ['', null],
  ]
  expect(notations.map(([text]) => [text, readPrice(text)])).toEqual(notations)
})

it('tells the currency where a price names it by its code', () => {
  expect(['12.50 USD', 'EUR 3', '$3', '12.50'].map(currencyOf)).toEqual(['USD', 'EUR', null, null])
})

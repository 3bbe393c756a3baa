import { describe, expect, it } from 'vitest'
import {
  countryOfCurrency,
  currencyNamed,
  currencyOfCountry,
  decimalSignOfCurrency,
  decimalsOfCurrency,
  maySameCurrency,
} from './currencies.ts'

describe('the name of a currency', () => {
  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['€', 'EUR'],
    ['Rs.', 'INR'],
    ['kr.', 'kr'],
    ['Fr.', 'CHF'],
    ['руб.', 'RUB'],
    ['zł', 'PLN'],
    ['Kč', 'CZK'],
    ['US$', 'USD'],
    ['S/', 'PEN'],
    ['د.إ', 'AED'],
    ['円', 'JPY'],
    ['$', '$'],
    ['kg', null],
    ['', null],
    ['shirt', null],
  ])('%j means %s', (text, currency) => {
    expect(currencyNamed(text)).toBe(currency)
  })
})

describe('two currencies', () => {
  it.each([
    ['EUR', 'EUR', true],
    ['$', 'CAD', true],
    ['AUD', '$', true],
    ['kr', 'NOK', true],
    ['¥', 'CNY', true],
    ['EUR', 'USD', false],
    ['SEK', 'NOK', false],
    ['$', 'EUR', false],
  ])('%s and %s may be the same: %s', (one, other, may) => {
    expect(maySameCurrency(one, other)).toBe(may)
  })
})

describe('currencies and countries', () => {
  it.each([
    ['de', 'EUR'],
    ['US', 'USD'],
    ['gb', 'GBP'],
    ['uk', 'GBP'],
    ['xx', null],
  ])('%s uses %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency)
  })

  it.each([
    ['PLN', 'pl'],
    ['GBP', 'gb'],
    ['CHF', 'ch'],
    ['EUR', null],
    ['$', null],
  ])('%s is used only in %s', (currency, country) => {
    expect(countryOfCurrency(currency)).toBe(country)
  })

  it('have a decimal sign and a number of decimals per currency, where known', () => {
    expect(['USD', 'PLN', 'EUR'].map(decimalSignOfCurrency)).toEqual(['.', ',', null])
    expect(['USD', 'JPY', 'KWD'].map(decimalsOfCurrency)).toEqual([2, 0, 3])
  })
})

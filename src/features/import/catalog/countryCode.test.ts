import { expect, it } from 'vitest'
import { countriesOf, countryCode } from './countryCode.ts'

it.each([
  ['us', 'us'],
  ['DE', 'de'],
  [' Gb ', 'gb'],
  ['UK', 'gb'],
  ['United Kingdom', 'gb'],
  ['USA', 'us'],
  ['Germany', 'de'],
  ['GERMANY', 'de'],
  ['Deutschland', 'de'],
  ['Österreich', 'at'],
  ['España', 'es'],
  // A text that names no known country stays, because the service may know it.
  ['Zone 3', 'zone 3'],
  ['', ''],
])('%j is the country %j', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

it('lists each country of a row once, or the default country if it has none', () => {
  expect(countriesOf(['DE', 'Germany', 'at'], 'us')).toEqual(['de', 'at'])
  expect(countriesOf(['IN'], 'us')).toEqual(['in'])
  expect(countriesOf([], 'us')).toEqual(['us'])
})

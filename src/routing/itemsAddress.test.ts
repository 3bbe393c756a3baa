import { expect, it } from 'vitest'
import { idWithCountries, readIdWithCountries } from '@/domain/collections/collectionId.ts'
import { itemsPath, versionPath } from './itemsAddress.ts'

it('the address of a collection names it and the countries whose rows are shown', () => {
  for (const of of [
    { id: 'k4', country: '' },
    { id: 'k4', country: 'us' },
    { id: 'a:b 1%', country: 'us,in' },
  ]) {
    expect(readIdWithCountries(idWithCountries(of))).toEqual(of)
  }
  expect(itemsPath({ id: 'k4', country: '' })).toBe('/collections/k4')
  expect(itemsPath({ id: 'k4', country: 'us' })).toBe('/collections/k4%3Aus')
})

it('a version’s address names the version, except for a search, which shows its latest', () => {
  const view = new URLSearchParams({ view: 'summary' })
  expect(versionPath({ id: 'k4', version: 'v1' }, view)).toBe('/collections/k4?view=summary')
  expect(versionPath({ id: 'k4:us', version: 'v1' }, view)).toBe(
    '/collections/k4%3Aus?view=summary&snapshot=v1',
  )
  expect(versionPath({ id: 'k4:us', version: '' })).toBe('/collections/k4%3Aus')
})

it('an address names no country unless country codes follow the colon', () => {
  for (const text of ['k4', 'kept set 1', 'k4:', ':us', 'k4:12', 'k4:us,', '']) {
    expect(readIdWithCountries(text)).toEqual({ id: text, country: '' })
  }
})

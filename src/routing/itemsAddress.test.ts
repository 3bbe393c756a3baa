import { expect, it } from 'vitest'
import { itemsId, readItemsId } from '@/domain/collections/collectionId.ts'
import { itemsPath, versionPath } from './itemsAddress.ts'

it('names a collection, and the countries whose rows are shown', () => {
  for (const of of [
    { id: 'k4', country: '' },
    { id: 'k4', country: 'us' },
    { id: 'a:b 1%', country: 'us,in' },
  ]) {
    expect(readItemsId(itemsId(of))).toEqual(of)
  }
  expect(itemsPath({ id: 'k4', country: '' })).toBe('/collections/k4')
  expect(itemsPath({ id: 'k4', country: 'us' })).toBe('/collections/k4%3Aus')
})

it('shows the rows of a version that is loaded, of a search as its latest', () => {
  const view = new URLSearchParams({ view: 'summary' })
  expect(versionPath({ id: 'k4', version: 'v1' }, view)).toBe('/collections/k4?view=summary')
  expect(versionPath({ id: 'k4:us', version: 'v1' }, view)).toBe(
    '/collections/k4%3Aus?view=summary&snapshot=v1',
  )
  expect(versionPath({ id: 'k4:us', version: '' })).toBe('/collections/k4%3Aus')
})

it('names no country where nothing behind a colon is one', () => {
  for (const text of ['k4', 'kept set 1', 'k4:', ':us', 'k4:12', 'k4:us,', '']) {
    expect(readItemsId(text)).toEqual({ id: text, country: '' })
  }
})

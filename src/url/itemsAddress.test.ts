import { expect, it } from 'vitest'
import { itemsId, itemsPath, readItemsId } from './itemsAddress.ts'

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

it('names no country where nothing behind a colon is one', () => {
  for (const text of ['k4', 'kept set 1', 'k4:', ':us', 'k4:12', 'k4:us,', '']) {
    expect(readItemsId(text)).toEqual({ id: text, country: '' })
  }
})

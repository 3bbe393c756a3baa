import { expect, it } from 'vitest'
import { itemsId, itemsPath, readItemsId } from './itemsAddress.ts'

it('names the rows of a batch or a list', () => {
  for (const of of [
    { kind: 'batch', id: 'k4', country: '' },
    { kind: 'list', id: 'a:b 1%', country: 'us,in' },
  ] as const) {
    expect(readItemsId(itemsId(of))).toEqual(of)
  }
  expect(itemsPath({ kind: 'batch', id: 'k4', country: 'us' })).toBe('/collections/batch%3Ak4%3Aus')
})

it('names no rows where the id is that of a result set', () => {
  for (const text of ['k4', 'kept set 1', 'batch', 'batch:', 'batch:%', 'list:a:us:x', '']) {
    expect(readItemsId(text)).toBeNull()
  }
})

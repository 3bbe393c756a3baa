import { describe, expect, it } from 'vitest'
import { arranged, moved, resized, usualLayout } from './columnLayout.ts'

const columns = ['title', 'brand', 'price', 'stock'].map((key) => ({ key }))
const keys = (order: readonly string[], some = columns) =>
  arranged(some, order).map(({ key }) => key)

describe('the columns of a table', () => {
  it('stand as usual until they are set out otherwise', () => {
    expect(keys([])).toEqual(['title', 'brand', 'price', 'stock'])
    expect(keys(['stock', 'brand', 'price'])).toEqual(['title', 'stock', 'brand', 'price'])
  })

  it('keep the one that names the row in front, and none twice', () => {
    expect(keys(['stock', 'title', 'stock'])).toEqual(['title', 'brand', 'price', 'stock'])
    expect(arranged([], ['title'])).toEqual([])
  })

  it('stand after their usual neighbour where the order does not know them', () => {
    expect(keys(['price', 'brand'])).toEqual(['title', 'price', 'stock', 'brand'])
    expect(keys(['gone', 'stock'])).toEqual(['title', 'brand', 'price', 'stock'])
  })

  it('move past the neighbour that is shown, whatever is hidden between them', () => {
    const shown = ['title', 'brand', 'stock']
    expect(moved(columns, shown, 'brand', 1)).toEqual(['title', 'price', 'stock', 'brand'])
    expect(moved(columns, shown, 'stock', -1)).toEqual(['title', 'stock', 'brand', 'price'])
    expect(moved(columns, shown, 'stock', 1)).toEqual(['title', 'brand', 'price', 'stock'])
  })

  it('are as wide as they were made, within what can be read and gripped', () => {
    const wide = resized(usualLayout, 'brand', 123.4)
    expect(wide.widths).toEqual({ brand: 123 })
    expect(resized(wide, 'brand', 3).widths).toEqual({ brand: 40 })
    expect(resized(wide, 'brand', 9999).widths).toEqual({ brand: 900 })
    expect(resized(wide, 'brand', null)).toEqual(usualLayout)
  })
})

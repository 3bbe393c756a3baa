import { describe, expect, it } from 'vitest'
import { arrangeColumns, moveColumn, resizeColumn, usualLayout } from './columnLayout.ts'

const columns = ['title', 'brand', 'price', 'stock'].map((key) => ({ key }))
const keys = (order: readonly string[], some = columns) =>
  arrangeColumns(some, order).map(({ key }) => key)

describe('the columns of a table', () => {
  it('have their default order until they are rearranged', () => {
    expect(keys([])).toEqual(['title', 'brand', 'price', 'stock'])
    expect(keys(['stock', 'brand', 'price'])).toEqual(['title', 'stock', 'brand', 'price'])
  })

  it('keep the column that names the row first, and repeat no column', () => {
    expect(keys(['stock', 'title', 'stock'])).toEqual(['title', 'brand', 'price', 'stock'])
    expect(arrangeColumns([], ['title'])).toEqual([])
  })

  it('follow their default neighbour if the saved order doesn’t include them', () => {
    expect(keys(['price', 'brand'])).toEqual(['title', 'price', 'stock', 'brand'])
    expect(keys(['gone', 'stock'])).toEqual(['title', 'brand', 'price', 'stock'])
  })

  it('move past the next visible column, whatever is hidden between them', () => {
    const shown = ['title', 'brand', 'stock']
    expect(moveColumn(columns, shown, 'brand', 1)).toEqual(['title', 'price', 'stock', 'brand'])
    expect(moveColumn(columns, shown, 'stock', -1)).toEqual(['title', 'stock', 'brand', 'price'])
    expect(moveColumn(columns, shown, 'stock', 1)).toEqual(['title', 'brand', 'price', 'stock'])
  })

  it('have the width that the user set, between 40 and 900', () => {
    const wide = resizeColumn(usualLayout, 'brand', 123.4)
    expect(wide.widths).toEqual({ brand: 123 })
    expect(resizeColumn(wide, 'brand', 3).widths).toEqual({ brand: 40 })
    expect(resizeColumn(wide, 'brand', 9999).widths).toEqual({ brand: 900 })
    expect(resizeColumn(wide, 'brand', null)).toEqual(usualLayout)
  })
})

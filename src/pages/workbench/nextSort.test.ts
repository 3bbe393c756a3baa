import { describe, expect, it } from 'vitest'
import type { RowSort } from '../../domain/workbench/rowView.ts'
import { nextSort } from './nextSort.ts'

const up = (column: 'brand' | 'title' | 'offerPrice') => ({ column, down: false })
const down = (column: 'brand' | 'title' | 'offerPrice') => ({ column, down: true })

describe('the order after a press', () => {
  it('goes up, down and back to the order of loading', () => {
    expect(nextSort([], 'brand')).toEqual([up('brand')])
    expect(nextSort([up('brand')], 'brand')).toEqual([down('brand')])
    expect(nextSort([down('brand')], 'brand')).toEqual([])
  })

  it('forgets other columns unless it is put beside them', () => {
    const two: RowSort = [up('title'), down('offerPrice')]
    expect(nextSort(two, 'brand')).toEqual([up('brand')])
    expect(nextSort(two, 'offerPrice')).toEqual([])
    expect(nextSort(two, 'brand', true)).toEqual([up('title'), up('brand')])
  })

  it('turns and ends the second without moving the first', () => {
    expect(nextSort([up('title')], 'brand', true)).toEqual([up('title'), up('brand')])
    expect(nextSort([up('title'), up('brand')], 'brand', true)).toEqual([
      up('title'),
      down('brand'),
    ])
    expect(nextSort([up('title'), down('brand')], 'brand', true)).toEqual([up('title')])
    expect(nextSort([up('title'), up('brand')], 'title', true)).toEqual([
      down('title'),
      up('brand'),
    ])
  })

  it('is the first key where there is none to stand beside', () => {
    expect(nextSort([], 'brand', true)).toEqual([up('brand')])
    expect(nextSort([up('brand')], 'brand', true)).toEqual([down('brand')])
  })
})

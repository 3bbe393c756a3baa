import { describe, expect, it } from 'vitest'
import { MOST_SORT_KEYS, nextSort, orderBy, type SortKeys } from './sortKeys.ts'

const up = <Column extends string>(column: Column) => ({ column, down: false })
const down = <Column extends string>(column: Column) => ({ column, down: true })

describe('sorting by a click on a column', () => {
  it('goes from ascending to descending and back to the loaded order', () => {
    expect(nextSort([], 'brand')).toEqual([up('brand')])
    expect(nextSort([up('brand')], 'brand')).toEqual([down('brand')])
    expect(nextSort([down('brand')], 'brand')).toEqual([])
  })

  it('replaces other columns unless the column is added to them', () => {
    const two: SortKeys<'brand' | 'title' | 'offerPrice'> = [up('title'), down('offerPrice')]
    expect(nextSort(two, 'brand')).toEqual([up('brand')])
    expect(nextSort(two, 'offerPrice')).toEqual([])
    expect(nextSort(two, 'brand', true)).toEqual([...two, up('brand')])
  })

  it('reverses or removes an added column without moving the others', () => {
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

  it('makes an added column the first key if there is no other', () => {
    expect(nextSort([], 'brand', true)).toEqual([up('brand')])
    expect(nextSort([up('brand')], 'brand', true)).toEqual([down('brand')])
  })

  it('allows up to four keys and replaces the last one with a fifth', () => {
    const many = ['a', 'b', 'c', 'd'].map((column) => ({ column, down: false }))
    expect(many).toHaveLength(MOST_SORT_KEYS)
    const names = nextSort(many, 'e', true).map(({ column }) => column)
    expect(names).toEqual(['a', 'b', 'c', 'e'])
  })
})

describe('rows sorted by several keys', () => {
  const rows = [
    { brand: 'Sol', price: 3, country: 'us' },
    { brand: null, price: 9, country: 'us' },
    { brand: 'Ash 10', price: 5, country: 'in' },
    { brand: 'Ash 9', price: 5, country: 'us' },
    { brand: 'Sol', price: null, country: 'us' },
    { brand: 'Sol', price: 4, country: 'in' },
  ]
  type Row = (typeof rows)[number]
  const places = (sort: SortKeys<'brand' | 'price'>, withinOf?: (row: Row) => string) =>
    orderBy(rows, sort, (row, column) => row[column], withinOf).map((row) => rows.indexOf(row))

  it('are sorted by the second key if the first is equal, and otherwise keep their order', () => {
    expect(places([up('brand')])).toEqual([3, 2, 0, 4, 5, 1])
    expect(places([up('brand'), down('price')])).toEqual([3, 2, 5, 0, 4, 1])
    expect(places([down('price'), up('brand')])).toEqual([1, 3, 2, 5, 0, 4])
  })

  it('come last without a value, in both directions', () => {
    expect(places([down('brand')]).at(-1)).toBe(1)
    expect(places([up('brand')]).at(-1)).toBe(1)
  })

  it('are sorted within groups that can be compared, such as countries', () => {
    const order = places([down('price')], ({ country }) => country)
    expect(order).toEqual([2, 5, 1, 3, 0, 4])
  })

  it('are sorted by number in both directions, with missing values last in their own order', () => {
    const some = [3, null, 1, 2, null].map((value, index) => ({ value, index }))
    const order = (key: { column: 'value'; down: boolean }) =>
      orderBy(some, [key], ({ value }) => value).map(({ value, index }) => value ?? `- ${index}`)
    expect(order(up('value'))).toEqual([1, 2, 3, '- 1', '- 4'])
    expect(order(down('value'))).toEqual([3, 2, 1, '- 1', '- 4'])
  })

  it('keep their order if their values are equal', () => {
    const equal = [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ] as const
    const order = orderBy(equal, [down('value')], ([, value]) => value)
    expect(order.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  })

  it('are sorted by name without regard to case and accents, with numbers by value', () => {
    const names = ['Éclair', 'zip', 'Size 10', 'apple', 'Size 9']
    expect(orderBy(names, [up('name')], (name) => name)).toEqual([
      'apple',
      'Éclair',
      'Size 9',
      'Size 10',
      'zip',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { aChangeSide } from '../../testing/made/aChangeSide.ts'
import { compareSnapshots } from './compareSnapshots.ts'
import { orderChanges, type ChangeChoice, type ChangeSort } from './orderChanges.ts'

const { changes } = compareSnapshots(
  {
    isWhole: true,
    rows: [
      aChangeSide('down', { title: 'Delta' }),
      aChangeSide('far', { title: 'Alpha 10', offerPrice: 40 }),
      aChangeSide('up', { title: 'Alpha 9', discount: null }),
      aChangeSide('out', { title: null }),
      aChangeSide('went', { title: 'Echo', merchant: 'Bazaarly' }),
    ],
  },
  {
    isWhole: true,
    rows: [
      aChangeSide('down', { title: 'Delta', offerPrice: 18, discount: 28 }),
      aChangeSide('far', { title: 'Alpha 10', offerPrice: 30, discount: 40, active: false }),
      aChangeSide('up', { title: 'Alpha 9', offerPrice: 25 }),
      aChangeSide('out', { title: null, active: false }),
      aChangeSide('came', { title: 'Charlie', offerPrice: 5 }),
    ],
  },
)
const by = (name: string) => ({
  column: name.replace('-', '') as ChangeSort[number]['column'], // written below
  down: name.startsWith('-'),
})
const order = (sort: string, { kind = '', top = null }: Partial<Omit<ChangeChoice, 'sort'>> = {}) =>
  orderChanges(changes, { kind, top, sort: sort.split(' ').map(by) }).map(({ key }) =>
    key.replace('us ', ''),
  )

describe('the order of changes', () => {
  it.each<[string, string[]]>([
    ['percent', ['far', 'down', 'up', 'out', 'came', 'went']],
    ['-percent', ['up', 'down', 'far', 'out', 'came', 'went']],
    ['-difference', ['up', 'down', 'far', 'out', 'came', 'went']],
    ['title', ['up', 'far', 'came', 'down', 'went', 'out']],
    ['-title', ['went', 'down', 'came', 'far', 'up', 'out']],
    ['merchant', ['went', 'down', 'far', 'up', 'out', 'came']],
    ['change', ['down', 'far', 'up', 'came', 'went', 'out']],
    ['price', ['came', 'down', 'out', 'went', 'up', 'far']],
    ['-discount', ['far', 'down', 'up', 'out', 'came', 'went']],
    ['change percent', ['far', 'down', 'up', 'came', 'went', 'out']],
    ['stock', ['far', 'out', 'down', 'up', 'came', 'went']],
  ])('by %s', (sort, expected) => {
    expect(order(sort)).toEqual(expected)
  })

  it('is that of the top alone, among those of the kind', () => {
    const top = { most: 2, column: 'percent', down: false } as const
    expect(order('title', { top })).toEqual(['far', 'down'])
    expect(order('title', { top, kind: 'price-up' })).toEqual(['up'])
    expect(order('title', { top: { ...top, most: 9 } })).toEqual(['up', 'far', 'down'])
  })

  it('by stock puts last what nothing is said of, either way', () => {
    const { changes: priced } = compareSnapshots(
      {
        isWhole: true,
        rows: ['in', 'untold', 'out'].map((id) => aChangeSide(id, { offerPrice: 40 })),
      },
      {
        isWhole: true,
        rows: [
          aChangeSide('in', { offerPrice: 30 }),
          aChangeSide('untold', { offerPrice: 30, active: null }),
          aChangeSide('out', { offerPrice: 30, active: false }),
        ],
      },
    )
    const byStock = (name: string) =>
      orderChanges(priced, { kind: '', top: null, sort: [by(name)] }).at(-1)?.key
    expect(byStock('stock')).toBe('us untold')
    expect(byStock('-stock')).toBe('us untold')
  })

  it('shows one kind alone, a product under each of its kinds', () => {
    expect(order('percent', { kind: 'stock' })).toEqual(['far', 'out'])
    expect(order('percent', { kind: 'price-down' })).toEqual(['far', 'down'])
    expect(order('percent', { kind: 'back' })).toEqual([])
  })
})

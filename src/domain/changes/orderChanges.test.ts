import { describe, expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { compareVersions } from './compareVersions.ts'
import {
  changeTotalKind,
  isPriceColumn,
  orderChanges,
  totalFigure,
  type ChangeChoice,
  type ChangeColumn,
  type ChangeSort,
} from './orderChanges.ts'
import { oneChange, positionsOf } from './productChanges.ts'

const { changes } = compareVersions(
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
  column: name.replace(/^-/, '') as ChangeSort[number]['column'], // written below
  down: name.startsWith('-'),
})
const order = (sort: string, { kind = '', top = null }: Partial<Omit<ChangeChoice, 'sort'>> = {}) =>
  orderChanges(changes.map(oneChange), { kind, top, sort: sort.split(' ').map(by) }).map(
    ({ key }) => key.replace('us ', ''),
  )

describe('changes in a table', () => {
  it.each<[string, string[]]>([
    ['percent', ['far', 'down', 'up', 'out', 'came', 'went']],
    ['-percent', ['up', 'down', 'far', 'out', 'came', 'went']],
    ['-difference', ['up', 'down', 'far', 'out', 'came', 'went']],
    ['title', ['up', 'far', 'came', 'down', 'went', 'out']],
    ['-title', ['went', 'down', 'came', 'far', 'up', 'out']],
    ['merchant', ['went', 'down', 'far', 'up', 'out', 'came']],
    ['change', ['came', 'went', 'down', 'far', 'up', 'out']],
    ['price', ['came', 'down', 'out', 'went', 'up', 'far']],
    ['-discount', ['far', 'down', 'up', 'out', 'came', 'went']],
    ['change percent', ['came', 'went', 'far', 'down', 'up', 'out']],
    ['stock', ['far', 'out', 'down', 'up', 'came', 'went']],
  ])('are sorted by %s', (sort, expected) => {
    expect(order(sort)).toEqual(expected)
  })

  it('are limited to the top ones of the selected kind', () => {
    const top = { most: 2, column: 'percent', down: false } as const
    expect(order('title', { top })).toEqual(['far', 'down'])
    expect(order('title', { top, kind: 'price-up' })).toEqual(['up'])
    expect(order('title', { top: { ...top, most: 9 } })).toEqual(['up', 'far', 'down'])
  })

  it.each(['price', '-price'])(
    'sorted by %s have a price of 0 last, like a missing price',
    (sort) => {
      const { changes: priced } = compareVersions(
        { isWhole: true, rows: ['dear', 'free', 'low'].map((id) => aChangeSide(id)) },
        {
          isWhole: true,
          rows: [
            aChangeSide('dear', { offerPrice: 90, active: false }),
            aChangeSide('free', { offerPrice: 0, active: false }),
            aChangeSide('low', { offerPrice: 5, active: false }),
          ],
        },
      )
      const ordered = orderChanges(priced.map(oneChange), { kind: '', top: null, sort: [by(sort)] })
      expect(ordered.at(-1)?.key).toBe('us free')
    },
  )

  it('sorted by stock have unknown stock last in both directions', () => {
    const { changes: priced } = compareVersions(
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
      orderChanges(priced.map(oneChange), { kind: '', top: null, sort: [by(name)] }).at(-1)?.key
    expect(byStock('stock')).toBe('us untold')
    expect(byStock('-stock')).toBe('us untold')
  })

  it('are sorted by price position, with unknown positions last', () => {
    const eans = { far: ['2049811763054'], up: ['2049811763061'] }
    const { changes: coded } = compareVersions(
      {
        isWhole: true,
        rows: ['down', 'far', 'up'].map((id) => aChangeSide(id, { offerPrice: 30 })),
      },
      {
        isWhole: true,
        rows: [
          aChangeSide('down'),
          aChangeSide('far', { eans: eans.far }),
          aChangeSide('up', { eans: eans.up }),
        ],
      },
    )
    const known = new Map([
      [marketKey('us', '2049811763054'), aCodeMarket({ index: 90, myPrice: 40 })],
      [marketKey('us', '2049811763061'), aCodeMarket({ index: 120, myPrice: 10 })],
    ])
    const orderOf = (name: string, top: ChangeChoice['top'] = null) =>
      orderChanges(
        coded.map(oneChange).map((product) => ({
          ...product,
          position: positionsOf(product, { before: new Map(), now: known }),
        })),
        { kind: '', top, sort: [by(name)] },
      ).map(({ key }) => key)
    expect(orderOf('market-index')).toEqual(['us far', 'us up', 'us down'])
    expect(orderOf('-market-index')).toEqual(['us up', 'us far', 'us down'])
    expect(orderOf('market-myPrice')).toEqual(['us up', 'us far', 'us down'])
    const top = { most: 1, column: 'market-index', down: true } as const
    expect(orderOf('title', top)).toEqual(['us up'])
    expect(isPriceColumn('market-myPrice')).toBe(true)
    expect(isPriceColumn('market-index')).toBe(false)
  })

  it('are totalled as medians of prices, discounts and positions, but not of texts and ranks', () => {
    const figures = (column: ChangeColumn) =>
      changes.map((change) => totalFigure(oneChange(change), column))
    expect(changeTotalKind('price')).toBe('median')
    expect(figures('price')).toEqual([18, 30, 25, 20, 5, null])
    expect(figures('discount')).toEqual([28, 40, 20, 20, 20, null])
    expect(changeTotalKind('market-index')).toBe('median')
    expect(changeTotalKind('market-n')).toBe('median')
    for (const column of ['market-rank', 'market-rival', 'title', 'change', 'stock'] as const) {
      expect(changeTotalKind(column)).toBeNull()
    }
  })

  it('can be limited to one kind; a product appears under each of its kinds', () => {
    expect(order('percent', { kind: 'stock' })).toEqual(['far', 'out'])
    expect(order('percent', { kind: 'price-down' })).toEqual(['far', 'down'])
    expect(order('percent', { kind: 'back' })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter } from './rowView.ts'

const row = (
  productId: string,
  offerPrice: number | null,
  active: boolean | null,
  brand: string | null,
) => aResultRow({ productId, offerPrice, active, brand })

function workOn() {
  const work = createRowWork()
  work.add([
    row('A', 10, true, 'Alder'),
    row('B', 20, false, 'Alder'),
    row('C', 30, null, null),
    row('D', null, true, 'Birch'),
  ])
  return work
}

describe('the counts beside filter values', () => {
  it('cover all rows while no filter is set', () => {
    const rowsResult = workOn().query(noFilter, [])
    expect(rowsResult).toMatchObject({ rows: 4, matching: 4 })
    expect(rowsResult.stock).toEqual({
      in: { all: 2, remaining: 2 },
      out: { all: 1, remaining: 1 },
      unknown: { all: 1, remaining: 1 },
    })
    expect(rowsResult.groups.brand).toEqual([
      { value: 'Alder', spellings: [], all: 2, remaining: 2 },
      { value: '', spellings: [], all: 1, remaining: 1 },
      { value: 'Birch', spellings: [], all: 1, remaining: 1 },
    ])
    expect(rowsResult.figures.offerPrice).toMatchObject({ n: 3, remaining: 3, min: 10, max: 30 })
    const bins = rowsResult.figures.offerPrice?.bins ?? []
    expect(bins.filter(({ all }) => all > 0).map(({ all, remaining }) => [all, remaining])).toEqual(
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    )
    expect(bins.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(3)
  })

  it('combine the spellings of a brand under the most frequent one; each of them can be chosen', () => {
    const work = createRowWork()
    work.add([
      row('A', 10, true, 'SAFFRON LOOM'),
      row('B', 20, true, 'Saffron Loom'),
      row('C', 30, true, 'Saffron Loom'),
      row('D', 40, true, 'Alder'),
    ])
    const chosen = { ...noFilter, values: { brand: ['SAFFRON LOOM'] } }
    const rowsResult = work.query(chosen, [])
    expect(rowsResult.matching).toBe(3)
    expect(rowsResult.groups.brand).toEqual([
      { value: 'Saffron Loom', spellings: ['Saffron Loom', 'SAFFRON LOOM'], all: 3, remaining: 3 },
      { value: 'Alder', spellings: [], all: 1, remaining: 1 },
    ])
    const requested = {
      down: 'brand',
      across: 'merchant',
      order: { by: 'rows', value: '', down: true },
      figure: 'offerPrice',
      measure: 'median',
    } as const
    const pivot = work.pivot({ ...requested, mostDown: 9, mostAcross: 9, least: 1 })
    expect(pivot.down).toEqual(['Saffron Loom'])
    expect(pivot.downTotals).toEqual([{ value: 20, n: 3, rows: 3, index: null }])
  })

  it('combine brands that the user merged, until they are separated', () => {
    const work = createRowWork()
    work.add([row('A', 10, true, 'HP'), row('B', 20, true, 'Hewlett-Packard')])
    work.join({ brand: [['Hewlett-Packard', 'HP']], merchant: [] })
    expect(work.query(noFilter, []).groups.brand).toEqual([
      { value: 'Hewlett-Packard', spellings: ['Hewlett-Packard', 'HP'], all: 2, remaining: 2 },
    ])
    work.join({ brand: [], merchant: [] })
    expect(work.query(noFilter, []).groups.brand).toHaveLength(2)
  })

  it('apply all filters except their own', () => {
    const rowsResult = workOn().query(
      { ...noFilter, ranges: { offerPrice: [15, null] }, values: { brand: ['Alder'] } },
      [],
    )
    expect(rowsResult.matching).toBe(1)
    expect(rowsResult.groups.brand).toEqual([
      { value: 'Alder', spellings: [], all: 2, remaining: 1 },
      { value: '', spellings: [], all: 1, remaining: 1 },
      { value: 'Birch', spellings: [], all: 1, remaining: 0 },
    ])
    expect(rowsResult.figures.offerPrice).toMatchObject({ n: 3, remaining: 1 })
    expect(
      rowsResult.figures.offerPrice?.bins.reduce((sum, { remaining }) => sum + remaining, 0),
    ).toBe(2)
    expect(rowsResult.stock).toEqual({
      in: { all: 2, remaining: 0 },
      out: { all: 1, remaining: 1 },
      unknown: { all: 1, remaining: 0 },
    })
    const inStock = workOn().query({ ...noFilter, stock: ['in'] }, [])
    expect([
      inStock.matching,
      inStock.stock.out.remaining,
      inStock.stock.unknown.remaining,
    ]).toEqual([2, 1, 1])
  })

  it('leave out columns without data', () => {
    const { figures, groups } = workOn().query(noFilter, [])
    expect(Object.keys(figures)).toEqual(['offerPrice'])
    expect(Object.keys(groups)).toEqual(['brand'])
  })
})

it('returns the places of matching rows in their order, or of all rows as received', () => {
  const work = workOn()
  work.query({ ...noFilter, stock: ['in', 'out'] }, [{ column: 'offerPrice', down: true }])
  expect([...work.places('matching')]).toEqual([1, 0, 3])
  expect([...work.places('all')]).toEqual([0, 1, 2, 3])
  expect(work.rows(-1, 2).map(({ productId }) => productId)).toEqual(['B', 'A'])
  expect(work.rows(1, 99).map(({ productId }) => productId)).toEqual(['A', 'D'])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { plainFilter, plainQuantile, someFilter, someRows } from '@test/made/plainRows.ts'
import { createRowWork } from './createRowWork.ts'
import { measures, type Measure } from './rowView.ts'

const SEED = { seed: 945, numRuns: 300 }

function workOn(rows: readonly ResultRow[]) {
  const work = createRowWork()
  work.add(rows)
  return work
}

const sold = (merchant: string | null, brand: string | null, offerPrice: number | null) =>
  aResultRow({ merchant, brand, offerPrice })

function plainMeasure(
  rows: readonly ResultRow[],
  measure: Measure,
  line: readonly ResultRow[],
  column: readonly ResultRow[],
): number | null {
  const prices = rows.flatMap(({ offerPrice }) => (offerPrice ? [offerPrice] : []))
  if (measure === 'count') return rows.length
  if (measure === 'rowShare' || measure === 'columnShare') {
    const all = (measure === 'rowShare' ? line : column).length
    return all === 0 ? null : (rows.length * 100) / all
  }
  if (prices.length === 0) return null
  const sum = prices.reduce((a, b) => a + b)
  if (measure === 'mean') return sum / prices.length
  return plainQuantile(prices, { min: 0, median: 0.5, max: 1 }[measure])
}

describe('pivot', () => {
  const by = {
    down: 'brand',
    across: 'merchant',
    order: { by: 'rows', value: '', down: true },
    figure: 'offerPrice',
    mostDown: 99,
    mostAcross: 99,
    least: 1,
  } as const

  it('measures each pair of values like a plain loop over the rows', () => {
    fc.assert(
      fc.property(someRows, someFilter, fc.constantFrom(...measures), (rows, filter, measure) => {
        const work = workOn(rows)
        work.query(filter, [])
        const pivot = work.pivot({ ...by, measure })
        const saved = plainFilter(rows, filter)
        for (const [line, brand] of pivot.down.entries()) {
          for (const [column, merchant] of pivot.across.entries()) {
            const ofBrand = saved.filter((row) => (row.brand ?? '') === brand)
            const ofMerchant = saved.filter((row) => (row.merchant ?? '') === merchant)
            const of = ofBrand.filter((row) => ofMerchant.includes(row))
            const cell = pivot.cells[line]?.[column]
            const expected = plainMeasure(of, measure, ofBrand, ofMerchant)
            expect(cell?.rows).toBe(of.length)
            if (expected === null) expect(cell?.value).toBeNull()
            else expect(cell?.value).toBeCloseTo(expected, 2)
          }
        }
        expect(pivot.total.rows).toBe(saved.length)
        expect(pivot.downTotals.reduce((sum, cell) => sum + cell.rows, 0)).toBe(saved.length)
      }),
      SEED,
    )
  })

  it('shows the values with most rows, and counts the others in the totals', () => {
    const pivot = workOn([
      sold('Northgate', 'Marlowe', 10),
      sold('Northgate', 'Marlowe', 30),
      sold('Sundial', 'Alder', 50),
      sold(null, 'Marlowe', null),
    ]).pivot({ ...by, measure: 'max', mostDown: 1, mostAcross: 1 })
    expect(pivot).toMatchObject({
      down: ['Marlowe'],
      across: ['Northgate'],
      allDown: 2,
      allAcross: 3,
      cells: [[{ value: 30, n: 2, rows: 2, index: null }]],
      downTotals: [{ value: 30, n: 2, rows: 3 }],
      total: { value: 50, n: 3, rows: 4 },
    })
  })

  it('never uses a price of 0 as the lowest, but a discount of 0', () => {
    const rows = [
      aResultRow({ merchant: 'N', brand: 'M', offerPrice: 0, discount: 0 }),
      aResultRow({ merchant: 'N', brand: 'M', offerPrice: 20, discount: 5 }),
    ]
    const lowest = (figure: 'offerPrice' | 'discount') =>
      workOn(rows).pivot({ ...by, figure, measure: 'min' }).total
    expect(lowest('offerPrice')).toEqual({ value: 20, n: 1, rows: 2, index: null })
    expect(lowest('discount')).toEqual({ value: 0, n: 2, rows: 2, index: null })
  })
})

describe('distribution', () => {
  it('counts every measured row in its bin', () => {
    fc.assert(
      fc.property(someRows, someFilter, fc.integer({ min: 1, max: 30 }), (rows, filter, most) => {
        const work = workOn(rows)
        work.query(filter, [])
        const { n, bins } = work.distribution('offerPrice', most)
        const prices = plainFilter(rows, filter).flatMap((row) => row.offerPrice || [])
        expect(n).toBe(prices.length)
        expect(bins.length).toBeLessThanOrEqual(most + 1)
        for (const [at, { from, to, all, highest }] of bins.entries()) {
          const isLast = at === bins.length - 1
          const pricesInRange = prices.filter((price) => price >= from && (price < to || isLast))
          expect(all).toBe(pricesInRange.length)
          expect(highest).toBe(pricesInRange.length === 0 ? null : Math.max(...pricesInRange))
        }
      }),
      SEED,
    )
  })
})

describe('figures far from all others', () => {
  it('do not hide the distribution of the others', () => {
    const prices = [...Array.from({ length: 200 }, (_, at) => 10 + at / 10), 999_999]
    const { bins, max } = workOn(
      prices.map((price) => sold('Northgate', null, price)),
    ).distribution('offerPrice', 10)
    expect(max).toBe(999_999)
    expect(bins.length).toBeGreaterThan(5)
    expect(bins.at(0)).toMatchObject({ from: 10, to: 12, all: 20 })
    expect(bins.at(-1)).toMatchObject({ from: 28, to: 999_999, highest: 999_999 })
    expect(bins.reduce((sum, { all }) => sum + all, 0)).toBe(201)
  })

  it('leave even bins if the others are all equal', () => {
    const prices = [...Array.from({ length: 200 }, () => 10), 110]
    const { bins } = workOn(prices.map((price) => sold('Northgate', null, price))).distribution(
      'offerPrice',
      10,
    )
    expect(bins.map(({ all }) => all)).toEqual([200, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })
})

describe('pricePoints', () => {
  it('counts the rows of each price, and those without a usable one', () => {
    const { merchants, leftOut } = workOn([
      sold('Sundial', null, 5),
      sold('Northgate', null, 30),
      sold('Northgate', null, 10),
      sold('Northgate', null, 30),
      sold('Northgate', null, 0),
      sold('Loomhouse', null, null),
    ]).pricePoints()
    expect(leftOut).toBe(2)
    expect(merchants).toEqual([
      {
        merchant: 'Northgate',
        points: [
          { price: 10, rows: 1 },
          { price: 30, rows: 2 },
        ],
      },
      { merchant: 'Sundial', points: [{ price: 5, rows: 1 }] },
    ])
  })
})

describe('the lines of a heat table', () => {
  const rows = [
    sold('Northgate', 'Marlowe', 10),
    sold('Northgate', 'Marlowe', 30),
    sold('Sundial', 'Marlowe', 90),
    sold('Sundial', 'Alder', 50),
    sold('Northgate', 'Zephyr 10', 40),
    sold('Northgate', 'Zephyr 9', null),
    sold('Sundial', null, 60),
  ]
  const lines = (
    by: 'name' | 'rows' | 'all' | 'column',
    down: boolean,
    { value = '', across = 'merchant' as const, most = 9 } = {},
  ) =>
    workOn(rows).pivot({
      down: 'brand',
      across,
      figure: 'offerPrice',
      measure: 'median',
      mostAcross: 9,
      order: { by, value, down },
      mostDown: most,
      least: 1,
    }).down

  it('are sorted by name, those without a name last', () => {
    expect(lines('name', false)).toEqual(['Alder', 'Marlowe', 'Zephyr 9', 'Zephyr 10', ''])
    expect(lines('name', true)).toEqual(['Zephyr 10', 'Zephyr 9', 'Marlowe', 'Alder', ''])
  })

  it('are sorted by the figure over all columns or in one of them, those without it last', () => {
    expect(lines('all', true)).toEqual(['', 'Alder', 'Zephyr 10', 'Marlowe', 'Zephyr 9'])
    expect(lines('column', false, { value: 'Northgate' }).slice(0, 2)).toEqual([
      'Marlowe',
      'Zephyr 10',
    ])
    expect(lines('column', true, { value: 'Nobody' })).toHaveLength(5)
  })

  it('are selected in their order, not by number of rows', () => {
    expect(lines('rows', true, { most: 1 })).toEqual(['Marlowe'])
    expect(lines('all', true, { most: 2 })).toEqual(['', 'Alder'])
  })

  it('with too few rows are left out, but counted in the totals', () => {
    const pivot = workOn(rows).pivot({
      down: 'brand',
      across: 'merchant',
      figure: 'offerPrice',
      measure: 'count',
      mostAcross: 9,
      order: { by: 'rows', value: '', down: true },
      mostDown: 9,
      least: 2,
    })
    expect(pivot.down).toEqual(['Marlowe'])
    expect(pivot.total.rows).toBe(7)
  })
})

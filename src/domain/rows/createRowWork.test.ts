import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import { traitColumn, type RowTraits } from '@/domain/columns/traitColumns.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import {
  plainFigure,
  plainFilter,
  plainSort,
  someFilter,
  someRows,
  someSort,
} from '@test/made/plainRows.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter } from './rowView.ts'

const SEED = { seed: 945, numRuns: 400 }

function workOn(rows: readonly ResultRow[]) {
  const work = createRowWork()
  work.add(rows)
  return work
}

const idsOf = (rows: readonly ResultRow[]) => rows.map(({ productId }) => productId)

describe('createRowWork', () => {
  it('filters and sorts like a plain loop over the rows', () => {
    fc.assert(
      fc.property(someRows, someFilter, someSort, (rows, filter, sort) => {
        const work = workOn(rows)
        const { matching } = work.query(filter, sort)
        const expected = plainSort(plainFilter(rows, filter), sort)
        expect(matching).toBe(expected.length)
        expect(idsOf(work.rows(0, rows.length))).toEqual(idsOf(expected))
      }),
      SEED,
    )
  })

  it('returns the totals of columns for all matching rows, or for rows with given keys', () => {
    const rows = [10, 30, 0, 50].map((offerPrice, at) =>
      aResultRow({ productId: `P-${at}`, offerPrice, ratingsCount: at, categoryRank: at }),
    )
    const work = workOn(rows)
    const columns = ['title', 'offerPrice', 'ratingsCount', 'categoryRank'] as const
    expect(work.totals(columns, null)).toEqual({
      rows: 4,
      of: {
        // The price of 0 is not counted.
        offerPrice: { kind: 'median', value: 30, n: 3 },
        ratingsCount: { kind: 'sum', value: 6, n: 4 },
      },
    })
    work.query({ ...noFilter, ranges: { offerPrice: [20, null] } }, [])
    expect(work.totals(['offerPrice'], null).of.offerPrice).toMatchObject({ value: 40, n: 2 })
    const keys = rows.slice(0, 2).flatMap((row) => rowKey(row) ?? [])
    expect(work.totals(['offerPrice'], keys)).toEqual({
      rows: 2,
      of: { offerPrice: { kind: 'median', value: 20, n: 2 } },
    })
  })

  it('reads figures, groups and stock of a row once, however often it is filtered', () => {
    let reads = 0
    const rows = Array.from({ length: 450 }, (_, at) => {
      const row = aResultRow({ productId: `P-${at}`, active: at % 2 === 0, offerPrice: at })
      const counted = (value: unknown) => ({
        get: () => {
          reads += 1
          return value
        },
      })
      return Object.defineProperties(row, {
        active: counted(row.active),
        brand: counted(row.brand),
        offerPrice: counted(row.offerPrice),
      })
    })
    const work = workOn(rows)
    const atFirst = reads
    for (const stock of ['in', 'out'] as const) {
      const filter = { ...noFilter, ranges: { offerPrice: [10, 60] as const }, stock: [stock] }
      expect(work.query(filter, []).matching).toBe(stock === 'in' ? 26 : 25)
    }
    expect(reads).toBe(atFirst)
  })

  it('counts for each filter value the rows that match all other filters', () => {
    fc.assert(
      fc.property(someRows, someFilter, (rows, filter) => {
        const { groups, stock, figures } = workOn(rows).query(filter, [])
        for (const { value, spellings, all, remaining } of groups.brand ?? []) {
          const names = spellings.length === 0 ? [value] : spellings
          const has = (row: ResultRow) => names.includes(row.brand ?? '')
          expect(all).toBe(rows.filter(has).length)
          expect(remaining).toBe(plainFilter(rows, filter, 'brand').filter(has).length)
        }
        expect(stock.in.remaining + stock.out.remaining + stock.unknown.remaining).toBe(
          plainFilter(rows, filter, 'stock').length,
        )
        for (const column of ['offerPrice', 'discountGap'] as const) {
          // A price of 0 counts as missing.
          const isKnown = (figure: number | null) =>
            figure !== null && !(column === 'offerPrice' && figure === 0)
          const countKnown = (of: readonly ResultRow[]) =>
            of.filter((row) => isKnown(plainFigure(row, column))).length
          const summary = figures[column]
          const remaining = summary?.bins.reduce((sum, bin) => sum + bin.remaining, 0) ?? 0
          expect(summary?.n ?? 0).toBe(countKnown(rows))
          expect(summary?.remaining ?? 0).toBe(countKnown(plainFilter(rows, filter)))
          expect(remaining).toBe(countKnown(plainFilter(rows, filter, column)))
        }
      }),
      SEED,
    )
  })

  it('returns the same results whether rows arrive at once or in pages', () => {
    fc.assert(
      fc.property(someRows, someFilter, someSort, fc.nat(40), (rows, filter, sort, cut) => {
        const paged = createRowWork()
        paged.add(rows.slice(0, cut))
        paged.query(filter, sort)
        paged.add(rows.slice(cut))
        const whole = workOn(rows)
        const { revision: _, ...result } = paged.query(filter, sort)
        expect(whole.query(filter, sort)).toMatchObject(result)
        expect(paged.rows(0, rows.length)).toEqual(whole.rows(0, rows.length))
      }),
      SEED,
    )
  })

  it('ignores rows with a known key, but not rows without an ID', () => {
    const work = createRowWork()
    const row = aResultRow({ productId: 'A' })
    expect(work.add([row, row, aResultRow(), aResultRow()])).toBe(3)
    expect(work.add([row, { ...row, code: '4006381333931' }, { ...row, country: 'de' }])).toBe(5)
  })

  it('increases its version only when rows are added', () => {
    const work = createRowWork()
    work.add([aResultRow({ productId: 'A' })])
    const { revision } = work.query(noFilter, [])
    work.add([aResultRow({ productId: 'A' })])
    expect(work.query({ ...noFilter, text: 'x' }, []).revision).toBe(revision)
    work.add([aResultRow({ productId: 'B' })])
    expect(work.query(noFilter, []).revision).toBeGreaterThan(revision)
  })

  it('shows the same rows until the next query', () => {
    const work = workOn([aResultRow({ productId: 'A' })])
    work.query(noFilter, [])
    work.add([aResultRow({ productId: 'B' })])
    expect(idsOf(work.rows(0, 9))).toEqual(['A'])
    expect(idsOf(work.rowsAt(work.places('all')))).toEqual(['A', 'B'])
    work.query(noFilter, [])
    expect(idsOf(work.rows(0, 9))).toEqual(['A', 'B'])
  })

  it('finds words in titles, brands and IDs, ignoring case and accents', () => {
    const row = aResultRow({
      productId: 'A1',
      title: 'Piqué polo',
      brand: 'Élan',
      merchantProductId: 'SKU-7',
      eans: ['4006381333931'],
    })
    const count = (text: string) => workOn([row]).query({ ...noFilter, text }, []).matching
    expect(['pique ELAN', 'sku-7 a1', '63813'].map(count)).toEqual([1, 1, 1])
    expect(count('pique shirt')).toBe(0)
  })

  it('returns empty results without rows, or for rows without data', () => {
    const empty = createRowWork()
    expect(empty.query(noFilter, [{ column: 'title', down: true }])).toMatchObject({
      rows: 0,
      matching: 0,
      figures: {},
      groups: {},
    })
    expect(empty.pricePoints()).toEqual({ merchants: [], leftOut: 0, queued: 0 })
    const bare = workOn([aResultRow(), aResultRow()])
    expect(bare.query(noFilter, []).figures).toEqual({})
    expect(bare.distribution('offerPrice', 12)).toMatchObject({ n: 0, bins: [], min: null })
  })

  describe('the market data of its rows', () => {
    const code = (at: number) => `204981181916${at}`
    const market = (index: number) => aCodeMarket({ index })
    const rows = [
      aResultRow({ productId: 'A', eans: [code(1)] }),
      aResultRow({ productId: 'B', eans: [code(2), code(1)] }),
      aResultRow({ productId: 'C' }),
      aResultRow({ productId: 'D', eans: [code(1)] }),
    ]
    const keyOf = (at: number) => marketKey('us', code(at))

    it('are counted by different codes, and by rows without a code', () => {
      const work = workOn(rows)
      const { market: counts, hasMarket, eans } = work.query(noFilter, [])
      expect(counts).toMatchObject({ codes: 2, notRequested: 2, without: 1, together: 0 })
      expect(hasMarket).toBe(false)
      expect(eans.without).toEqual({ all: 1, remaining: 1 })
      const narrowed = work.query({ ...noFilter, eans: ['without'] }, [])
      expect(narrowed.matching).toBe(1)
      expect(narrowed.eans.with).toEqual({ all: 3, remaining: 3 })
    })

    it('add columns to all rows of a code, which are sorted and filtered like others', () => {
      const work = workOn(rows)
      work.query(noFilter, [])
      const revision = work.market([[keyOf(1), market(125)]])
      const sorted = work.query(noFilter, [{ column: 'index', down: true }])
      expect(sorted).toMatchObject({ revision, hasMarket: true })
      expect(sorted.market).toMatchObject({ codes: 2, notRequested: 1, without: 1, together: 0 })
      // Counts a row that has the code among others too.
      expect(sorted.market.statusCounts).toMatchObject({ dearer: 3, checked: 3 })
      expect(work.rows(0, 3).map((row) => row.market?.checked)).toEqual([1, 1, 1])
      expect(idsOf(work.rows(0, 4))).toEqual(['A', 'B', 'D', 'C'])
      work.market([[keyOf(2), market(140)]])
      work.query(noFilter, [{ column: 'index', down: true }])
      expect(idsOf(work.rows(0, 4))).toEqual(['B', 'A', 'D', 'C'])
      // The median of 125 and 140.
      const dear = work.query({ ...noFilter, ranges: { index: [130, null] } }, [])
      expect(dear.matching).toBe(1)
      expect(dear.figures.index).toMatchObject({ n: 3, min: 125, max: 132.5 })
    })

    it('group rows by their price position, also after codes are checked again', () => {
      const work = workOn(rows)
      expect(work.query(noFilter, []).groups.priceStatus).toBeUndefined()
      work.market([
        [keyOf(1), market(125)],
        [keyOf(2), market(60)],
      ])
      const all = work.query(noFilter, [])
      // B has the median of 125 and 60; C has no code.
      expect(all.groups.priceStatus).toEqual([
        { value: 'Above market', spellings: [], all: 2, remaining: 2 },
        { value: '', spellings: [], all: 1, remaining: 1 },
        { value: 'Below market', spellings: [], all: 1, remaining: 1 },
      ])
      const above = { ...noFilter, values: { priceStatus: ['Above market'] } }
      work.query(above, [])
      expect(idsOf(work.rows(0, 4))).toEqual(['A', 'D'])
      work.query({ ...noFilter, excluded: { priceStatus: ['Above market', ''] } }, [])
      expect(idsOf(work.rows(0, 4))).toEqual(['B'])
      work.market([[keyOf(1), market(80)]])
      expect(work.query(above, []).matching).toBe(0)
    })

    it('come with the number of rows beside an excluded filter value', () => {
      const work = workOn(rows)
      const { eans, matching } = work.query({ ...noFilter, excluded: { eans: ['without'] } }, [])
      expect(matching).toBe(3)
      expect(eans).toEqual({ with: { all: 3, remaining: 3 }, without: { all: 1, remaining: 1 } })
    })

    it('are removed with their collection, and added to rows that arrive later', () => {
      const work = workOn(rows.slice(0, 2))
      work.market([[keyOf(1), market(125)]])
      work.add(rows.slice(2))
      expect(work.rows(0, 4).map((row) => row.market?.index)).toEqual([125, 125, undefined, 125])
      work.market([[keyOf(1), null]])
      expect(work.query(noFilter, []).hasMarket).toBe(false)
      expect(work.rows(0, 4).some((row) => 'market' in row)).toBe(false)
    })
  })
})

describe('the top of the matching rows', () => {
  const rows = [
    aResultRow({ productId: 'A', offerPrice: 30, brand: 'Alder', discount: 10 }),
    aResultRow({ productId: 'B', offerPrice: 10, brand: 'Marlowe', discount: 40 }),
    aResultRow({ productId: 'C', offerPrice: 0, brand: 'Alder', discount: null }),
    aResultRow({ productId: 'D', offerPrice: 20, brand: 'Alder', discount: 40 }),
    aResultRow({ productId: 'E', offerPrice: null, brand: 'Alder', discount: 30 }),
  ]
  const work = createRowWork()
  work.add(rows)
  const shown = () => work.rows(0, 9).map(({ productId }) => productId)
  const top = (most: number, column: 'offerPrice' | 'discount', down: boolean) => ({
    ...noFilter,
    top: { most, column, down },
  })

  it('contains the rows with the highest or lowest figure; equal ones stay in the received order', () => {
    expect(work.query(top(3, 'discount', true), []).matching).toBe(3)
    expect(shown()).toEqual(['B', 'D', 'E'])
    work.query(top(2, 'offerPrice', false), [])
    expect(shown()).toEqual(['B', 'D'])
  })

  it('contains no row without the figure or with a price of 0', () => {
    expect(work.query(top(9, 'offerPrice', false), []).matching).toBe(3)
    expect(shown()).toEqual(['B', 'D', 'A'])
  })

  it('is correct if pages arrive out of order; equal rows follow the catalog order', () => {
    const late = createRowWork()
    const placed = (place: number, offerPrice: number) =>
      aResultRow({ productId: String(place), place, offerPrice })
    late.add([placed(24, 42_990), placed(25, 34_436), placed(26, 90)])
    late.add([placed(0, 201_000), placed(1, 34_436), placed(2, 8)])
    const ranked = (most: number, down: boolean) => {
      late.query({ ...noFilter, top: { most, column: 'offerPrice', down } }, [])
      return late.rows(0, 9).map(({ place, offerPrice }) => `${place}: ${offerPrice}`)
    }
    expect(ranked(4, true)).toEqual(['0: 201000', '24: 42990', '1: 34436', '25: 34436'])
    expect(ranked(2, true)).toEqual(['0: 201000', '24: 42990'])
    expect(ranked(3, true)).toEqual(['0: 201000', '24: 42990', '1: 34436'])
    expect(ranked(2, false)).toEqual(['2: 8', '26: 90'])
    expect(late.rowsAt(late.places('matching')).map(({ place }) => place)).toEqual([2, 26])
  })

  it('stays in order of rank among rows that a chosen sort finds equal', () => {
    work.query(top(3, 'discount', true), [{ column: 'brand', down: true }])
    expect(shown()).toEqual(['B', 'D', 'E'])
    work.query(top(3, 'offerPrice', false), [{ column: 'brand', down: false }])
    expect(shown()).toEqual(['D', 'A', 'B'])
  })

  it('is taken from the rows that match the other filters, and can be sorted differently', () => {
    const filter = { ...top(2, 'discount', true), values: { brand: ['Alder'] } }
    work.query(filter, [{ column: 'productId', down: true }])
    expect(shown()).toEqual(['E', 'D'])
  })

  it('limits the figures, groups and distribution', () => {
    const rowsResult = work.query(top(2, 'discount', true), [])
    expect(rowsResult.figures.offerPrice?.remaining).toBe(2)
    expect(rowsResult.groups.brand?.map(({ value, remaining }) => [value, remaining])).toEqual([
      ['Alder', 1],
      ['Marlowe', 1],
    ])
    expect(work.distribution('offerPrice', 10).n).toBe(2)
  })

  it('limits the counts beside each of several filters', () => {
    const rowsResult = work.query(
      { ...top(1, 'discount', true), values: { brand: ['Alder'] }, stock: ['unknown'] },
      [],
    )
    expect(shown()).toEqual(['D'])
    expect(rowsResult.groups.brand?.find(({ value }) => value === 'Alder')?.remaining).toBe(1)
  })
})

describe('the attributes of rows', () => {
  it('are used to sort, filter and group until they are removed', () => {
    const work = createRowWork()
    const row = (productId: string) => aResultRow({ productId, country: 'us' })
    work.add([row('A'), row('B'), row('C')])
    expect(work.query(noFilter, []).traits).toEqual({ columns: [], products: 3, notRequested: 3 })
    const states = (value: string): RowTraits => ({ state: 'done', pairs: [['benefits', value]] })
    const before = work.query(noFilter, []).revision
    expect(
      work.traits([
        ['us A', states('warm')],
        ['us B', states('cool|dry')],
        ['us C', { state: 'waiting', pairs: [] }],
      ]),
    ).toBeGreaterThan(before)
    const benefits = traitColumn('benefits')
    const rowsResult = work.query(noFilter, [{ column: benefits, down: false }])
    expect(rowsResult.traits).toEqual({ columns: [benefits], products: 3, notRequested: 0 })
    expect(rowsResult.groups[benefits]?.map(({ value, all }) => [value, all])).toEqual([
      ['', 1],
      ['cool', 1],
      ['dry', 1],
      ['warm', 1],
    ])
    expect(work.rows(0, 3).map(({ productId }) => productId)).toEqual(['B', 'A', 'C'])
    work.query({ ...noFilter, values: { [benefits]: ['dry', ''] } }, [])
    expect(work.rows(0, 3).map(({ productId }) => productId)).toEqual(['B', 'C'])
    // A row that is loaded later gets its attributes too; once attributes are no longer requested, no row has any.
    work.add([row('D')])
    work.traits([
      ['us D', states('warm')],
      ['us A', null],
    ])
    expect(work.query(noFilter, []).traits).toEqual({
      columns: [benefits],
      products: 4,
      notRequested: 1,
    })
    expect(work.rowsAt(new Uint32Array([0]))[0]).not.toHaveProperty('traits')
  })
})

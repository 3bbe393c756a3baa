/** A missing rating, rank or price never counts as 0, wherever figures are summed up, sorted or exported. */
import { describe, expect, it } from 'vitest'
import { countedValue, fieldValue } from '@/api/fields/derived.ts'
import { KINDS, isCounted, type FigureKind } from '@/api/fields/kinds.ts'
import { fieldOf, type RowKey } from '@/api/fields/places.ts'
import { readProduct, type Product } from '@/api/operations/product.ts'
import { figureReader, sortedRows } from '@/components/data-table/columnState.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { rowOfProduct } from '@/domain/collections/toResultRow.ts'
import type { FigureColumn } from '@/domain/columns/columns.ts'
import { recordSheetColumns } from '@/domain/columns/sheetColumns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { columnTotals } from '@/lib/numbers/totals.ts'
import { fileContext, rowColumn } from '@/pages/collection/rows/columns.ts'
import { searchColumns } from '@/pages/search/columns.tsx'

const figureIn = figureReader(searchColumns)
const files = fileContext({ kind: 'codes', collectionId: '' }, referenceWords('median'))

type Record_ = Record<string, unknown>
const products = (records: readonly Record_[]): Product[] =>
  records.map((record, at) => readProduct({ productId: `P${at}`, merchant: 'M', ...record }))

/** Three products: two with a figure that counts, and one whose 0 means nothing. */
const CASES: readonly {
  message: string
  column: FigureColumn & RowKey
  records: readonly [Record_, Record_, Record_]
  /** The median of the two that count. */
  median: number
  /** How the third is shown. */
  shown: number | null
}[] = [
  {
    message: 'a rating of 0 with 0 ratings',
    column: 'avgRating',
    records: [
      { avgRating: 3, ratingsCount: 5 },
      { avgRating: 4, ratingsCount: 2 },
      { avgRating: 0, ratingsCount: 0 },
    ],
    median: 3.5,
    shown: null,
  },
  {
    message: 'a rating of 0 without a number of ratings',
    column: 'avgRating',
    records: [{ avgRating: 3 }, { avgRating: 4 }, { avgRating: 0 }],
    median: 3.5,
    shown: null,
  },
  {
    message: 'a rating score of 0 with 0 ratings',
    column: 'ratingScore',
    records: [
      { ratingScore: 2, ratingsCount: 5 },
      { ratingScore: 3, ratingsCount: 2 },
      { ratingScore: 0, ratingsCount: 0 },
    ],
    median: 2.5,
    shown: null,
  },
  {
    message: 'a category rank of 0',
    column: 'categoryRank',
    records: [{ categoryRank: 12 }, { categoryRank: 4 }, { categoryRank: 0 }],
    median: 8,
    shown: null,
  },
  {
    message: 'a trending rank of 0',
    column: 'trendingRank',
    records: [{ trendingRank: 7 }, { trendingRank: 9 }, { trendingRank: 0 }],
    median: 8,
    shown: null,
  },
  {
    message: 'an offer price of 0',
    column: 'offerPrice',
    records: [{ offerPrice: 10 }, { offerPrice: 30 }, { offerPrice: 0 }],
    median: 20,
    shown: 0,
  },
  {
    message: 'an MRP of 0',
    column: 'salePrice',
    records: [{ salePrice: 10 }, { salePrice: 30 }, { salePrice: 0 }],
    median: 20,
    shown: 0,
  },
]

/** Cases in which a 0 is a real figure. */
const ZEROS: readonly [description: string, column: RowKey, record: Record_][] = [
  ['a discount of 0', 'discount', { discount: 0 }],
  ['a true discount of 0', 'trueDiscount', { trueDiscount: 0 }],
  ['0 ratings', 'ratingsCount', { ratingsCount: 0 }],
  ['0 reviews', 'reviewsCount', { reviewsCount: 0 }],
  ['an average rating of 0 from 3 ratings', 'avgRating', { avgRating: 0, ratingsCount: 3 }],
]

describe.each(CASES)('$message counts as missing', ({ column, records, median, shown }) => {
  const all = products(records)
  const [, , none] = all
  const rows = all.map((product) => rowOfProduct(product, 'us'))
  const work = () => {
    const made = createRowWork()
    made.add(rows)
    return made
  }

  it('in the counted value of its record, and is shown as expected', () => {
    expect(none && countedValue(none, column)).toBeNull()
    expect(none && fieldValue(none, column)).toBe(shown)
  })

  it('in a summary of the collection, which states how many rows it counts', () => {
    const { all: total, groups } = work().groups({ by: 'merchant', figure: column })
    expect(total).toMatchObject({ rows: 3, n: 2, median })
    expect(total.lowest).toBeGreaterThan(0)
    expect(total.mean).toBeCloseTo(median, 6)
    expect(groups).toEqual([{ ...total, value: 'M' }])
  })

  it('in a distribution', () => {
    expect(work().distribution(column, 5)).toMatchObject({ n: 2 })
    expect(work().distribution(column, 5).min).toBeGreaterThan(0)
  })

  it('in the row of totals of the collection and of a search', () => {
    const kind = fieldOf(column).kind
    const total = 'total' in KINDS[kind] ? { kind: 'median', value: median, n: 2 } : undefined
    expect(work().totals([column], null).of[column]).toEqual(total)
    if (!total) return
    const write = String
    const columns = [{ key: column, total: { kind: 'median', write } }] as const
    expect(columnTotals(all, columns, figureIn)).toEqual({ [column]: total })
  })

  it.each([true, false])('in a sort by it, where it comes last: descending %s', (down) => {
    const made = work()
    made.query(noFilter, [{ column, down }])
    expect(made.rows(0, 3).at(-1)?.productId).toBe('P2')
    expect(sortedRows(searchColumns, all, [{ column, down }]).at(-1)?.productId).toBe('P2')
  })

  it('among the lowest and the highest, which leave it out', () => {
    for (const down of [true, false]) {
      const made = work()
      made.query({ ...noFilter, top: { most: 3, column, down } }, [])
      expect(made.rows(0, 3).map(({ productId }) => productId)).not.toContain('P2')
    }
  })

  it('in a range up to a figure, which leaves it out', () => {
    const made = work()
    const { matching } = made.query({ ...noFilter, ranges: { [column]: [null, 1000] } }, [])
    expect(matching).toBe(2)
  })

  it('in files, as an empty cell or as a 0 that totals leave out', () => {
    const [row] = rows.slice(2)
    const ofRow = fileColumns([rowColumn(column)], [], files)[0]
    const ofRecord = recordSheetColumns.find(({ key }) => key === column)
    expect([row && ofRow?.cell(row), none && ofRecord?.cell(none)]).toEqual([shown, shown])
    if (shown === 0) expect(ofRow?.total?.isPrice).toBe(true)
  })
})

describe.each(ZEROS)('%s is a real figure', (_says, column, record) => {
  const [product] = products([record])

  it('that is shown and counted', () => {
    expect(product && fieldValue(product, column)).toBe(0)
    expect(product && countedValue(product, column)).toBe(0)
  })
})

describe('a figure of any kind', () => {
  const kinds = ['price', 'percent', 'points', 'count', 'rank', 'score', 'stamp'] as const

  it.each(kinds satisfies readonly FigureKind[])('counts only if it is valid: %s', (kind) => {
    expect(isCounted(kind, Number.NaN)).toBe(false)
    expect(isCounted(kind, Infinity)).toBe(false)
    expect(isCounted(kind, 12)).toBe(true)
    expect(isCounted(kind, 0)).toBe(kind !== 'price' && kind !== 'rank')
    expect(isCounted(kind, -1)).toBe(kind !== 'price' && kind !== 'rank')
  })
})

it('the field list says that a rating or rank of 0 counts as missing', () => {
  expect(fieldOf('avgRating').open).toContain('A 0 without ratings counts as no rating')
  expect(fieldOf('ratingScore').open).toContain('A 0 without ratings counts as no rating')
  expect(fieldOf('categoryRank').open).toContain('A rank of 0 counts as no rank')
})

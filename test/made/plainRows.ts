/** The collection's engine in a simple form, row by row, for its tests; uses nothing of the engine. */
import fc from 'fast-check'
import { isRowFigure, rowFigure } from '@/api/fields/derived.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { textIn, type FigureColumn, type GroupColumn } from '@/domain/columns/columns.ts'
import { isItemColumn, itemFigure, itemValue } from '@/domain/columns/itemColumns.ts'
import { isTraitColumn } from '@/domain/columns/traitColumns.ts'
import { isMarketColumn } from '@/domain/market/rowMarket.ts'
import type { RowFilter, RowSort, WorkRow } from '@/domain/rows/rowView.ts'
import { aResultRow } from './aResultRow.ts'

const price = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constantFrom(0.1, 0.3, 19.99, 1e9)),
)
const percent = fc.option(fc.integer({ min: -20, max: 90 }))
const name = (...names: string[]) => fc.option(fc.constantFrom('', ...names))

/** Rows with few distinct values, so that groups, ties and filters occur. */
export const someRows = fc
  .array(
    fc.record({
      title: name('Cotton shirt', 'Piqué polo', 'Shirt 10', 'Shirt 9', 'shirt'),
      merchant: name('Northgate', 'Cartwheel', 'Sundial'),
      brand: name('Marlowe', 'Alder', 'Élan', 'alder'),
      offerPrice: price,
      salePrice: price,
      discount: percent,
      trueDiscount: percent,
      active: fc.option(fc.boolean()),
      eans: fc.subarray(['2049811819164']),
      lastChangedTime: fc.option(fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 })),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, at) => aResultRow({ ...row, productId: `P${at}` })))

const end = fc.option(fc.integer({ min: -10, max: 500 }))
const range = fc.tuple(end, end)

const anyParts = fc.record({
  text: fc.constantFrom('', 'shirt', 'pique  POLO', 'p1', 'cotton alder'),
  ranges: fc.record(
    { offerPrice: range, discount: range, discountGap: range, ownDiscount: range },
    { requiredKeys: [] },
  ),
  values: fc.record(
    {
      merchant: fc.subarray(['', 'Northgate', 'Sundial']),
      brand: fc.subarray(['', 'Marlowe', 'Élan', 'Nobody']),
    },
    { requiredKeys: [] },
  ),
  stock: fc.subarray(['in', 'out', 'unknown'] as const),
  eans: fc.subarray(['with', 'without'] as const),
  excluded: fc.record(
    {
      brand: fc.subarray(['', 'Marlowe', 'Nobody']),
      stock: fc.subarray(['out', 'unknown']),
      eans: fc.subarray(['without']),
    },
    { requiredKeys: [] },
  ),
  top: fc.constant(null),
})

/** A column that is filtered by values has no excluded values. */
export const someFilter: fc.Arbitrary<RowFilter> = anyParts.map((filter) => ({
  ...filter,
  excluded: {
    ...(!filter.values.brand?.length && { brand: filter.excluded.brand ?? [] }),
    ...(filter.stock.length === 0 && { stock: filter.excluded.stock ?? [] }),
    ...(filter.eans.length === 0 && { eans: filter.excluded.eans ?? [] }),
  },
}))

export const someSort: fc.Arbitrary<RowSort> = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom(
      'offerPrice' as const,
      'discountGap' as const,
      'brand' as const,
      'title' as const,
      'active' as const,
      'productId' as const,
    ),
    down: fc.boolean(),
  }),
  { maxLength: 2, selector: ({ column }) => column },
)

export function plainFigure(row: WorkRow, column: FigureColumn): number | null {
  const { offerPrice, salePrice, discount, trueDiscount } = row
  if (column === 'discountGap') {
    return discount === null || trueDiscount === null ? null : discount - trueDiscount
  }
  if (isMarketColumn(column)) return row.market?.[column] ?? null
  if (isItemColumn(column)) return itemFigure(row, column)
  if (column === 'ownDiscount') {
    return offerPrice && salePrice
      ? Number(((1 - offerPrice / salePrice) * 100).toPrecision(12))
      : null
  }
  // Other calculated columns are tested where they are defined.
  return isRowFigure(column) ? rowFigure(row, column) : row[column]
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function fitsText(row: ResultRow, text: string): boolean {
  const texts = [row.title, row.brand, row.productId].map((one) => plain(one ?? ''))
  return text.split(' ').every((word) => texts.some((one) => one.includes(plain(word))))
}

const stockOf = ({ active }: ResultRow) => (active === null ? 'unknown' : active ? 'in' : 'out')

/** Applies each part of a filter separately; `without` leaves out the part of one column. */
export function plainFilter(
  rows: readonly ResultRow[],
  { text, ranges, values, stock, eans, excluded }: RowFilter,
  without?: FigureColumn | GroupColumn | 'stock' | 'eans',
): ResultRow[] {
  return rows.filter((row) => {
    const inRanges = Object.entries(ranges).every(([column, [from, to]]) => {
      if (column === without || (from === null && to === null)) return true
      const figure = plainFigure(row, column as FigureColumn) // a key of `ranges`
      // A price of 0 counts as no price.
      if (column === 'offerPrice' && figure === 0) return false
      return figure !== null && figure >= (from ?? figure) && figure <= (to ?? figure)
    })
    const inValues = Object.entries(values).every(
      ([column, wanted]) =>
        column === without ||
        wanted === undefined ||
        wanted.length === 0 ||
        wanted.includes(textIn(row, column as GroupColumn) ?? ''), // a key of `values`
    )
    const inStock = without === 'stock' || stock.length === 0 || stock.includes(stockOf(row))
    const ean = row.eans.length > 0 ? 'with' : 'without'
    const hasEan = without === 'eans' || eans.length === 0 || eans.includes(ean)
    const valueOf = (column: string) => {
      if (column === 'stock') return stockOf(row)
      return column === 'eans' ? ean : (textIn(row, column as GroupColumn) ?? '') // else a group
    }
    const isExcluded = Object.entries(excluded).some(
      ([column, others]) => column !== without && others?.includes(valueOf(column)),
    )
    return fitsText(row, text) && inRanges && inValues && inStock && hasEan && !isExcluded
  })
}

const collator = new Intl.Collator('en', { numeric: true })

export function plainSort(rows: readonly ResultRow[], sort: RowSort): ResultRow[] {
  return rows.toSorted((rowA, rowB) => {
    for (const { column, down } of sort) {
      const read = (row: WorkRow) => {
        if (column === 'rival' || column === 'priceStatus' || isTraitColumn(column))
          return textIn(row, column)
        if (isItemColumn(column)) return itemValue(row, column)
        if (column === 'offerPrice') return row.offerPrice === 0 ? null : row.offerPrice
        const isCalculated = isRowFigure(column) || isMarketColumn(column)
        return isCalculated ? plainFigure(row, column) : row[column]
      }
      const [a, b] = [read(rowA), read(rowB)].map((value) => (value === '' ? null : value))
      const both = a !== null && a !== undefined && b !== null && b !== undefined
      const order = both
        ? (down ? -1 : 1) *
          (typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b))
        : Number(a === null) - Number(b === null)
      if (order !== 0) return order
    }
    return 0
  })
}

/** Walks along the sorted values and interpolates between two neighbours. */
export function plainQuantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  let index = (sorted.length - 1) * share
  while (index >= 1) {
    sorted.shift()
    index -= 1
  }
  const [low = 0, high = low] = sorted
  return low + (high - low) * index
}

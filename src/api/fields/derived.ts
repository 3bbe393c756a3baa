/** Values derived from the fields of a record or a row, each with its formula, defined once. */
import { recomputedDiscount } from '@/api/discount.ts'
import { readGtin } from '@/lib/gtin.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'
import { isCounted, type FigureKind, type TextKind } from './kinds.ts'
import { fieldOf, rowKeys, type FieldsIn, type RowFields, type RowKey } from './places.ts'

/** The fields of a SKU that these derivations read. */
export type CountedSku = Pick<FieldsIn<'sku'>, 'available' | 'ean' | 'inventoryQuantity'>
type Prices = Pick<RowFields, 'offerPrice' | 'salePrice' | 'discount' | 'trueDiscount'>

type Derived = {
  kind: FigureKind | TextKind
  label: string
  formula: string
  /** The field or derived field after which its column is placed. */
  follows: string
  width?: number
  /** How its figures are totalled over many rows, if that differs from its kind. */
  total?: TotalKind
}

/** The brand of a record: `brand`, which the service filters and counts by, or `brandName` (§2.2) if `brand` is missing. */
export const brandOf = (brand: string | null, brandName: string | null): string | null =>
  brand ?? brandName

/** The merchant's name in an offer (§2.6); the id if there is no name. */
export const merchantOf = ({
  merchantId,
  merchantName,
}: Pick<FieldsIn<'offer'>, 'merchantId' | 'merchantName'>): string | null =>
  merchantName ?? merchantId

/**
 * Figures of a record's SKUs. They are calculated when the record is read, because a row does not store its SKUs; null if it has no
 * SKUs.
 */
const ofSkus = {
  skus: {
    kind: 'count',
    label: 'SKUs',
    formula: 'Number of variants in the listing',
    follows: 'active',
    width: 72,
    // A record in lite mode has no SKUs, so the number is unknown.
    of: (skus: readonly CountedSku[]): number | null => (skus.length === 0 ? null : skus.length),
  },
  skusAvailable: {
    kind: 'count',
    label: 'Variants available',
    formula: 'Variants that the service states as available',
    follows: 'skus',
    width: 96,
    of: (skus: readonly CountedSku[]): number | null => {
      const withStock = skus.filter(({ available }) => available !== null)
      return withStock.length === 0
        ? null
        : withStock.filter(({ available }) => available === true).length
    },
  },
  inventory: {
    kind: 'count',
    label: 'Inventory',
    formula: 'Total quantity of the variants',
    follows: 'skusAvailable',
    width: 96,
    of: (skus: readonly CountedSku[]): number | null => {
      const counted = skus.flatMap(({ inventoryQuantity }) => inventoryQuantity ?? [])
      return counted.length === 0 ? null : counted.reduce((sum, quantity) => sum + quantity, 0)
    },
  },
} as const satisfies Record<
  string,
  Derived & { of: (skus: readonly CountedSku[]) => number | null }
>

const ofRow = {
  ownDiscount: {
    kind: 'percent',
    label: 'Discount from prices',
    formula: '(1 − offer price ÷ MRP) × 100',
    follows: 'trueDiscount',
    width: 108,
    of: ({ offerPrice, salePrice }: Prices) => recomputedDiscount(offerPrice, salePrice),
  },
  discountGap: {
    kind: 'points',
    label: 'Discount gap',
    formula: 'Discount − true discount, in percentage points',
    follows: 'ownDiscount',
    of: ({ discount, trueDiscount }: Prices) =>
      discount === null || trueDiscount === null ? null : withoutNoise(discount - trueDiscount),
  },
} as const satisfies Record<string, Derived & { of: (row: Prices) => number | null }>

export type SkuFigure = keyof typeof ofSkus
export type RowFigure = keyof typeof ofRow

/** Columns that show the codes of a row. They are neither fields of the service nor figures. */
const ofCodes = {
  code: {
    kind: 'code',
    label: 'EAN / UPC',
    formula: 'The code that this offer belongs to',
    follows: 'vendor',
    width: 136,
  },
  eans: {
    kind: 'code',
    label: 'EANs',
    formula: 'The valid codes of the variants',
    follows: 'code',
    width: 156,
  },
} as const satisfies Record<string, Derived>

export const DERIVED: Readonly<Record<keyof typeof ofCodes | RowFigure | SkuFigure, Derived>> = {
  ...ofCodes,
  ...ofRow,
  ...ofSkus,
}

const skuFigureKeys = Object.keys(ofSkus) as SkuFigure[] // the keys of `ofSkus`

/** Makes an object with one value for each figure of the SKUs. */
export const eachSkuFigure = <Value>(make: (key: SkuFigure) => Value): Record<SkuFigure, Value> =>
  Object.fromEntries(skuFigureKeys.map((key) => [key, make(key)])) as Record<SkuFigure, Value>

export const skuFigures = (skus: readonly CountedSku[]): Record<SkuFigure, number | null> =>
  eachSkuFigure((key) => ofSkus[key].of(skus))

export const isSkuFigure = (key: string): key is SkuFigure => Object.hasOwn(ofSkus, key)

export const skuFigure = (skus: readonly CountedSku[], key: SkuFigure): number | null =>
  ofSkus[key].of(skus)

export const rowFigureKeys = Object.keys(ofRow) as RowFigure[] // the keys of `ofRow`

export const isRowFigure = (key: string): key is RowFigure => Object.hasOwn(ofRow, key)

export const rowFigure = (row: Prices, key: RowFigure): number | null => ofRow[key].of(row)

/** The valid codes of SKUs, without repeats. */
export function eansOf(skus: readonly Pick<CountedSku, 'ean'>[]): string[] {
  const codes = skus.flatMap(({ ean }) => {
    const reading = readGtin(ean ?? '')
    return reading.kind === 'valid' ? [reading.gtin.code] : []
  })
  return [...new Set(codes)]
}

/** The test for the value that means "unknown", by field. Most fields have no such value. */
const saysNothing: ReadonlyMap<RowKey, (row: RowFields) => boolean> = new Map(
  rowKeys.flatMap((key): [RowKey, (row: RowFields) => boolean][] => {
    const { kind, madeOf } = fieldOf(key)
    if (kind === 'rank') return [[key, (row) => !isCountedIn(row, key)]]
    const parts = rowKeys.find((one) => one === madeOf)
    return parts === undefined ? [] : [[key, (row) => row[key] === 0 && !isAnyIn(row, parts)]]
  }),
)

function isAnyIn(row: RowFields, key: RowKey): boolean {
  const value = row[key]
  return typeof value === 'number' && value > 0
}

function isCountedIn(row: RowFields, key: RowKey): boolean {
  const value = row[key]
  return typeof value === 'number' && isCounted(fieldOf(key).kind, value)
}

/**
 * The value of a field of a record or row for display, sorting and export. Null if it was not given or means "unknown", such as a
 * rank of 0 (§2.1) or a rating of 0 without ratings (§2.2). A price of 0 is shown but does not count.
 */
export function fieldValue<Key extends RowKey>(row: RowFields, key: Key): RowFields[Key] | null {
  return saysNothing.get(key)?.(row) === true ? null : row[key]
}

/** A figure of a record or row that counts in statistics, sorting and rules; null for any other value. */
export function countedValue(row: RowFields, key: RowKey): number | null {
  const value = fieldValue(row, key)
  return typeof value === 'number' && isCounted(fieldOf(key).kind, value) ? value : null
}

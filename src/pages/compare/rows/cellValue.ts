/** The value of one product in a row of the comparison, and the test for equal values. */

import type { MarketColumn, RowMarket } from '@/domain/market/rowMarket.ts'
import type { NameGroup } from '@/domain/pricing/names.ts'

export type SizeState = 'available' | 'out' | 'unknown' | 'none'

export type CellSku = {
  available: boolean | null
  ean: string | null
  offerPrice: number | null
  salePrice: number | null
  skuId: string | null
}

export type CellValue =
  /** A missing value; `what` says whether it is absent, null or empty, which look alike and count as equal. */
  | { kind: 'missing'; what: string }
  | { kind: 'offer'; price: number }
  | { kind: 'mrp'; price: number; offer: number | null }
  /** A discount as given; with both prices, the calculated one can be shown beside it. */
  | { kind: 'discount'; value: number; offer: number | null; mrp: number | null }
  | { kind: 'stock'; isIn: boolean }
  | { kind: 'figure'; value: number }
  | { kind: 'rating'; value: number; count: number | null; reviews: number | null }
  /** A time in epoch milliseconds. */
  | { kind: 'moment'; at: number }
  | { kind: 'flag'; isSet: boolean }
  /** A name. `group` has all spellings that count as this name; absent for names that aren’t grouped. */
  | { kind: 'text'; text: string; group?: NameGroup }
  | { kind: 'colour'; text: string }
  | { kind: 'values'; values: string[] }
  /** The sizes of all products, in the same order in each column, with their state in this product. */
  | { kind: 'sizes'; sizes: { name: string; state: SizeState }[] }
  | { kind: 'skus'; skus: CellSku[] }
  /** The EANs of all SKUs of a record. */
  | { kind: 'eans'; eans: string[] }
  /** A figure of the market of the product's codes; undefined when the market was not requested. */
  | {
      kind: 'market'
      column: MarketColumn
      market: RowMarket | undefined
      hasCode: boolean
      title: string | null
    }
  /** A description by the merchant, which may contain HTML. */
  | { kind: 'description'; text: string }
  /** A value of any shape, shown as received. */
  | { kind: 'received'; value: unknown }

/** How deep nested values are compared; deeper ones count by their size only. */
const MOST_LEVELS = 20

/** A value as text for the comparison, in which the order of map entries doesn't matter. */
function written(value: unknown, level = 0): string {
  if (typeof value !== 'object' || value === null) return String(value).trim()
  const entries: [string, unknown][] = Object.entries(value)
  if (level === MOST_LEVELS) return `${entries.length} entries`
  const parts = entries.map(([name, item]) => JSON.stringify([name, written(item, level + 1)]))
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.toSorted().join()}}`
}

/** SKUs are compared by price and stock only: their ids and codes always differ between products. */
function skuWritten({ available, offerPrice, salePrice }: CellSku): string {
  return written([available, offerPrice, salePrice])
}

/**
 * A text that is equal for equal values. All missing values are equal; trait values and SKUs are compared in any order, everything
 * else by the exact text that is shown.
 */
export function equalityKey(cell: CellValue): string {
  switch (cell.kind) {
    case 'missing':
      return ''
    case 'offer':
    case 'mrp':
      return `=${cell.price}`
    case 'discount':
    case 'figure':
      return `=${cell.value}`
    case 'stock':
      return `=${cell.isIn}`
    case 'flag':
      return `=${cell.isSet}`
    case 'rating':
      return `=${written([cell.value, cell.count, cell.reviews])}`
    case 'moment':
      return `=${cell.at}`
    case 'text':
      return `=${cell.group?.name ?? cell.text.trim()}`
    case 'colour':
    case 'description':
      return `=${cell.text.trim()}`
    case 'values':
      return `=${written([...new Set(cell.values)].toSorted())}`
    case 'sizes':
      return `=${written(cell.sizes.map(({ name, state }) => [name, state]))}`
    case 'skus':
      return `=${cell.skus.map(skuWritten).toSorted().join()}`
    case 'eans':
      // Codes always differ between products, so they count as equal here.
      return ''
    case 'market':
      return written(cell.market?.[cell.column] ?? '')
    case 'received':
      return `=${written(cell.value)}`
  }
}

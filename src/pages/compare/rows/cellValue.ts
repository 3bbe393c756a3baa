/** One product's value in a row of the comparison, and when two of them are the same. */

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
  /** Absent, null and empty look alike and count as the same; `what` says which. */
  | { kind: 'missing'; what: string }
  | { kind: 'offer'; price: number }
  | { kind: 'mrp'; price: number; offer: number | null }
  /** With both prices the one worked out here can stand beside it. */
  | { kind: 'discount'; value: number; offer: number | null; mrp: number | null }
  | { kind: 'stock'; isIn: boolean }
  | { kind: 'figure'; value: number }
  | { kind: 'rating'; value: number; count: number | null; reviews: number | null }
  /** Epoch milliseconds. */
  | { kind: 'moment'; at: number }
  | { kind: 'flag'; isSet: boolean }
  /** `group`: of a name that is grouped with those of other products. */
  | { kind: 'text'; text: string; group?: NameGroup }
  | { kind: 'colour'; text: string }
  | { kind: 'values'; values: string[] }
  /** Every size that any of the products has, in the same order for all. */
  | { kind: 'sizes'; sizes: { name: string; state: SizeState }[] }
  | { kind: 'skus'; skus: CellSku[] }
  /** Of a record, all of its SKUs. */
  | { kind: 'eans'; eans: string[] }
  /** What the markets of its codes say; undefined where nobody asked. */
  | {
      kind: 'market'
      column: MarketColumn
      market: RowMarket | undefined
      hasCode: boolean
      title: string | null
    }
  /** What a merchant wrote, which may hold HTML. */
  | { kind: 'description'; text: string }
  /** A value of any shape, as received. */
  | { kind: 'received'; value: unknown }

/** Below this no one tells values apart by looking; deeper ones count by their size. */
const MOST_LEVELS = 20

/** Maps count as the same in whatever order their entries came. */
function written(value: unknown, level = 0): string {
  if (typeof value !== 'object' || value === null) return String(value).trim()
  const entries: [string, unknown][] = Object.entries(value)
  if (level === MOST_LEVELS) return `${entries.length} entries`
  const parts = entries.map(([name, item]) => JSON.stringify([name, written(item, level + 1)]))
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.toSorted().join()}}`
}

/** Prices and stock tell the SKUs of two products apart; ids and codes always do, and say nothing. */
function skuWritten({ available, offerPrice, salePrice }: CellSku): string {
  return written([available, offerPrice, salePrice])
}

/**
 * A text that is equal for equal values. Equal are: all kinds of missing; lists of trait values and SKUs in any order; for
 * the rest what is shown of it, letter by letter.
 */
export function samenessOf(cell: CellValue): string {
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
      // Codes always differ, and say nothing.
      return ''
    case 'market':
      return written(cell.market?.[cell.column] ?? '')
    case 'received':
      return `=${written(cell.value)}`
  }
}

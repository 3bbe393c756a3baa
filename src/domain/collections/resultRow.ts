/**
 * A row of a version: the values of a product record (§2.1, §2.2) or an offer (§2.6) that can be sorted, filtered and totalled.
 */
import { skuFigures, type SkuFigure } from '@/api/fields/derived.ts'
import { eachRowField, type RowFields } from '@/api/fields/places.ts'
import type { WithItem } from '@/domain/collections/rowItem.ts'

/** A row. Values that were not received are null. Prices are in the country’s currency, which the service does not name. */
export type ResultRow = RowFields &
  Record<SkuFigure, number | null> & {
    /** The country that was requested; several are joined by commas if they were requested together. */
    country: string
    /** For an offer, the code in whose market it is; null for product records. */
    code: string | null
    /** Identifies the merchant of an offer within its market; null for product records and if it was not stored. */
    merchantId: string | null
    /**
     * The place of the row in the order of the service or of the items, from 0; rows may share one. Null in data of app versions
     * that did not store it.
     */
    place: number | null
    /** The distinct valid codes of its SKUs. */
    eans: string[]
  }

const nothing = {
  ...eachRowField(() => null),
  ...skuFigures([]),
  code: null,
  merchantId: null,
  place: null,
}

/** A row of which only the requested country is known. */
export const emptyRow = (country: string): ResultRow => ({ ...nothing, country, eans: [] })

/** A row as stored; fields that the storing app version did not know are absent. */
export type StoredRow = Pick<ResultRow, 'country'> & Partial<ResultRow>

const keys = Object.keys(emptyRow(''))

/** A stored row, with fields missing from it set to null. */
export function wholeRow(saved: StoredRow): ResultRow {
  const isWhole = (row: StoredRow): row is ResultRow => keys.every((key) => Object.hasOwn(row, key))
  return isWhole(saved) ? saved : { ...emptyRow(saved.country), ...saved }
}

/**
 * Identifies a row within a version and in later ones; null if the record has no id. A row of an item is identified by the item’s
 * line, because two lines may be one product.
 */
export function rowKey({
  productId,
  country,
  code,
  item,
}: Pick<ResultRow, 'productId' | 'country' | 'code'> & WithItem): string | null {
  if (item !== undefined) return `item ${item.key}`
  if (productId === null) return null
  return code === null ? `${country} ${productId}` : `${country} ${productId} ${code}`
}

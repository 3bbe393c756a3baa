/** A row of a loaded collection: of a product record (§2.1, §2.2) or an offer (§2.6) what can be sorted, narrowed and summed up. */
import { skuFigures, type SkuFigure } from '@/api/fields/derived.ts'
import { eachRowField, type RowFields } from '@/api/fields/places.ts'
import type { Itemed } from '@/domain/collections/rowItem.ts'

/** What was not received is null. Prices are of the country's own currency, whichever that is. */
export type ResultRow = RowFields &
  Record<SkuFigure, number | null> & {
    /** The countries it was requested in; several, joined by commas, where one answer is for all of them. */
    country: string
    /** The code whose market the row is an offer of; null for product records. */
    code: string | null
    /** Of an offer, which its market tells merchants apart by; null for product records, and where it was not kept. */
    merchantId: string | null
    /**
     * From 0: its place in the order of the service, or of what was requested one by one; some rows may share one. Null where it
     * was stored before places were noted.
     */
    place: number | null
    /** Valid codes of its SKUs, each once. */
    eans: string[]
  }

const nothing = {
  ...eachRowField(() => null),
  ...skuFigures([]),
  code: null,
  merchantId: null,
  place: null,
}

/** A row of which nothing was received but the country it was requested in. */
export const emptyRow = (country: string): ResultRow => ({ ...nothing, country, eans: [] })

/** A row as it is stored: what the version that kept it did not know is absent. */
export type StoredRow = Pick<ResultRow, 'country'> & Partial<ResultRow>

const keys = Object.keys(emptyRow(''))

/** A kept row with all that this version knows of one. */
export function wholeRow(saved: StoredRow): ResultRow {
  const isWhole = (row: StoredRow): row is ResultRow => keys.every((key) => Object.hasOwn(row, key))
  return isWhole(saved) ? saved : { ...emptyRow(saved.country), ...saved }
}

/**
 * What tells rows apart within a version and finds them again at another; null where the record named no id. Items are told
 * apart by what was given: two lines may be one product.
 */
export function rowKey({
  productId,
  country,
  code,
  item,
}: Pick<ResultRow, 'productId' | 'country' | 'code'> & Itemed): string | null {
  if (item !== undefined) return `item ${item.key}`
  if (productId === null) return null
  return code === null ? `${country} ${productId}` : `${country} ${productId} ${code}`
}

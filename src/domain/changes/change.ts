/** A difference between two versions of a collection: a product’s row in each, and the kinds of its change. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'

/**
 * The fields of a row that comparing versions needs. Other fields are dropped, because two versions in memory may have 50,000 rows
 * each.
 */
const sideFields = [
  'productId',
  'country',
  'code',
  'title',
  'merchant',
  'merchantId',
  'brand',
  'imageUrl',
  'offerPrice',
  'salePrice',
  'discount',
  'active',
  'avgRating',
  'eans',
] as const satisfies readonly (keyof ResultRow)[]

export type ChangeSide = Pick<ResultRow, (typeof sideFields)[number]>

export function toChangeSide(row: ResultRow): ChangeSide {
  const side: Partial<Record<keyof ChangeSide, unknown>> = {}
  for (const field of sideFields) side[field] = row[field]
  return side as ChangeSide // The loop has set every field.
}

/**
 * The kinds of changes, in display order. Both directions of a stock change are one kind; the rows show whether the product is out
 * of stock now.
 */
export const changeKinds = [
  'price-down',
  'price-up',
  'new',
  'gone',
  'back',
  'stock',
  'discount',
  'rating',
] as const

export type ChangeKind = (typeof changeKinds)[number]

export type Change = {
  /** Identifies the row: the result of `rowKey`. */
  key: string
  /** The kinds of the change, because price, stock, discount and rating can change together; empty for an unchanged product. */
  kinds: ChangeKind[]
  before: ChangeSide | null
  now: ChangeSide | null
  /** The offer price now minus the one before, as an amount and in percent of the one before; null unless both are above 0. */
  difference: number | null
  percent: number | null
  /** For a gone product, the product ID under which the same merchant now lists one of its EANs; absent without one. */
  mergedInto?: string
}

type Counted = {
  rows: number
  /** The number of rows without a product ID, which can’t be matched. */
  withoutId: number
  /** The number of rows left out because another row of the version has the same key. */
  doubled: number
  isWhole: boolean
}

export type Changes = {
  /** Changed products: those of the later version in its order, then those that are gone. */
  changes: Change[]
  /** Products in both versions without a change. */
  unchanged: Change[]
  /** The number of unchanged products. */
  same: number
  /** The number of products in both versions whose offer prices can’t be compared, because one is missing or not above 0. */
  unpriced: number
  /**
   * The number of products in both versions for which only one version has the stock, discount or rating, as when the response
   * modes differ. Whether that value changed is unknown.
   */
  oneSided: { stock: number; discount: number; rating: number }
  /**
   * The number of products only in the later version if the earlier one is incomplete: they may be new, or were not loaded then.
   */
  maybeNew: number
  /**
   * The number of products only in the earlier version if the later one is incomplete: they may be gone, or were not loaded now.
   */
  maybeGone: number
  /**
   * The number of products only in the earlier version that the user has removed from the collection, so they were not requested
   * now.
   */
  removedFromList: number
  /**
   * The number of products only in the later version that the user has added to the collection, so they were not requested then.
   */
  addedToList: number
  before: Counted
  now: Counted
}

/** The number of products in both versions together. Rows without a product ID can’t be matched and are not counted. */
export function productsOf(compared: Changes): number {
  const { changes, same, maybeNew, maybeGone, removedFromList, addedToList } = compared
  return changes.length + same + maybeNew + maybeGone + removedFromList + addedToList
}

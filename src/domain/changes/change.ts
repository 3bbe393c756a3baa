/** The differences between two versions of a collection: a product’s two rows, and its kinds of change. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'

/** The fields of a row that are compared; nothing else of two versions of 50,000 rows stays in memory. */
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
  return side as ChangeSide // every field is set above
}

/** In the order of the tiles. Both sides of a stock change show whether the product is out now. */
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
  /** The result of `rowKey`. */
  key: string
  /** Price, stock, discount and rating can change together; empty for an unchanged product. */
  kinds: ChangeKind[]
  before: ChangeSide | null
  now: ChangeSide | null
  /** The offer price now minus the one before, as an amount and in percent of the one before; null unless both are above 0. */
  difference: number | null
  percent: number | null
  /** For a gone product, the id under which the same merchant now lists one of its EANs; absent without one. */
  mergedInto?: string
}

type Counted = {
  rows: number
  /** Rows without a product id, which can’t be matched. */
  withoutId: number
  /** Rows left out because another row of the version has the same key. */
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
  /** Products in both versions whose offer prices can’t be compared, because one is missing or not above 0. */
  unpriced: number
  /**
   * Products in both versions for which only one gave the stock, discount or rating, as in another response mode; a change is
   * unknown.
   */
  oneSided: { stock: number; discount: number; rating: number }
  /** Products only in the later version where the earlier one is incomplete: they may be new or were not loaded then. */
  maybeNew: number
  /** Products only in the earlier version where the later one is incomplete. */
  maybeGone: number
  /** Products only in the earlier version that are no longer on the list, so they were not requested now. */
  removedFromList: number
  /** Products only in the later version that were not on the list before, so they were not requested then. */
  addedToList: number
  before: Counted
  now: Counted
}

/** The number of products in both versions together. Rows without a product id can’t be matched and are not counted. */
export function productsOf(compared: Changes): number {
  const { changes, same, maybeNew, maybeGone, removedFromList, addedToList } = compared
  return changes.length + same + maybeNew + maybeGone + removedFromList + addedToList
}

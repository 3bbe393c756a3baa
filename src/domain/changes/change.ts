/** What differs between two versions of a set: a product's rows side by side, and the kinds of its changes. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'

/** The fields of a row that its changes are about: of two versions of 50,000 rows nothing more is held. */
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

/** In the order of the tiles. Stock says by its two sides whether it is out or in now. */
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
  /** As `rowKey` gives it. */
  key: string
  /** Price, stock, discount and rating can change together; none of a product that did not change. */
  kinds: ChangeKind[]
  before: ChangeSide | null
  now: ChangeSide | null
  /** The offer price now minus the one before, and that in percent of the one before; null unless both are above 0. */
  difference: number | null
  percent: number | null
  /** Of what is gone, the id under which the same merchant has one of its EANs now; absent where no other id has. */
  mergedInto?: string
}

type Counted = {
  rows: number
  /** Rows that name no product id, which nothing can be matched by. */
  withoutId: number
  /** Rows left out because another of the version has their key. */
  doubled: number
  isWhole: boolean
}

export type Changes = {
  /** Products with a change: those of the version now in its order, then those that are gone. */
  changes: Change[]
  /** Products of both versions with no change. */
  unchanged: Change[]
  /** How many these are. */
  same: number
  /** Products of both whose offer prices cannot be compared: missing or not above 0 at one version or both. */
  unpriced: number
  /** Products of both whose stock, discount or rating only one version gave, as in another response mode: unknown whether it changed. */
  oneSided: { stock: number; discount: number; rating: number }
  /** Found now only, where the version before is not whole: perhaps it was just not loaded then. */
  maybeNew: number
  /** Found before only, where the version now is not whole. */
  maybeGone: number
  /** Found before only, and not requested now: no longer on the list. */
  takenOff: number
  /** Found now only, and not requested before: not on the list then. */
  putOn: number
  before: Counted
  now: Counted
}

/** Products of both versions together; rows without a product id cannot be told apart and are not among them. */
export function productsOf(compared: Changes): number {
  const { changes, same, maybeNew, maybeGone, takenOff, putOn } = compared
  return changes.length + same + maybeNew + maybeGone + takenOff + putOn
}

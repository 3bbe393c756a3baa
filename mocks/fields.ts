/**
 * Every field of a product record and its SKUs (§2.1–§2.3), from the specification alone: its kind and the answers that contain
 * it. Wire types, answers and stored catalogs are derived from this list. Add new fields at the end: a user's catalog is stored
 * in this order (`own/stored/pack.ts`).
 */

/** A `name` is never missing; a `price` is not below 0; a `stamp` is in epoch milliseconds. */
type Kind = 'flag' | 'text' | 'name' | 'number' | 'price' | 'stamp' | 'texts' | 'map'

export type RecordField = {
  kind: Kind
  /** Part of lite and full answers, of full answers only, or of the full traits answer only. */
  form: 'lite' | 'full' | 'traits'
}

export const RECORD_FIELDS = {
  active: { kind: 'flag', form: 'lite' },
  articleType: { kind: 'text', form: 'full' },
  attributeNames: { kind: 'texts', form: 'full' },
  avgRating: { kind: 'number', form: 'full' },
  brand: { kind: 'text', form: 'full' },
  brandName: { kind: 'text', form: 'full' },
  breadCrumb: { kind: 'text', form: 'full' },
  category: { kind: 'text', form: 'lite' },
  categoryRank: { kind: 'number', form: 'lite' },
  changed: { kind: 'flag', form: 'lite' },
  creationDate: { kind: 'stamp', form: 'full' },
  description: { kind: 'text', form: 'full' },
  discount: { kind: 'number', form: 'lite' },
  division: { kind: 'text', form: 'lite' },
  extAttributes: { kind: 'map', form: 'lite' },
  gender: { kind: 'text', form: 'full' },
  imageUrl: { kind: 'text', form: 'lite' },
  images: { kind: 'texts', form: 'full' },
  lastChangedTime: { kind: 'stamp', form: 'lite' },
  lastModifiedDate: { kind: 'stamp', form: 'full' },
  merchant: { kind: 'name', form: 'lite' },
  merchantDivision: { kind: 'text', form: 'full' },
  merchantProductId: { kind: 'name', form: 'traits' },
  newArrival: { kind: 'flag', form: 'lite' },
  normalizedArticleType: { kind: 'text', form: 'full' },
  normalizedCategory: { kind: 'text', form: 'full' },
  normalizedSubCategory: { kind: 'text', form: 'full' },
  offerPrice: { kind: 'price', form: 'lite' },
  productId: { kind: 'name', form: 'lite' },
  productUrl: { kind: 'text', form: 'lite' },
  ratingScore: { kind: 'number', form: 'full' },
  ratingsCount: { kind: 'number', form: 'full' },
  reviewsCount: { kind: 'number', form: 'full' },
  salePrice: { kind: 'price', form: 'lite' },
  seoTitle: { kind: 'text', form: 'lite' },
  subCategory: { kind: 'text', form: 'full' },
  title: { kind: 'name', form: 'lite' },
  trendingRank: { kind: 'number', form: 'lite' },
  trueDiscount: { kind: 'number', form: 'lite' },
  vendor: { kind: 'text', form: 'full' },
  videos: { kind: 'texts', form: 'full' },
} as const satisfies Record<string, RecordField>

/** Some fields occur only in `search` answers. */
export const SKU_FIELDS = {
  attributes: { of: 'all' },
  available: { of: 'all' },
  ean: { of: 'all' },
  hasAltUrl: { of: 'search' },
  inventoryQuantity: { of: 'search' },
  offerPrice: { of: 'all' },
  rank: { of: 'all' },
  salePrice: { of: 'all' },
  skuId: { of: 'all' },
} as const satisfies Record<string, { of: 'all' | 'search' }>

/**
 * Every field of the service (§2.1–2.3, §2.6), defined once: its places, its kind, its label and what the specification leaves
 * open about it. Columns in tables and files follow this order. How a field is read, stored, written and sorted depends on its
 * kind (`kinds.ts`).
 */
import type { Kind } from './kinds.ts'

/** Where a field occurs: the two forms of the product record, a SKU, or an offer for a code (EAN merchant entry). */
export type FieldPlace = 'lite' | 'full' | 'sku' | 'offer'

export type Field = {
  in: readonly FieldPlace[]
  kind: Kind
  label: string
  /** What the specification leaves open about the field. */
  open?: string
  /** Only some answers have the field, so that its absence says nothing about the service. */
  isOfSome?: true
  /**
   * The field with the number of values that this field summarises: without such values, a 0 means "unknown" and is read as
   * missing.
   */
  madeOf?: string
  /** The other field with the same meaning: this field replaces it if it is missing. */
  standsInFor?: string
  /** Whether rows can be grouped and filtered by the field. */
  isGroup?: true
  /** Its section in Compare. Other fields are shown there as received, and only if a listing has one. */
  compared?: 'price' | 'standing' | 'product'
  /** Its group in the other attributes of a product page; fields without it have a separate section of the page. */
  listed?: 'Classification' | 'Names' | 'Media and times'
  /** The width of its column in px, if different from that of its kind. */
  width?: number
  /** Whether a hairline is drawn before its column. */
  opensGroup?: true
  /** Whether search results show its column by default. */
  isUsual?: true
}

const RANK =
  'The service doesn’t document what is ranked or which end is better. A rank of 0 counts as no rank.'
const SCALE = 'The scale isn’t documented.'
const RATED = `${SCALE} A 0 without ratings counts as no rating.`
const contentsOf = (what: string) => `The service doesn’t document the contents of ${what}.`

export const FIELDS = {
  title: { in: ['lite'], kind: 'text', label: 'Title', width: 180, isUsual: true },
  merchant: {
    in: ['lite'],
    kind: 'text',
    label: 'Merchant',
    isGroup: true,
    compared: 'product',
    width: 132,
    isUsual: true,
  },
  brand: {
    in: ['full'],
    kind: 'text',
    label: 'Brand',
    isGroup: true,
    compared: 'product',
    listed: 'Names',
    isUsual: true,
  },
  brandName: {
    in: ['full'],
    kind: 'text',
    label: 'Brand name',
    standsInFor: 'brand',
    listed: 'Names',
  },
  category: {
    in: ['lite'],
    kind: 'text',
    label: 'Category',
    isGroup: true,
    compared: 'product',
    listed: 'Classification',
    width: 88,
    isUsual: true,
  },
  subCategory: {
    in: ['full'],
    kind: 'text',
    label: 'Sub-category',
    isGroup: true,
    compared: 'product',
    listed: 'Classification',
  },
  division: {
    in: ['lite'],
    kind: 'text',
    label: 'Division',
    isGroup: true,
    compared: 'product',
    listed: 'Names',
    width: 100,
  },
  articleType: {
    in: ['full'],
    kind: 'text',
    label: 'Article type',
    isGroup: true,
    compared: 'product',
    listed: 'Classification',
  },
  gender: {
    in: ['full'],
    kind: 'text',
    label: 'Gender',
    isGroup: true,
    compared: 'product',
    listed: 'Classification',
    width: 84,
  },
  vendor: { in: ['full'], kind: 'text', label: 'Vendor', listed: 'Names' },
  offerPrice: {
    in: ['lite', 'sku', 'offer'],
    kind: 'price',
    label: 'Offer price',
    compared: 'price',
    opensGroup: true,
    isUsual: true,
  },
  salePrice: {
    in: ['lite', 'sku', 'offer'],
    kind: 'price',
    label: 'MRP',
    compared: 'price',
    isUsual: true,
  },
  discount: { in: ['lite'], kind: 'percent', label: 'Discount', compared: 'price', isUsual: true },
  trueDiscount: {
    in: ['lite'],
    kind: 'percent',
    label: 'True discount',
    open: 'The service doesn’t document how it calculates the true discount.',
    compared: 'price',
    isUsual: true,
  },
  avgRating: {
    in: ['full'],
    kind: 'score',
    label: 'Rating',
    open: RATED,
    madeOf: 'ratingsCount',
    compared: 'standing',
    opensGroup: true,
  },
  ratingScore: {
    in: ['full'],
    kind: 'score',
    label: 'Rating score',
    open: RATED,
    madeOf: 'ratingsCount',
    compared: 'standing',
  },
  ratingsCount: { in: ['full'], kind: 'count', label: 'Ratings' },
  reviewsCount: { in: ['full'], kind: 'count', label: 'Reviews' },
  categoryRank: {
    in: ['lite'],
    kind: 'rank',
    label: 'Category rank',
    open: RANK,
    compared: 'standing',
    opensGroup: true,
    isUsual: true,
  },
  trendingRank: {
    in: ['lite'],
    kind: 'rank',
    label: 'Trending rank',
    open: RANK,
    compared: 'standing',
    isUsual: true,
  },
  active: {
    in: ['lite'],
    kind: 'flag',
    label: 'Stock',
    compared: 'price',
    width: 108,
    opensGroup: true,
    isUsual: true,
  },
  newArrival: { in: ['lite'], kind: 'flag', label: 'New arrival', compared: 'standing' },
  changed: { in: ['lite'], kind: 'flag', label: 'Changed', compared: 'standing' },
  lastChangedTime: {
    in: ['lite'],
    kind: 'stamp',
    label: 'Last changed',
    compared: 'standing',
    listed: 'Media and times',
    opensGroup: true,
    isUsual: true,
  },
  creationDate: { in: ['full'], kind: 'stamp', label: 'Created', listed: 'Media and times' },
  lastModifiedDate: {
    in: ['full'],
    kind: 'stamp',
    label: 'Last modified',
    listed: 'Media and times',
  },
  productId: { in: ['lite', 'offer'], kind: 'id', label: 'Product ID', width: 120 },
  merchantProductId: {
    in: ['full'],
    kind: 'id',
    label: 'Merchant product ID',
    isOfSome: true,
    listed: 'Names',
  },
  merchantDivision: {
    in: ['full'],
    kind: 'text',
    label: 'Merchant division',
    listed: 'Names',
  },
  normalizedArticleType: {
    in: ['full'],
    kind: 'text',
    label: 'Normalised article type',
    listed: 'Classification',
  },
  normalizedCategory: {
    in: ['full'],
    kind: 'text',
    label: 'Normalised category',
    listed: 'Classification',
  },
  normalizedSubCategory: {
    in: ['full'],
    kind: 'text',
    label: 'Normalised sub-category',
    listed: 'Classification',
  },
  seoTitle: { in: ['lite'], kind: 'path', label: 'SEO title', listed: 'Names' },
  breadCrumb: { in: ['full'], kind: 'path', label: 'Category path', compared: 'product' },
  productUrl: { in: ['lite'], kind: 'url', label: 'Shop page', listed: 'Media and times' },
  imageUrl: { in: ['lite'], kind: 'url', label: 'Picture', listed: 'Media and times' },
  images: { in: ['full'], kind: 'urls', label: 'More pictures', listed: 'Media and times' },
  videos: { in: ['full'], kind: 'urls', label: 'Videos', listed: 'Media and times' },
  description: { in: ['full'], kind: 'html', label: 'Description' },
  extAttributes: {
    in: ['lite'],
    kind: 'any',
    label: 'Extra attributes',
    open: contentsOf('extAttributes'),
  },
  attributeNames: {
    in: ['full'],
    kind: 'any',
    label: 'Attribute names',
    open: contentsOf('attributeNames'),
  },
  skuSet: { in: ['full'], kind: 'records', label: 'SKUs' },
  skuId: { in: ['sku'], kind: 'id', label: 'SKU' },
  ean: { in: ['sku'], kind: 'code', label: 'EAN' },
  available: { in: ['sku'], kind: 'flag', label: 'Available' },
  inventoryQuantity: { in: ['sku'], kind: 'count', label: 'Quantity', isOfSome: true },
  hasAltUrl: { in: ['sku'], kind: 'flag', label: 'Other link', isOfSome: true },
  rank: { in: ['sku'], kind: 'rank', label: 'Variant rank', open: RANK },
  attributes: {
    in: ['sku'],
    kind: 'any',
    label: 'Attributes',
    open: contentsOf('Variant attributes'),
  },
  merchantName: { in: ['offer'], kind: 'text', label: 'Merchant' },
  merchantId: { in: ['offer'], kind: 'id', label: 'Merchant ID' },
  merchantLogo: { in: ['offer'], kind: 'url', label: 'Merchant logo' },
  merchantProductUrl: { in: ['offer'], kind: 'url', label: 'Shop page' },
} as const satisfies Record<string, Field>

export type FieldKey = keyof typeof FIELDS

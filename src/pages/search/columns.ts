/** The columns of the result table: which field, how it sorts, how wide; cells are drawn in `ResultCell`. */
import type { Product } from '../../api/product.ts'
import type { SortValue } from './sortRows.ts'

export type Column = {
  id: string
  label: string
  /** In px; the title takes what is left. */
  width: number
  value: (product: Product) => SortValue
  isNumber?: true
  /** Drawn with the currency label, where there is one. */
  isPrice?: true
  /** Shown until the user chooses. */
  byDefault?: true
  /** A hairline before it. */
  opensGroup?: true
  /** What the specification leaves open about it. */
  open?: string
}

const bool = (value: boolean | null): SortValue => (value === null ? null : Number(value))
/** 0 is "none recorded" (§2.1). */
const when = (stamp: number | null): SortValue => (stamp === 0 ? null : stamp)
const RANK = 'Which end is better is not documented.'
const RATING = 'Its scale is not documented.'

const stockOf = ({ skuSet }: Product): SortValue => {
  const counts = skuSet.flatMap(({ inventoryQuantity: count }) => (count === null ? [] : [count]))
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

const columns: readonly Column[] = [
  { id: 'title', label: 'Title', width: 0, value: (p) => p.title, byDefault: true },
  { id: 'merchant', label: 'Merchant', width: 132, value: (p) => p.merchant, byDefault: true },
  { id: 'brand', label: 'Brand', width: 112, value: (p) => p.brand, byDefault: true },
  { id: 'category', label: 'Category', width: 88, value: (p) => p.category, byDefault: true },
  { id: 'division', label: 'Division', width: 96, value: (p) => p.division },
  { id: 'subCategory', label: 'Sub-category', width: 112, value: (p) => p.subCategory },
  { id: 'articleType', label: 'Article type', width: 112, value: (p) => p.articleType },
  { id: 'gender', label: 'Gender', width: 80, value: (p) => p.gender },
  { id: 'vendor', label: 'Vendor', width: 112, value: (p) => p.vendor },
  {
    id: 'offerPrice',
    label: 'Offer price',
    width: 80,
    value: (p) => p.offerPrice,
    isNumber: true,
    isPrice: true,
    byDefault: true,
    opensGroup: true,
  },
  {
    id: 'salePrice',
    label: 'MRP',
    width: 80,
    value: (p) => p.salePrice,
    isNumber: true,
    isPrice: true,
    byDefault: true,
  },
  {
    id: 'discount',
    label: 'Discount',
    width: 80,
    value: (p) => p.discount,
    isNumber: true,
    byDefault: true,
  },
  {
    id: 'trueDiscount',
    label: 'True discount',
    width: 72,
    value: (p) => p.trueDiscount,
    isNumber: true,
    byDefault: true,
  },
  {
    id: 'categoryRank',
    label: 'Category rank',
    width: 76,
    value: (p) => p.categoryRank,
    isNumber: true,
    byDefault: true,
    opensGroup: true,
    open: RANK,
  },
  {
    id: 'trendingRank',
    label: 'Trending rank',
    width: 76,
    value: (p) => p.trendingRank,
    isNumber: true,
    byDefault: true,
    open: RANK,
  },
  {
    id: 'avgRating',
    label: 'Rating',
    width: 108,
    value: (p) => p.avgRating,
    isNumber: true,
    open: RATING,
  },
  {
    id: 'ratingScore',
    label: 'Rating score',
    width: 72,
    value: (p) => p.ratingScore,
    isNumber: true,
    open: RATING,
  },
  { id: 'reviewsCount', label: 'Reviews', width: 72, value: (p) => p.reviewsCount, isNumber: true },
  {
    id: 'active',
    label: 'Stock',
    width: 108,
    value: (p) => bool(p.active),
    byDefault: true,
    opensGroup: true,
  },
  { id: 'skus', label: 'SKUs', width: 60, value: (p) => p.skuSet.length || null, isNumber: true },
  { id: 'inventory', label: 'Inventory', width: 80, value: stockOf, isNumber: true },
  { id: 'newArrival', label: 'New arrival', width: 72, value: (p) => bool(p.newArrival) },
  { id: 'changed', label: 'Changed', width: 72, value: (p) => bool(p.changed) },
  {
    id: 'lastChangedTime',
    label: 'Last changed',
    width: 106,
    value: (p) => when(p.lastChangedTime),
    isNumber: true,
    byDefault: true,
  },
  {
    id: 'creationDate',
    label: 'Created',
    width: 106,
    value: (p) => when(p.creationDate),
    isNumber: true,
  },
  {
    id: 'lastModifiedDate',
    label: 'Last modified',
    width: 106,
    value: (p) => when(p.lastModifiedDate),
    isNumber: true,
  },
  {
    id: 'merchantProductId',
    label: 'Merchant product id',
    width: 132,
    value: (p) => p.merchantProductId,
  },
  { id: 'productId', label: 'Product id', width: 116, value: (p) => p.productId },
]

/** The columns that at least one row has a value for: others would be empty. */
export function heldColumns(products: readonly Product[]): Column[] {
  return columns.filter(
    ({ id, value }) => id === 'title' || products.some((product) => value(product) !== null),
  )
}

/** Of the held columns the chosen ones; the title always. */
export function shownColumns(
  products: readonly Product[],
  chosen: readonly string[] | null,
): Column[] {
  return heldColumns(products).filter(({ id, byDefault }) =>
    chosen === null ? byDefault : id === 'title' || chosen.includes(id),
  )
}

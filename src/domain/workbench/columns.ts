/** The columns of the workbench: what a row gives as it came, and what is worked out from it. */
import type { Joined } from '../market/names.ts'
import type { ResultRow } from '../resultSet/resultRow.ts'

/** Texts that rows are grouped and narrowed by. */
export const groupColumns = [
  'merchant',
  'brand',
  'category',
  'subCategory',
  'division',
  'articleType',
  'gender',
] as const satisfies readonly (keyof ResultRow)[]

/** Of these, names of which different spellings are one. */
export type NameColumn = keyof Joined

export const isNameColumn = (column: GroupColumn): column is NameColumn =>
  column === 'brand' || column === 'merchant'

/** Texts that are only read, searched and sorted by. */
export const textColumns = [
  'title',
  'productId',
  'code',
  'vendor',
  'merchantProductId',
  'merchantDivision',
  'normalizedArticleType',
  'normalizedCategory',
  'normalizedSubCategory',
  'seoTitle',
  'breadCrumb',
] as const satisfies readonly (keyof ResultRow)[]

/** Figures as received. Times are epoch milliseconds. */
export const receivedFigures = [
  'offerPrice',
  'salePrice',
  'discount',
  'trueDiscount',
  'avgRating',
  'ratingScore',
  'ratingsCount',
  'reviewsCount',
  'categoryRank',
  'trendingRank',
  'skus',
  'skusAvailable',
  'inventory',
  'lastChangedTime',
  'lastModifiedDate',
  'creationDate',
] as const satisfies readonly (keyof ResultRow)[]

/**
 * Figures worked out here: the discount recomputed as (1 − offerPrice ÷ salePrice) × 100, and discount − trueDiscount in
 * percentage points.
 */
export const derivedFigures = ['ownDiscount', 'discountGap'] as const

export const flagColumns = [
  'active',
  'newArrival',
  'changed',
] as const satisfies readonly (keyof ResultRow)[]

export type GroupColumn = (typeof groupColumns)[number]
export type FigureColumn = (typeof receivedFigures)[number] | (typeof derivedFigures)[number]
export type ColumnKey =
  | GroupColumn
  | FigureColumn
  | (typeof textColumns)[number]
  | (typeof flagColumns)[number]

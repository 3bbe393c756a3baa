/** What the columns of the workbench are called, and how their figures are written. */
import {
  formatCount,
  formatDiscount,
  formatGivenPercent,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
} from '../format.ts'
import { formatWhen, formatWhenShort } from '../formatTimes.ts'
import type { ColumnKey, FigureColumn } from './columns.ts'

export const columnLabels: Readonly<Record<ColumnKey, string>> = {
  merchant: 'Merchant',
  brand: 'Brand',
  category: 'Category',
  subCategory: 'Sub-category',
  division: 'Division',
  articleType: 'Article type',
  gender: 'Gender',
  title: 'Title',
  productId: 'Product id',
  code: 'EAN / UPC',
  vendor: 'Vendor',
  merchantProductId: 'Merchant product id',
  merchantDivision: 'Merchant division',
  normalizedArticleType: 'Normalised article type',
  normalizedCategory: 'Normalised category',
  normalizedSubCategory: 'Normalised sub-category',
  seoTitle: 'SEO title',
  breadCrumb: 'Breadcrumb',
  offerPrice: 'Offer price',
  salePrice: 'MRP',
  discount: 'Discount',
  trueDiscount: 'True discount',
  ownDiscount: 'Recomputed discount',
  discountGap: 'Discount gap',
  avgRating: 'Rating',
  ratingScore: 'Rating score',
  ratingsCount: 'Ratings',
  reviewsCount: 'Reviews',
  categoryRank: 'Category rank',
  trendingRank: 'Trending rank',
  skus: 'SKUs',
  skusAvailable: 'SKUs available',
  inventory: 'Inventory',
  lastChangedTime: 'Last changed',
  lastModifiedDate: 'Last modified',
  creationDate: 'Created',
  active: 'Stock',
  newArrival: 'New arrival',
  changed: 'Changed',
}

/** How the derived ones come about: for the mark beside them. */
export const formulas: Readonly<Partial<Record<ColumnKey, string>>> = {
  ownDiscount: '(1 − offer price ÷ MRP) × 100',
  discountGap: 'Discount − true discount, in percentage points',
}

export type FigureKind = 'price' | 'discount' | 'points' | 'time' | 'number'

const kinds: Partial<Record<FigureColumn, FigureKind>> = {
  offerPrice: 'price',
  salePrice: 'price',
  discount: 'discount',
  trueDiscount: 'discount',
  ownDiscount: 'discount',
  discountGap: 'points',
  lastChangedTime: 'time',
  lastModifiedDate: 'time',
  creationDate: 'time',
}

export function figureKind(column: FigureColumn): FigureKind {
  return kinds[column] ?? 'number'
}

/** A figure of a row: discounts as a change of price (`−19%`), a gap in points with one decimal. */
export function formatFigure(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'discount':
      return formatDiscount(value)
    case 'points':
      return formatIndex(value)
    case 'time':
      return formatWhenShort(value)
    case 'number':
      return formatCount(value)
  }
}

/** An end of a range or a mark of an axis, in full: a discount of 20 is `20%`, a moment has its year. */
export function formatBound(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'discount':
      return formatGivenPercent(value)
    case 'time':
      return formatWhen(value)
    case 'points':
    case 'number':
      return formatCount(value)
  }
}

/** A figure made of several (a median, a mean): two decimals at the most, times to the minute. */
export function formatMeasured(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatWorkedOut(value)
    case 'discount':
      return formatPercent(value === null ? null : -value, { digits: 1, signed: true })
    case 'number':
      return formatCount(value === null ? null : Math.round(value * 100) / 100)
    case 'points':
    case 'time':
      return formatFigure(column, value)
  }
}

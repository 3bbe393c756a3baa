/** The columns of exported product records (§2.1, §2.2); their keys are those of the result table where it has one. */
import type { Product } from '../api/product.ts'
import type { Cell, SheetColumn } from '../domain/export/sheet.ts'

type Column = SheetColumn<Product>

const code = (text: string | null): Cell => (text ? { code: text } : null)
const url = (text: string | null): Cell => (text === null ? null : { url: text })
const moment = (at: number | null): Cell => (at === null ? null : { at })

/** A field as it was read, under its own name. */
const field = <Name extends keyof Product>(
  key: Name & string,
  label: string,
  toCell: (value: Product[Name]) => Cell,
): Column => ({ key, label, cell: (product) => toCell(product[key]) })

type Plain = { [Name in keyof Product]: Product[Name] extends Cell ? Name : never }[keyof Product]

const text = (key: Plain, label: string): Column => field(key, label, (value) => value)

function inventoryOf({ skuSet }: Product): number | null {
  const counts = skuSet.flatMap(({ inventoryQuantity }) => inventoryQuantity ?? [])
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

export const productColumns: readonly Column[] = [
  field('productId', 'Product id', code),
  text('title', 'Title'),
  text('merchant', 'Merchant'),
  text('brand', 'Brand'),
  text('category', 'Category'),
  text('division', 'Division'),
  text('subCategory', 'Sub-category'),
  text('articleType', 'Article type'),
  text('gender', 'Gender'),
  text('vendor', 'Vendor'),
  text('offerPrice', 'Offer price'),
  text('salePrice', 'MRP'),
  text('discount', 'Discount'),
  text('trueDiscount', 'True discount'),
  text('categoryRank', 'Category rank'),
  text('trendingRank', 'Trending rank'),
  text('avgRating', 'Rating'),
  text('ratingsCount', 'Ratings'),
  text('ratingScore', 'Rating score'),
  text('reviewsCount', 'Reviews'),
  text('active', 'Active'),
  { key: 'skus', label: 'SKUs', cell: ({ skuSet }) => skuSet.length || null },
  { key: 'inventory', label: 'Inventory', cell: inventoryOf },
  {
    key: 'eans',
    label: 'EANs',
    cell: ({ skuSet }) => code([...new Set(skuSet.flatMap(({ ean }) => ean ?? []))].join(' ')),
  },
  text('newArrival', 'New arrival'),
  text('changed', 'Changed'),
  field('lastChangedTime', 'Last changed (UTC)', moment),
  field('creationDate', 'Created (UTC)', moment),
  field('lastModifiedDate', 'Last modified (UTC)', moment),
  field('merchantProductId', 'Merchant product id', code),
  text('breadCrumb', 'Category path'),
  field('productUrl', 'Shop page', url),
  field('imageUrl', 'Picture', url),
]

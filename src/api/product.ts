/** Product records (§2.1, §2.2) and their SKUs (§2.3), read tolerantly; `raw` is the record as it came. */
import * as v from 'valibot'
import type { UnknownRecord } from './fields.ts'
import {
  anything,
  boolLike,
  code,
  httpUrl,
  httpUrls,
  isRecord,
  numberLike,
  records,
  stamp,
  text,
} from './fields.ts'

const skuFields = v.object({
  attributes: anything,
  available: boolLike,
  ean: code,
  hasAltUrl: boolLike,
  inventoryQuantity: numberLike,
  offerPrice: numberLike,
  rank: numberLike,
  salePrice: numberLike,
  skuId: text,
})

const productFields = v.object({
  active: boolLike,
  articleType: text,
  attributeNames: anything,
  avgRating: numberLike,
  brand: text,
  brandName: text,
  breadCrumb: text,
  category: text,
  categoryRank: numberLike,
  changed: boolLike,
  creationDate: stamp,
  description: text,
  discount: numberLike,
  division: text,
  extAttributes: anything,
  gender: text,
  images: httpUrls,
  imageUrl: httpUrl,
  lastChangedTime: stamp,
  lastModifiedDate: stamp,
  merchant: text,
  merchantDivision: text,
  merchantProductId: text,
  newArrival: boolLike,
  normalizedArticleType: text,
  normalizedCategory: text,
  normalizedSubCategory: text,
  offerPrice: numberLike,
  productId: text,
  productUrl: httpUrl,
  ratingScore: numberLike,
  ratingsCount: numberLike,
  reviewsCount: numberLike,
  salePrice: numberLike,
  seoTitle: text,
  skuSet: records,
  subCategory: text,
  title: text,
  trendingRank: numberLike,
  trueDiscount: numberLike,
  vendor: text,
  videos: httpUrls,
})

/** `raw` keeps absent, null and empty apart, and every field that the specification does not name. */
export type Sku = v.InferOutput<typeof skuFields> & { raw: UnknownRecord }

export type Product = Omit<v.InferOutput<typeof productFields>, 'skuSet'> & {
  skuSet: Sku[]
  raw: UnknownRecord
}

const readSku = (raw: UnknownRecord): Sku => ({ ...v.parse(skuFields, raw), raw })

/** A product record of either form; never throws. */
export function readProduct(raw: UnknownRecord): Product {
  const product = v.parse(productFields, raw)
  return { ...product, skuSet: product.skuSet.map(readSku), raw }
}

/** The product records in a list; entries that are no records are left out. */
export function readProducts(list: readonly unknown[]): Product[] {
  return list.filter(isRecord).map(readProduct)
}

/** Product records (§2.1, §2.2) and their SKUs (§2.3), read tolerantly; `raw` is the record as it came. */
import type { UnknownRecord } from './fields.ts'
import {
  isRecord,
  readAny,
  readBoolean,
  readCode,
  readHttpUrl,
  readHttpUrls,
  readNumber,
  readRecords,
  readStamp,
  readText,
  recordOf,
} from './fields.ts'

const readSkuFields = recordOf({
  attributes: readAny,
  available: readBoolean,
  ean: (value) => readCode(value),
  hasAltUrl: readBoolean,
  inventoryQuantity: readNumber,
  offerPrice: readNumber,
  rank: readNumber,
  salePrice: readNumber,
  skuId: readText,
})

const readProductFields = recordOf({
  active: readBoolean,
  articleType: readText,
  attributeNames: readAny,
  avgRating: readNumber,
  brand: readText,
  brandName: readText,
  breadCrumb: readText,
  category: readText,
  categoryRank: readNumber,
  changed: readBoolean,
  creationDate: readStamp,
  description: readText,
  discount: readNumber,
  division: readText,
  extAttributes: readAny,
  gender: readText,
  images: readHttpUrls,
  imageUrl: readHttpUrl,
  lastChangedTime: readStamp,
  lastModifiedDate: readStamp,
  merchant: readText,
  merchantDivision: readText,
  merchantProductId: readText,
  newArrival: readBoolean,
  normalizedArticleType: readText,
  normalizedCategory: readText,
  normalizedSubCategory: readText,
  offerPrice: readNumber,
  productId: readText,
  productUrl: readHttpUrl,
  ratingScore: readNumber,
  ratingsCount: readNumber,
  reviewsCount: readNumber,
  salePrice: readNumber,
  seoTitle: readText,
  skuSet: readRecords,
  subCategory: readText,
  title: readText,
  trendingRank: readNumber,
  trueDiscount: readNumber,
  vendor: readText,
  videos: readHttpUrls,
})

/** `raw` keeps absent, null and empty apart, and every field that the specification does not name. */
export type Sku = ReturnType<typeof readSkuFields> & { raw: UnknownRecord }

/** `brand` is the one brand of a record: what the service filters and counts by, else `brandName`, which stands in `raw` alone. */
export type Product = Omit<ReturnType<typeof readProductFields>, 'skuSet' | 'brandName'> & {
  skuSet: Sku[]
  raw: UnknownRecord
}

const readSku = (raw: UnknownRecord): Sku => Object.assign(readSkuFields(raw), { raw })

/** A product record of either form; never throws. */
export function readProduct(raw: UnknownRecord): Product {
  const { brandName, ...product } = readProductFields(raw)
  const brand = product.brand ?? brandName
  return Object.assign(product, { brand, skuSet: product.skuSet.map(readSku), raw })
}

/** The product records in a list; entries that are no records are left out. */
export function readProducts(list: readonly unknown[]): Product[] {
  return list.filter(isRecord).map(readProduct)
}

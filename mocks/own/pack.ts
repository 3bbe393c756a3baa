/** A listing as one line of JSON without the names of its fields: about half as long, for two hundred thousand of them. */
import type { WireProduct, WireSku, WireTraits } from '../wire.ts'
import type { OwnFacets, OwnRecord } from './feed.ts'

/** The order is what is stored: a change here needs a new name of the database (`browserKeep.ts`). */
const PRODUCT = [
  'active',
  'articleType',
  'attributeNames',
  'avgRating',
  'brand',
  'brandName',
  'breadCrumb',
  'category',
  'categoryRank',
  'changed',
  'creationDate',
  'description',
  'discount',
  'division',
  'extAttributes',
  'gender',
  'imageUrl',
  'images',
  'lastChangedTime',
  'lastModifiedDate',
  'merchant',
  'merchantDivision',
  'merchantProductId',
  'newArrival',
  'normalizedArticleType',
  'normalizedCategory',
  'normalizedSubCategory',
  'offerPrice',
  'productId',
  'productUrl',
  'ratingScore',
  'ratingsCount',
  'reviewsCount',
  'salePrice',
  'seoTitle',
  'subCategory',
  'title',
  'trendingRank',
  'trueDiscount',
  'vendor',
  'videos',
] as const satisfies (keyof WireProduct)[]

const SKU = [
  'attributes',
  'available',
  'ean',
  'hasAltUrl',
  'inventoryQuantity',
  'offerPrice',
  'rank',
  'salePrice',
  'skuId',
] as const satisfies (keyof WireSku)[]

const FACETS = [
  'silhouette',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'subSilhouette',
  'size',
] as const satisfies (keyof OwnFacets)[]

const valuesOf = <Thing extends object>(thing: Thing, keys: readonly (keyof Thing)[]): unknown[] =>
  keys.map((key) => thing[key] ?? null)

const named = (keys: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const thing: Record<string, unknown> = {}
  for (let at = 0; at < keys.length; at += 1) thing[keys[at] ?? ''] = values[at]
  return thing
}

type Packed = [string, unknown[], unknown[][], WireTraits, unknown[]]

export const pack = ({ country, product, traits, facets }: OwnRecord): string => {
  const packed: Packed = [
    country,
    valuesOf(product, PRODUCT),
    product.skuSet.map((sku) => valuesOf(sku, SKU)),
    traits,
    valuesOf(facets, FACETS),
  ]
  return JSON.stringify(packed)
}

const skuOf = (values: readonly unknown[]): Record<string, unknown> => {
  const sku = named(SKU, values)
  // not stated (`readCells.ts`)
  if (sku['inventoryQuantity'] === null) delete sku['inventoryQuantity']
  return sku
}

/** The inverse of `pack`. */
export const unpack = (text: string): OwnRecord => {
  // written by pack alone
  const [country, product, skus, traits, facets] = JSON.parse(text) as Packed
  return {
    country,
    product: { ...named(PRODUCT, product), skuSet: skus.map(skuOf) } as WireProduct,
    traits,
    facets: named(FACETS, facets) as OwnFacets,
  }
}

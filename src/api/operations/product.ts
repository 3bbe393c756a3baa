/** Product records (§2.1, §2.2) and their SKUs (§2.3), read tolerantly; `raw` is the record as received. */
import { brandOf } from '@/api/fields/derived.ts'
import { readerOf } from '@/api/fields/places.ts'
import { isRecord, type UnknownRecord } from '@/api/fields/readers.ts'

const readSkuFields = readerOf('sku')
const readProductFields = readerOf('lite', 'full')

/** A SKU; `raw` preserves the difference between absent, null and empty, and every field that the specification does not name. */
export type Sku = ReturnType<typeof readSkuFields> & { raw: UnknownRecord }

/** A product record. `brand` is its only brand; `brandName`, which replaces a missing `brand`, is in `raw` alone. */
export type Product = Omit<ReturnType<typeof readProductFields>, 'skuSet' | 'brandName'> & {
  skuSet: Sku[]
  raw: UnknownRecord
}

const readSku = (raw: UnknownRecord): Sku => Object.assign(readSkuFields(raw), { raw })

/** Reads a product record of either form; never throws. */
export function readProduct(raw: UnknownRecord): Product {
  const { brandName, ...product } = readProductFields(raw)
  const brand = brandOf(product.brand, brandName)
  return Object.assign(product, { brand, skuSet: product.skuSet.map(readSku), raw })
}

/** The product records in a list; other entries are left out. */
export function readProducts(list: readonly unknown[]): Product[] {
  return list.filter(isRecord).map(readProduct)
}

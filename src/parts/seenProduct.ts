import type { Product } from '../api/product.ts'
import { eansOf } from '../domain/catalog/derived.ts'
import type { SeenProduct } from '../domain/lists/productList.ts'

/** What a list keeps of an answered record; `at` is when it was answered, in epoch milliseconds. */
export function seenProduct(product: Product, at: number): SeenProduct {
  const { title, merchant, brand, imageUrl, offerPrice, active, skuSet } = product
  return { at, title, merchant, brand, imageUrl, offerPrice, active, eans: eansOf(skuSet) }
}

import type { Product } from '../api/product.ts'
import { eansOf } from '../domain/catalog/derived.ts'
import { fieldsOf } from '../domain/catalog/places.ts'
import { SEEN_FIELDS, type SeenProduct } from '../domain/lists/productList.ts'

/** What a list keeps of an answered record; `at` is when it was answered, in epoch milliseconds. */
export const seenProduct = (product: Product, at: number): SeenProduct => ({
  at,
  ...fieldsOf(product, SEEN_FIELDS),
  eans: eansOf(product.skuSet),
})

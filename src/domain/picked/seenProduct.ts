/** What a list remembers of a product, so that it can be read without asking the service again. */
import { eansOf } from '@/api/fields/derived.ts'
import { fieldsOf } from '@/api/fields/places.ts'
import type { Product } from '@/api/operations/product.ts'
import { SEEN_FIELDS, type SeenProduct } from './productList.ts'

/** What a list keeps of an answered record; `at` is when it was answered, in epoch milliseconds. */
export const seenProduct = (product: Product, at: number): SeenProduct => ({
  at,
  ...fieldsOf(product, SEEN_FIELDS),
  eans: eansOf(product.skuSet),
})

/** What a list stores of a product, so that it can be shown without a new request. */
import { eansOf } from '@/api/fields/derived.ts'
import { fieldsOf } from '@/api/fields/places.ts'
import type { Product } from '@/api/operations/product.ts'
import { SEEN_FIELDS, type SeenProduct } from './productList.ts'

/** The stored part of an answered record; `at` is the time of the answer, in epoch milliseconds. */
export const seenProduct = (product: Product, at: number): SeenProduct => ({
  at,
  ...fieldsOf(product, SEEN_FIELDS),
  eans: eansOf(product.skuSet),
})

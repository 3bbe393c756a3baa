/** What a collection stores of a picked product, so that the product can be shown without a new request. */
import { eansOf } from '@/api/fields/derived.ts'
import { pickFields } from '@/api/fields/places.ts'
import type { Product } from '@/api/operations/product.ts'
import { SEEN_FIELDS, type SeenProduct } from './productList.ts'

/** The fields of a returned record that are stored; `at` is the time of the answer, in epoch milliseconds. */
export const seenProduct = (product: Product, at: number): SeenProduct => ({
  at,
  ...pickFields(product, SEEN_FIELDS),
  eans: eansOf(product.skuSet),
})

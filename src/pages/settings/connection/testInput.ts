/** Chooses the inputs with which operations are tested: values from earlier answers, otherwise made-up values. */
import type { Product } from '@/api/operations/product.ts'
import { productIdProblem } from '@/api/productId.ts'

export type ExampleValues = { id: string; url: string; code: string }

/** Valid inputs that no catalog has: a service that knows the operation answers that there is none. */
const MADE_UP: ExampleValues = {
  id: '0'.repeat(32),
  url: 'https://shop.example/no-such-product',
  code: '0000000000000',
}

/** Matches what can be a code, because a record may have anything in that field. */
const PLAUSIBLE = /^\d{8,14}$/

const named: { [What in keyof ExampleValues]: (product: Product) => string | null | undefined } = {
  id: ({ productId }) =>
    productId !== null && productIdProblem(productId) === null ? productId : null,
  url: ({ productUrl }) => productUrl,
  code: ({ skuSet }) => skuSet.find(({ ean }) => ean !== null && PLAUSIBLE.test(ean))?.ean,
}

/** The input for an operation: from the first known product that has such a value, otherwise made up. */
export function testInput(
  what: keyof ExampleValues,
  known: readonly Product[],
): { text: string; isMadeUp: boolean } {
  for (const product of known) {
    const text = named[what](product)
    if (typeof text === 'string') return { text, isMadeUp: false }
  }
  return { text: MADE_UP[what], isMadeUp: true }
}

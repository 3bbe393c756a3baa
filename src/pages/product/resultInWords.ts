import type { TraitsResult } from '@/api/operations/traits.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { skusInWords } from './skus/skuColumns.ts'

/** The result of a request for a product as a sentence for screen readers. */
export function resultInWords(result: TraitsResult, countries: string[]): string {
  const where = together(countries)
  if (result.kind === 'none') return `No product with this ID in ${where}.`
  const { product, traits } = result
  if (!product) return `Attributes without a listing in ${where}: ${formatCount(traits.length)}.`
  return `${product.title ?? 'Product'} in ${where}, variants: ${skusInWords(product.skuSet)}.`
}

import { formatCount } from '../lib/format.ts'

/** "1 product", "14 products". */
export function productsInWords(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`
}

import { formatCount } from '@/lib/numbers/format.ts'

/** "1 product", "14 products". */
export function productsInWords(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`
}

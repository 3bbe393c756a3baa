import { plural } from '@/lib/text/plural.ts'

/** "1 product", "14 products". */
export function productsInWords(count: number): string {
  return plural(count, 'product')
}

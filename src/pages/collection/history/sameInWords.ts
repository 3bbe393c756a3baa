import { formatCount } from '@/lib/numbers/format.ts'
import { productsInWords } from '@/words/productsInWords.ts'

/** "76 products in both versions": those that every version knows. */
export const sameInWords = (products: number, versions: number): string =>
  `${productsInWords(products)} in ${versions === 2 ? 'both' : `all ${formatCount(versions)}`} versions`

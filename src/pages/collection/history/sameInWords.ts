import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

/** How many products occur in every version: "76 products in both versions". */
export const sameInWords = (products: number, versions: number): string =>
  `${plural(products, 'product')} in ${versions === 2 ? 'both' : `all ${formatCount(versions)}`} versions`

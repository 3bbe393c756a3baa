/** Says what a link of a collection contains and what it can't contain. */
import { joinInWords } from '@/lib/text/joinInWords.ts'
import { plural } from '@/lib/text/plural.ts'

type Lacking = {
  /** The number of products with known market prices. */
  market: number
  hasTraits: boolean
  hasEarlier: boolean
  hasViews: boolean
  hasOwnPrices: boolean
  hasNotes: boolean
}

const fetched = 'too large for a link, loaded with one click'

/**
 * What the link lacks: "loaded rows and market prices of 312 products (too large for a link, loaded with one click); saved
 * views".
 */
export function lackingInWords(missing: Lacking): string {
  const { market, hasTraits, hasEarlier, hasViews, hasOwnPrices, hasNotes } = missing
  const rows =
    market > 0
      ? `loaded rows and market prices of ${plural(market, 'product')} (${fetched})`
      : `loaded rows (${fetched})`
  const others = [
    ...(hasTraits ? ['attributes'] : []),
    ...(hasOwnPrices ? ['the prices that you entered'] : []),
    ...(hasNotes ? ['notes'] : []),
    ...(hasEarlier ? ['earlier versions'] : []),
    ...(hasViews ? ['other saved views'] : []),
  ]
  return others.length === 0 ? rows : `${rows}; ${joinInWords(others)}`
}

/** Says in one sentence how the prices of everything saved compare. */
import { distanceInWords } from '@/domain/pricing/distanceInWords.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { Sentence } from '@/lib/text/sentence.ts'

type Options = {
  /** Your price positions over all saved data; null when no market price is saved, undefined until read. */
  pricePositions: PricePositions | null | undefined
  /** What "above" refers to in the sentence: "the market", or another figure that you are compared with. */
  than: string
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
}

/**
 * The sentence: "Your prices in US are 8.1% above the market; 26 of 44 products are above it." Null if no price of yours has been
 * compared with anything.
 */
export function todaySentence({ pricePositions, than, tolerance }: Options): Sentence | null {
  const last = pricePositions?.indices.at(-1)
  if (!pricePositions || !last) return null
  const { cheaper, equal, dearer } = pricePositions.counts
  const all = cheaper + equal + dearer
  const products = plural(all, 'product')
  const be = pluralForm(dearer, 'is', 'are')
  return {
    before: `Your prices in ${shownCountry(pricePositions.country)} are `,
    conclusion: distanceInWords(last.mean, than, tolerance),
    after: all === 0 ? '.' : `; ${formatCount(dearer)} of ${products} ${be} above it.`,
  }
}

/** States the price position of a collection in one sentence, with the figures behind it. */
import type { StatusCounts } from '@/domain/market/rowMarket.ts'
import { distanceInWords } from '@/domain/pricing/distanceInWords.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { plainSentence, type Sentence } from '@/lib/text/sentence.ts'

type Options = {
  /** The result of the rows query, for the filtered rows. */
  rowsResult: Pick<RowsResult, 'matching' | 'index' | 'hasMarket' | 'market' | 'eans'>
  /** Whether no merchant is chosen as yours and no price of yours is known. */
  hasNoOwnMerchant: boolean
  /** Whether rows or prices are still loading. */
  isRunning: boolean
  /** What "above" refers to in the sentence: "the market", or another figure that you are compared with. */
  than: string
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
}

/**
 * The sentence: "Your prices are 8.1% above the market (44 of 50 products have competitors)." Null when nothing is known and
 * nothing can be done.
 */
export function positionSentence(options: Options): Sentence | null {
  const { rowsResult, hasNoOwnMerchant, isRunning, than, tolerance } = options
  const { matching, index, hasMarket, market, eans } = rowsResult
  if (matching === 0) return null
  if (!hasMarket) {
    // While a job is running, the prices may still arrive, so the user need not check them.
    if (eans.with.all === 0 || isRunning) return null
    return plainSentence('Check market prices to see how your prices compare.')
  }
  if (hasNoOwnMerchant) return plainSentence('Choose your merchant to see how your prices compare.')
  if (index === null) {
    if (isRunning) return plainSentence('Market prices are being checked.')
    return plainSentence(
      market.statusCounts.checked === 0
        ? 'No product has a market price.'
        : `None of ${plural(market.statusCounts.checked, 'product')} with market prices has both your price and a competitor’s.`,
    )
  }
  return {
    before: isRunning ? 'So far, your prices are ' : 'Your prices are ',
    conclusion: distanceInWords(index.mean, than, tolerance),
    after: ` (${formatCount(index.n)} of ${plural(matching, 'product')} ${pluralForm(index.n, 'has', 'have')} competitors).`,
  }
}

/** The result as a phrase, "29 of 44 above the market", counting the products with competitors; '' when none has any. */
export function resultInWords({ index, market }: Options['rowsResult'], than: string): string {
  if (index === null) return ''
  return `${formatCount(market.statusCounts.dearer)} of ${formatCount(index.n)} above ${than}`
}

/** The statistics behind the sentence, one per line. */
export function positionFigures(
  { mean, median, n }: NonNullable<RowsResult['index']>,
  statusCounts: StatusCounts,
  formula: string,
): [label: string, value: string][] {
  const count = (label: string, value: number): [string, string][] =>
    value === 0 ? [] : [[label, formatCount(value)]]
  return [
    ['Price index, average', formatIndex(mean)],
    ['Price index, median', formatIndex(median)],
    ['Products with a price index', formatCount(n)],
    ...count('Above market', statusCounts.dearer),
    ...count('At market', statusCounts.equal),
    ...count('Below market', statusCounts.cheaper),
    ...count('Only you sell it', statusCounts['only mine']),
    ...count('You don’t sell it', statusCounts['not mine']),
    ['Price index', `Your price ÷ ${formula} × 100`],
  ]
}

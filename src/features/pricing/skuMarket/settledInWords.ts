import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { Market } from './useMarket.ts'

type Settled = Pick<
  Market,
  'answered' | 'codes' | 'hasNoOwnMerchant' | 'isSettled' | 'summary' | 'where'
>

/** The announcement once every requested EAN has answered or failed; null until then. */
export function settledInWords(market: Settled): string | null {
  const { answered, codes, hasNoOwnMerchant, isSettled, summary, where } = market
  if (!isSettled) return null
  const { index, n } = summary
  if (index !== null) {
    return `Your price index ${formatIndex(index)}, average of ${plural(n, 'EAN')}${where}`
  }
  const progress = `${formatCount(answered)} of ${plural(codes.length, 'EAN')} checked${where}`
  return hasNoOwnMerchant ? progress : `${progress}, no price index`
}

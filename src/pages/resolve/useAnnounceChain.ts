import { useEffect } from 'react'
import { together } from '../../lib/countryCode.ts'
import { formatIndex } from '../../lib/format.ts'
import { eansInWords } from '../../position/skuMarket/eansInWords.ts'
import type { Market } from '../../position/skuMarket/useMarket.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { recordsInWords } from './formWords.ts'
import type { RecordSkus } from './useSkus.ts'
import type { TriedForms } from './useUrlForms.ts'

type Known = {
  tried: TriedForms
  skus: RecordSkus
  market: Market
  countries: readonly string[]
}

function chainInWords({ tried, skus, market, countries }: Known): string | null {
  const { matched, forms, isTrying } = tried
  const where = `in ${together(countries)}`
  if (!matched) {
    const isAnswered = forms[0]?.query.data !== undefined && !isTrying
    return isAnswered ? `No record for this URL ${where}` : null
  }
  const found = `${recordsInWords(matched.result.products.length)} for this URL ${where}`
  const { index, n } = market.summary
  const isDone = skus.skus !== null && market.isSettled && index !== null
  return isDone
    ? `${found}. My price index ${formatIndex(index)}, mean of ${eansInWords(n)}${market.where}`
    : found
}

/** Says what the URL led to: once when the records are there, and once when their market is. */
export function useAnnounceChain(known: Known): void {
  const words = chainInWords(known)
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}

/** The market figures of whatever a batch asked for. */
import type { BatchAnswer } from './batchAnswer.ts'
import { marketSummary, type MarketOptions, type MarketSummary } from './marketSummary.ts'

/** Who is mine in an answer: where the user names no merchant, from a URL the one that its record leads to. */
export function mineIn(
  answer: BatchAnswer,
  mine: string,
): Pick<MarketOptions, 'mine' | 'myProductId'> {
  const record = answer.kind === 'url' ? answer.records[0] : undefined
  if (mine !== '' || record === undefined) return { mine }
  return { mine: record.merchant ?? '', myProductId: record.productId }
}

/** Null where the answer tells of no market: a product id, or a URL that was not followed to one. */
export function summaryOfAnswer(answer: BatchAnswer, options: MarketOptions): MarketSummary | null {
  const market = answer.kind === 'url' ? answer.market : answer.kind === 'ean' ? answer : null
  return market && marketSummary(market.offers, { ...options, ...mineIn(answer, options.mine) })
}

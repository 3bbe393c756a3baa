/** Where my price stands in the market that a row of a batch led to, whether the row asked by code or by URL. */
import type { BatchAnswer, BatchMarket } from './batchAnswer.ts'
import { positionIn, type PositionOptions, type Position } from './position.ts'

/** The market that it led to. */
export function marketOfAnswer(answer: BatchAnswer): BatchMarket | null {
  if (answer.kind === 'url') return answer.market
  return answer.kind === 'ean' ? answer : null
}

/** Null where the answer tells of no market: a product id, or a URL that was not followed to one. */
export function summaryOfAnswer(answer: BatchAnswer, options: PositionOptions): Position | null {
  const market = marketOfAnswer(answer)
  return market && positionIn(market.offers, options)
}

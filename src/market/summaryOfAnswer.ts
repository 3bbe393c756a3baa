/** Where my price stands in the market that a row of a batch led to, whether the row asked by code, by URL or by title. */
import type { BatchAnswer, BatchMarket } from './batchAnswer.ts'
import { positionIn, type PositionOptions, type Position } from './position.ts'

/** The market that it led to. */
export function marketOfAnswer(answer: BatchAnswer): BatchMarket | null {
  if (answer.kind === 'id') return null
  return answer.kind === 'ean' ? answer : answer.market
}

/** Null where the answer tells of no market: a product id, or a URL or title that was not followed to one. */
export function summaryOfAnswer(answer: BatchAnswer, options: PositionOptions): Position | null {
  const market = marketOfAnswer(answer)
  return market && positionIn(market.offers, options)
}

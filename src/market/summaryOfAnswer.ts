/** Where my price stands in the market that a row of a batch led to, whether the row asked by code or by URL. */
import type { BatchAnswer } from './batchAnswer.ts'
import { positionIn, type PositionOptions, type Position } from './position.ts'

/** Null where the answer tells of no market: a product id, or a URL that was not followed to one. */
export function summaryOfAnswer(answer: BatchAnswer, options: PositionOptions): Position | null {
  const market = answer.kind === 'url' ? answer.market : answer.kind === 'ean' ? answer : null
  return market && positionIn(market.offers, options)
}

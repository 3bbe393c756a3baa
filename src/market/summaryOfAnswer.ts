/** The market figures of whatever a batch asked for. */
import type { BatchAnswer } from './batchAnswer.ts'
import { positionIn, type PositionOptions, type Position } from './position.ts'

/** Null where the answer tells of no market: a product id, or a URL that was not followed to one. */
export function summaryOfAnswer(answer: BatchAnswer, options: PositionOptions): Position | null {
  const market = answer.kind === 'url' ? answer.market : answer.kind === 'ean' ? answer : null
  return market && positionIn(market.offers, options)
}

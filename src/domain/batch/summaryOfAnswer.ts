/** The market figures of whatever a batch asked for. */
import type { BatchAnswer } from './batchAnswer.ts'
import { marketSummary, type MarketOptions, type MarketSummary } from './marketSummary.ts'

/**
 * Null where the answer tells of no market: a product id, or a URL that was not followed to one. From a URL, what it
 * leads to is mine where the user names no merchant.
 */
export function summaryOfAnswer(answer: BatchAnswer, options: MarketOptions): MarketSummary | null {
  switch (answer.kind) {
    case 'ean':
      return marketSummary(answer.offers, options)
    case 'url': {
      if (answer.market === null) return null
      const [record] = answer.records
      const isMine = options.mine === '' && record
      return marketSummary(answer.market.offers, {
        ...options,
        ...(isMine && { mine: record.merchant ?? '', myProductId: record.productId }),
      })
    }
    case 'id':
      return null
  }
}

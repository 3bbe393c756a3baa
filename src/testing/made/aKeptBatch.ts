/** Batches that were asked and answered before the test begins. */
import {
  defaultBatchSettings,
  type BatchAnswer,
  type BatchOffer,
  type BatchOutcome,
  type BatchProduct,
} from '../../market/batchAnswer.ts'
import { planBatch, type BatchAsk } from '../../model/batch/planBatch.ts'
import { readLines } from '../../model/batch/inputLines.ts'
import { createBatch, keepOutcome } from '../../store/batches/batches.ts'
import { demoConnection } from './connections.ts'

/** `answerOf` gives what is kept of each ask: an answer, null for nothing found, undefined for no answer yet. */
type Given = {
  id: string
  lines: readonly { text: string; target?: number }[]
  groups?: string[][]
  chain?: boolean
  /** When it was made and answered: epoch milliseconds. */
  at?: number
  answerOf: (ask: BatchAsk) => BatchAnswer | null | undefined
}

const AT = 1_763_500_000_000

export async function keepBatch(given: Given) {
  const { id, groups = [['us']], chain = false, at: madeAt = AT, answerOf } = given
  const lines = given.lines.map(({ text, target = null }, at) => ({ line: at + 1, text, target }))
  const { asks, counts } = planBatch(readLines(lines, 'auto'), groups)
  const { id: connectionId } = demoConnection
  await createBatch(
    connectionId,
    {
      id,
      at: madeAt,
      name: 'Kept before',
      groups,
      settings: { ...defaultBatchSettings, chain },
      isRunning: false,
      counts: {
        lines: counts.lines,
        invalid: counts.invalid,
        asks: counts.asks,
        done: 0,
        notFound: 0,
        failed: 0,
      },
    },
    lines,
  )
  for (const ask of asks) {
    const answer = answerOf(ask)
    if (answer === undefined) continue
    const trial = { at: madeAt, ms: 120, tries: 1 }
    const outcome: BatchOutcome =
      answer === null ? { ...trial, state: 'not found' } : { ...trial, state: 'done', answer }
    await keepOutcome(connectionId, id, { position: ask.position, key: ask.key, outcome })
  }
}

/** An offer of a merchant whose name is its id with a capital. */
function anOffer(merchantId: string, offerPrice: number | null): BatchOffer {
  return {
    productId: `of ${merchantId}`,
    merchantId,
    merchantName: merchantId.charAt(0).toUpperCase() + merchantId.slice(1),
    merchantProductUrl: null,
    offerPrice,
    salePrice: null,
  }
}

/** `{ northgate: 47.9, sundial: 45 }` as the answer for a code. */
export function aMarket(code: string, prices: Record<string, number | null>): BatchAnswer {
  const offers = Object.entries(prices).map(([merchant, price]) => anOffer(merchant, price))
  return { kind: 'ean', code, offers, echo: null, title: `Product ${code}`, imageUrl: null }
}

export function aRecord(changes: Partial<BatchProduct> = {}): BatchProduct {
  return {
    productId: 'F'.repeat(32),
    title: 'Oxford shirt',
    merchant: 'Northgate',
    brand: 'Marlowe',
    category: 'Shirts',
    offerPrice: 47.9,
    salePrice: 59,
    discount: 19,
    active: true,
    imageUrl: null,
    productUrl: null,
    eans: [],
    ...changes,
  }
}

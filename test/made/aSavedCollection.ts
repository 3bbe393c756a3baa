/** Collections of codes that were checked before the test begins. */
import { readLines } from '@/domain/codes/inputLines.ts'
import { planCodes, type CodeRequest } from '@/domain/codes/planCodes.ts'
import {
  defaultCodesSettings,
  type ItemAnswer,
  type ItemOffer,
  type ItemOutcome,
  type ItemProduct,
  type CodesSettings,
} from '@/domain/pricing/itemAnswer.ts'
import { createCodes, saveAnswer } from '@/storage/collections/codes.ts'
import { demoConnection } from './connections.ts'

/**
 * `answerOf` returns what is stored for each request: a response, a failure, null for nothing found, undefined for no response
 * yet.
 */
type Options = {
  id: string
  lines: readonly { text: string; target?: number }[]
  groups?: string[][]
  chain?: boolean
  /** How the lines are read. */
  as?: CodesSettings['as']
  /** When it was made and checked: epoch milliseconds. */
  at?: number
  answerOf: (
    codeRequest: CodeRequest,
  ) => ItemAnswer | { kind: 'failed'; message: string } | null | undefined
}

const AT = 1_763_500_000_000

function outcomeOf(
  answer: NonNullable<ReturnType<Options['answerOf']>> | null,
  trial: Pick<ItemOutcome, 'at' | 'ms' | 'tries'>,
): ItemOutcome {
  if (answer === null) return { ...trial, state: 'not found' }
  if (answer.kind !== 'failed') return { ...trial, state: 'done', answer }
  return {
    ...trial,
    state: 'failed',
    failure: { name: 'TimeoutError', says: answer.message, status: null },
  }
}

export async function saveCodes(options: Options) {
  const { id, groups = [['us']], chain = false, as = 'auto', at: madeAt = AT, answerOf } = options
  const lines = options.lines.map(({ text, target = null }, at) => ({ line: at + 1, text, target }))
  const { codeRequests, counts } = planCodes(readLines(lines, as), groups)
  const { id: connectionId } = demoConnection
  await createCodes(
    connectionId,
    {
      id,
      at: madeAt,
      name: 'Kept before',
      groups,
      settings: { ...defaultCodesSettings, chain, as },
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
  for (const codeRequest of codeRequests) {
    const answer = answerOf(codeRequest)
    if (answer === undefined) continue
    const outcome = outcomeOf(answer, { at: madeAt, ms: 120, tries: 1 })
    await saveAnswer(connectionId, id, {
      position: codeRequest.position,
      key: codeRequest.key,
      outcome,
    })
  }
}

/** An offer of a merchant whose name is its ID with a capital letter. */
function anOffer(merchantId: string, offerPrice: number | null): ItemOffer {
  return {
    productId: `of ${merchantId}`,
    merchantId,
    merchantName: merchantId.charAt(0).toUpperCase() + merchantId.slice(1),
    merchantProductUrl: null,
    offerPrice,
    salePrice: null,
  }
}

/** Turns `{ northgate: 47.9, sundial: 45 }` into the response for a code. */
export function aMarket(code: string, prices: Record<string, number | null>): ItemAnswer {
  const offers = Object.entries(prices).map(([merchant, price]) => anOffer(merchant, price))
  return { kind: 'ean', code, offers, echo: null, title: `Product ${code}`, imageUrl: null }
}

export function aRecord(changes: Partial<ItemProduct> = {}): ItemProduct {
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

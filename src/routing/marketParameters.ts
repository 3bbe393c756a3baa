/** What the address of a page says of the markets of its rows: the batches that asked for them, and what your prices are measured against. */
import type { Given } from './given.ts'
import { distinctValues, type Parameters } from './parameters.ts'
import { cleanValue } from './text.ts'

export type MarketState = {
  /** The batches that asked, the latest last. */
  market: string[]
  /** '' for the usual reference. */
  ref: string
}

/** An address holds as many batches. */
export const MOST_MARKETS = 20
const LIMITS = { most: MOST_MARKETS, length: 40 }
const REF_LENGTH = 500

export function marketState({ market = [], ref = '' }: Given<MarketState>): MarketState {
  const ids = distinctValues(market.map((id) => cleanValue(id, LIMITS.length)))
  return { market: ids.slice(-LIMITS.most), ref: cleanValue(ref, REF_LENGTH) }
}

/** Of a page that keeps elsewhere which batches asked. */
export const readReferenceOf = (read: Parameters): string => read.value('ref', REF_LENGTH)

export function readMarket(read: Parameters): MarketState {
  return { market: read.values('market', LIMITS), ref: readReferenceOf(read) }
}

export function appendMarket(params: URLSearchParams, { market, ref }: MarketState): void {
  for (const id of market) params.append('market', id)
  if (ref !== '') params.append('ref', ref)
}

/** How many of the batches that asked first find no room beside these. */
export function leftOutBy(
  { market }: Pick<MarketState, 'market'>,
  batchIds: readonly string[],
): number {
  const wanted = distinctValues([...market, ...batchIds]).length
  return Math.max(0, wanted - MOST_MARKETS)
}

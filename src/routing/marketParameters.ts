/**
 * The market parameters of a page’s address: the collections of codes that checked its rows, and what your prices are compared
 * with.
 */
import type { StateInput } from './linkInput.ts'
import { distinctValues, type Parameters } from './parameters.ts'
import { cleanValue } from './text.ts'

export type MarketState = {
  /** Ids of the collections of codes that checked the rows, the latest last. */
  market: string[]
  /** What your prices are compared with, as the `ref` parameter states it; '' for the default comparison. */
  ref: string
}

/** The maximum number of price checks (collections of codes) in an address. */
export const MOST_MARKETS = 20
const LIMITS = { most: MOST_MARKETS, length: 40 }
const REF_LENGTH = 500

export function marketState({ market = [], ref = '' }: StateInput<MarketState>): MarketState {
  const ids = distinctValues(market.map((id) => cleanValue(id, LIMITS.length)))
  return { market: ids.slice(-LIMITS.most), ref: cleanValue(ref, REF_LENGTH) }
}

/** Reads only the comparison, for pages that store elsewhere which collections of codes checked their rows. */
export const readReferenceOf = (read: Parameters): string => read.value('ref', REF_LENGTH)

export function readMarket(read: Parameters): MarketState {
  return { market: read.values('market', LIMITS), ref: readReferenceOf(read) }
}

export function appendMarket(params: URLSearchParams, { market, ref }: MarketState): void {
  for (const id of market) params.append('market', id)
  if (ref !== '') params.append('ref', ref)
}

/** How many of the earliest price checks don’t fit into the address once `checkIds` are added. */
export function leftOutBy(
  { market }: Pick<MarketState, 'market'>,
  checkIds: readonly string[],
): number {
  const wanted = distinctValues([...market, ...checkIds]).length
  return Math.max(0, wanted - MOST_MARKETS)
}

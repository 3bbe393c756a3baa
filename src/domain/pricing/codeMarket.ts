/** The market of one code as stored in rows and files: the figures of your price position. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { Position } from './position.ts'

/** Figures over all offers of a code, yours included. A price from My prices changes none of them. */
type MarketStatisticsFigures = {
  /** The number of distinct merchants; each offer without a merchant counts as one. */
  merchants: number | null
  lowest: number | null
  median: number | null
  mean: number | null
  highest: number | null
  /** The highest minus the lowest price; null if fewer than two offers have a price. */
  spread: number | null
  /** The number of offers whose price is missing, unreadable or not above 0. */
  excluded: number | null
}

export type PositionFigures = MarketStatisticsFigures & {
  myPrice: number | null
  reference: number | null
  /** The name of the compared figure, such as "median of the competitors"; null without a market. */
  referenceLabel: string | null
  /** The difference of your price from the compared figure, in percent of that figure. */
  difference: number | null
  index: number | null
  /** Your price minus the compared figure. */
  amount: number | null
  rank: number | null
  /** The number of ranked prices, and the number of prices that share your rank (1 = not tied). */
  of: number | null
  tied: number | null
  /** The name and the price of the cheapest competitor. */
  rival: string | null
  rivalPrice: number | null
  /** The number of prices from which the compared figure is computed. */
  n: number | null
  /** The price position; null if it is unknown, for the reason in `why`. */
  status: Position['status']
  /** Why there is no index, as a sentence; null with an index. */
  why: string | null
}

/** The state of a code’s request. `unasked`: this code was not requested. `not found`: the catalog has no market for it. */
export type CodeState = 'unasked' | 'waiting' | 'requesting' | 'failed' | 'not found' | 'done'

export type CodeMarket = PositionFigures & {
  /** The code as the answer has it, otherwise as the record has it. */
  code: string
  state: CodeState
  /** Whether the user has chosen an own merchant. */
  isChosen: boolean
  /** Whether one of the offers is yours, with or without a usable price. */
  isSold: boolean
  /** The number of competitors’ offers, with or without a usable price. */
  competitors: number
  /** The tolerance in percent: prices that differ by no more than this count as equal. */
  tolerance: number
}

const noFigures: PositionFigures = {
  merchants: null,
  lowest: null,
  median: null,
  mean: null,
  highest: null,
  spread: null,
  excluded: null,
  myPrice: null,
  reference: null,
  referenceLabel: null,
  difference: null,
  index: null,
  amount: null,
  rank: null,
  of: null,
  tied: null,
  rival: null,
  rivalPrice: null,
  n: null,
  status: null,
  why: null,
}

/** Makes the market of a code without an answer, or whose answer has no market; `why` gives the reason as a sentence. */
export const withoutMarket = (
  code: string,
  state: Exclude<CodeState, 'done'>,
  tolerance: number,
  why: string | null = null,
): CodeMarket => ({
  ...noFigures,
  code,
  state,
  isChosen: false,
  isSold: false,
  competitors: 0,
  tolerance,
  why,
})

/** The figures of a price position, as rows and files store them. */
export function figuresOf(position: Position): PositionFigures {
  const { own: ownPrice, index, competitor } = position
  return {
    myPrice: ownPrice?.price ?? null,
    reference: position.reference,
    referenceLabel: position.referenceLabel,
    difference: index && withoutNoise(index.index - 100),
    index: index?.index ?? null,
    amount: index?.difference ?? null,
    rank: ownPrice?.rank ?? null,
    of: ownPrice?.of ?? null,
    tied: ownPrice?.tied ?? null,
    rival: competitor?.name ?? null,
    rivalPrice: competitor?.price ?? null,
    n: position.referenceN,
    status: position.status,
    why: position.noIndex,
    merchants: position.merchants,
    lowest: position.min,
    median: position.median,
    mean: position.mean,
    highest: position.max,
    spread: position.spread,
    excluded: position.excluded,
  }
}

/** Makes the market of a code from its price position. */
export const codeMarketOf = (code: string, position: Position, tolerance: number): CodeMarket => ({
  ...figuresOf(position),
  code,
  state: 'done',
  isChosen: position.isChosen,
  isSold: position.isSold,
  competitors: position.competitors,
  tolerance,
})

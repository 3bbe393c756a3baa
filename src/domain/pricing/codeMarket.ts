/** The market of one code as stored in rows and files: the figures of your price position. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { Position } from './position.ts'

/** Over all offers of a code, yours included; a price from My prices changes none of them. */
type MarketStatisticsFigures = {
  /** Distinct merchants; each offer without a merchant counts as one. */
  merchants: number | null
  lowest: number | null
  median: number | null
  mean: number | null
  highest: number | null
  /** Highest minus lowest price; null below two prices. */
  spread: number | null
  /** Offers whose price is missing, unreadable or not above 0. */
  excluded: number | null
}

export type PositionFigures = MarketStatisticsFigures & {
  myPrice: number | null
  reference: number | null
  /** "median of the competitors"; null without a market. */
  referenceLabel: string | null
  /** The difference of your price from the compared figure, in percent of that figure. */
  difference: number | null
  index: number | null
  /** Your price minus the compared figure. */
  amount: number | null
  rank: number | null
  /** The number of ranked prices, and how many share your rank. */
  of: number | null
  tied: number | null
  /** The cheapest competitor. */
  rival: string | null
  rivalPrice: number | null
  /** The number of prices in the compared figure. */
  n: number | null
  /** Null where it is unknown; `why` gives the reason. */
  status: Position['status']
  /** Why there is no index, as a sentence; null with an index. */
  why: string | null
}

/** `unasked`: this code was not requested; `not found`: the catalog has no market for it. */
export type CodeState = 'unasked' | 'waiting' | 'requesting' | 'failed' | 'not found' | 'done'

export type CodeMarket = PositionFigures & {
  /** As in the answer, otherwise as in the record. */
  code: string
  state: CodeState
  /** Whether you have chosen your merchant. */
  isChosen: boolean
  /** Whether one of the offers is yours, with or without a usable price. */
  isSold: boolean
  /** The number of competitors’ offers, with or without a usable price. */
  competitors: number
  /** In percent; prices that differ by no more count as equal. */
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

/** A code without an answer or without a market; `why` gives the reason as a sentence. */
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

/** The figures of a position, as rows and files store them. */
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

/** A code whose market was answered. */
export const codeMarketOf = (code: string, position: Position, tolerance: number): CodeMarket => ({
  ...figuresOf(position),
  code,
  state: 'done',
  isChosen: position.isChosen,
  isSold: position.isSold,
  competitors: position.competitors,
  tolerance,
})

/** The market of one code as rows and files store it: where your price stands, as figures. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { Position } from './position.ts'

/** Over all offers of a code, yours included; a price of your own list changes none of them. */
type MarketStatisticsFigures = {
  /** Different ones; an offer without a merchant counts as one. */
  merchants: number | null
  lowest: number | null
  median: number | null
  mean: number | null
  highest: number | null
  /** Highest minus lowest; null below two prices. */
  spread: number | null
  /** Offers whose price is missing, unreadable or not above 0. */
  excluded: number | null
}

export type PositionFigures = MarketStatisticsFigures & {
  myPrice: number | null
  reference: number | null
  /** "median of the competitors"; null where there is no market. */
  referenceLabel: string | null
  /** Your price against the reference, in percent of it. */
  difference: number | null
  index: number | null
  /** Your price minus the reference. */
  amount: number | null
  rank: number | null
  /** How many prices yours is ranked among, and how many share it. */
  of: number | null
  tied: number | null
  /** The cheapest competitor. */
  rival: string | null
  rivalPrice: number | null
  /** How many prices the reference is computed from. */
  n: number | null
  /** Null where it cannot be said; `why` gives the reason. */
  status: Position['status']
  /** Why there is no index, as a sentence; null where there is one. */
  why: string | null
}

/** `unasked`: nobody checked this code; `not found`: the catalog has no market of it. */
export type CodeState = 'unasked' | 'waiting' | 'asking' | 'failed' | 'not found' | 'done'

export type CodeMarket = PositionFigures & {
  /** As it was answered, else as the record states it. */
  code: string
  state: CodeState
  /** Whether a merchant is chosen as yours. */
  isChosen: boolean
  /** Whether one of the offers is yours, with any price or none. */
  isSold: boolean
  /** Offers of others, with any price or none. */
  competitors: number
  /** Percent up to which two prices are equal. */
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

/** A code without an answer, or without a market; `why` says it as a sentence. */
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

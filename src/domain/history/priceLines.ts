/** Prices of merchants over time, shown as stepped lines and in the table below them. */
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'

/**
 * A price as far as it is known. Null: the merchant had no offer with a price. Undefined: the stored data for that time does not
 * include the merchant’s offer.
 */
export type KnownPrice = number | null | undefined

export type MerchantLine = {
  key: string
  name: string
  isOwn: boolean
  /** The merchant’s prices, one for each time. */
  prices: readonly KnownPrice[]
  /** The number of prices in each median; absent if each is a single price. */
  counts?: readonly number[]
}

export type PriceLines = {
  /** The times of the prices, oldest first, in epoch milliseconds. */
  times: readonly number[]
  /** Your merchants first, then as the table of the page lists them: the lowest latest price first, or the most prices. */
  merchants: readonly MerchantLine[]
  axis: PriceAxis
}

/** The lowest known price, when it was first seen, and the merchant’s name. */
export type LowestPrice = { price: number; at: number; name: string }

const MINUTE_MS = 60_000

/**
 * Groups answers by minute, oldest first. A version of a collection of codes repeats the answers that are stored with the
 * collection, so both are of the same minute.
 */
export function groupByMinute<One extends { at: number }>(all: readonly One[]): One[][] {
  const minutes = new Map<number, One[]>()
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    const minute = Math.floor(one.at / MINUTE_MS)
    minutes.set(minute, [...(minutes.get(minute) ?? []), one])
  }
  return [...minutes.values()]
}

type Corner = { x: number; y: number }

/**
 * A stepped line for each run of known prices, with `x` from 0 to 1. A price lasts until the next known one; the line ends if the
 * merchant has no price.
 */
export function stepsOf(
  prices: readonly KnownPrice[],
  xs: readonly number[],
  { at }: PriceAxis,
): Corner[][] {
  const lines: Corner[][] = []
  let line: Corner[] | null = null
  for (const [place, price] of prices.entries()) {
    if (price === undefined) continue
    if (price === null) {
      line = null
      continue
    }
    const corner: Corner = { x: xs[place] ?? 0, y: at(price) }
    const before = line?.at(-1)
    if (line === null || before === undefined) {
      line = [corner]
      lines.push(line)
    } else {
      line.push({ x: corner.x, y: before.y }, corner)
    }
  }
  return lines
}

/** The positions of times on an axis, from 0 to 1; a single time is in the middle. */
export function timePositions(times: readonly number[]): number[] {
  const [from = 0] = times
  const span = (times.at(-1) ?? 0) - from
  return times.map((at) => (span > 0 ? (at - from) / span : 0.5))
}

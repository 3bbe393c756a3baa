/** Prices of merchants over time: what is drawn as lines in steps, and stands in the table below them. */
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'

/** Null: it had no offer with a price then. Undefined: what is stored of that time does not say. */
export type KnownPrice = number | null | undefined

export type MerchantLine = {
  key: string
  name: string
  isOwn: boolean
  /** One for each time. */
  prices: readonly KnownPrice[]
  /** Of how many prices each is the median; absent where each is one price. */
  counts?: readonly number[]
}

export type PriceLines = {
  /** Oldest first, in epoch milliseconds. */
  times: readonly number[]
  /** In the order of the table. */
  merchants: readonly MerchantLine[]
  axis: PriceAxis
}

/** The lowest price that is known, when it was seen first, and of whom. */
export type LowestPrice = { price: number; at: number; name: string }

/** What was answered within a minute is of one time: a version of a batch is that batch once more. Oldest first. */
export function inMinutes<One extends { at: number }>(all: readonly One[]): One[][] {
  const minutes = new Map<string, One[]>()
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    const minute = formatWhen(one.at)
    minutes.set(minute, [...(minutes.get(minute) ?? []), one])
  }
  return [...minutes.values()]
}

type Corner = { x: number; y: number }

/**
 * A line in steps for each run of known prices, `x` from 0 to 1: a price holds until another is known. It ends where the
 * merchant is known to have none.
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

/** Where each time stands, from 0 to 1; one alone in the middle. */
export function placesOf(times: readonly number[]): number[] {
  const [from = 0] = times
  const span = (times.at(-1) ?? 0) - from
  return times.map((at) => (span > 0 ? (at - from) / span : 0.5))
}

/** The prices of a code's merchants over all that is kept of it: what is drawn as steps, and stands in the table. */
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { isUsablePrice } from '../../../lib/numbers/offerStatistics.ts'
import { priceAxis, type PriceAxis } from '../../../lib/numbers/priceAxis.ts'
import { isMine, type Mine } from '../../../market/me.ts'
import { merchantCalled, merchantKeyIn, namesOfIds } from '../../../market/merchantKey.ts'
import type { JoinedNames } from '../../../market/names.ts'
import type { KeptOffer, KeptOffers } from '../../../store/history/keptOffers.ts'

/** Null: it had no offer with a price then. Undefined: what is kept of that time does not say. */
export type KnownPrice = number | null | undefined

type MerchantHistory = {
  key: string
  name: string
  isMine: boolean
  /** One for each time. */
  prices: readonly KnownPrice[]
}

export type PriceHistory = {
  /** Oldest first, in epoch milliseconds. */
  times: readonly number[]
  /** Mine first, then by the last known price. */
  merchants: readonly MerchantHistory[]
  /** The lowest price that is known, when it was seen first, and of whom; null where none is known. */
  lowest: { price: number; at: number; name: string } | null
  axis: PriceAxis
}

type Options = { mine: Mine; joined?: JoinedNames }

/** What was answered within a minute is of one time: a snapshot of a batch is that batch once more. */
function inMinutes(all: readonly KeptOffers[]): KeptOffers[] {
  const minutes = new Map<string, KeptOffers>()
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    const minute = formatWhen(one.at)
    const known = minutes.get(minute)
    minutes.set(
      minute,
      known
        ? {
            at: known.at,
            isWhole: known.isWhole || one.isWhole,
            offers: [...known.offers, ...one.offers],
          }
        : one,
    )
  }
  return [...minutes.values()]
}

const lastOf = ({ prices }: MerchantHistory) =>
  prices.findLast((price) => typeof price === 'number') ?? Infinity

export function priceHistory(
  all: readonly KeptOffers[],
  { mine, joined = [] }: Options,
): PriceHistory {
  const snapshots = inMinutes(all)
  const keyOf = merchantKeyIn(joined, namesOfIds(all.map(({ offers }) => offers)))
  const found = new Map<string, { name: string; isMine: boolean; prices: KnownPrice[] }>()
  const merchantOf = (offer: KeptOffer) => {
    const key = keyOf(offer)
    const name = merchantCalled(offer)
    if (key === null || name === null) return null
    const known = found.get(key) ?? {
      name,
      isMine: isMine(offer, mine),
      prices: snapshots.map(({ isWhole }) => (isWhole ? null : undefined)),
    }
    if (known.name === offer.merchantId) known.name = name
    found.set(key, known)
    return known
  }
  for (const [place, { offers }] of snapshots.entries()) {
    for (const offer of offers) {
      const merchant = merchantOf(offer)
      if (!merchant || !isUsablePrice(offer.offerPrice)) continue
      // Of several offers of one merchant the lowest is what a buyer sees.
      merchant.prices[place] = Math.min(merchant.prices[place] ?? Infinity, offer.offerPrice)
    }
  }
  const merchants = [...found].map(([key, one]): MerchantHistory => ({ key, ...one }))
  let lowest: PriceHistory['lowest'] = null
  for (const [place, { at }] of snapshots.entries()) {
    for (const { name, prices } of merchants) {
      const price = prices[place] ?? null
      if (price !== null && price < (lowest?.price ?? Infinity)) lowest = { price, at, name }
    }
  }
  return {
    times: snapshots.map(({ at }) => at),
    merchants: merchants.toSorted(
      (a, b) =>
        Number(b.isMine) - Number(a.isMine) || lastOf(a) - lastOf(b) || (a.name < b.name ? -1 : 1),
    ),
    lowest,
    axis: priceAxis(
      merchants.flatMap(({ prices }) => prices.filter((price) => typeof price === 'number')),
    ),
  }
}

export type Corner = { x: number; y: number }

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

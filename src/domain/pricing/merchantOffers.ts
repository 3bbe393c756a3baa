/**
 * The merchants’ prices of a code as numbers only: a merchant’s index and its lowest usable price. This uses little memory,
 * also in messages to a worker.
 */
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { merchantNamed, merchantKeyIn, namesOfIds } from './merchantKey.ts'
import { groupNames, type Aliases } from './names.ts'

type NamedOffer = {
  merchantId: string | null
  merchantName: string | null
  offerPrice: number | null
}

/** The prices of a code as a flat list: the index of a merchant, then its lowest usable price, and so on. */
export type MerchantPrices = readonly number[]

export type MerchantName = {
  /** The merchant’s name; null for offers without a merchant, which share one index and may be of several merchants. */
  name: string | null
  /** The spellings of the name as received, the most frequent first. */
  spellings: readonly string[]
}

export type OfferReader = {
  /**
   * Learns the names of ids from offers. Returns true if an id that was already read without a name now has one; then all offers
   * must be read again.
   */
  learn: (lists: Iterable<readonly NamedOffer[]>) => boolean
  read: (offers: readonly NamedOffer[]) => MerchantPrices
  /** The names by index; a merchant’s index never changes during the reader’s lifetime. */
  names: () => readonly MerchantName[]
}

/** Makes a reader of offers, for which all spellings and aliases of a merchant are one merchant. */
export function createOfferReader(aliases: Aliases): OfferReader {
  const nameOfId = new Map<string, string>()
  const readAsId = new Set<string>()
  const keyOf = merchantKeyIn(aliases, nameOfId)
  const placeByKey = new Map<string | null, number>()
  const placeByName = new Map<string, number>()
  /** The frequency of each spelling, by the merchant’s index. */
  const counts: Map<string, number>[] = []

  const placeOf = (offer: NamedOffer): number => {
    const statedName = merchantNamed(offer)
    const isId = statedName !== null && statedName === offer.merchantId
    const name = isId ? (nameOfId.get(statedName) ?? statedName) : statedName
    if (isId && !nameOfId.has(statedName)) readAsId.add(statedName)
    let place = name === null ? undefined : placeByName.get(name)
    if (place === undefined) {
      const key = keyOf(offer)
      place = placeByKey.get(key) ?? counts.push(new Map()) - 1
      placeByKey.set(key, place)
      if (name !== null) placeByName.set(name, place)
    }
    const spelled = counts[place]
    if (name !== null && spelled) spelled.set(name, (spelled.get(name) ?? 0) + 1)
    return place
  }

  return {
    learn(lists) {
      let isNew = false
      for (const [id, name] of namesOfIds(lists)) {
        if (nameOfId.has(id)) continue
        nameOfId.set(id, name)
        isNew ||= readAsId.has(id)
      }
      return isNew
    },
    read(offers) {
      const prices = new Map<number, number>()
      for (const offer of offers) {
        const price = offer.offerPrice
        if (!isUsablePrice(price)) continue
        const place = placeOf(offer)
        prices.set(place, Math.min(price, prices.get(place) ?? Infinity))
      }
      return [...prices].flat()
    },
    names: () =>
      counts.map((spelled) => {
        const [group] = groupNames(spelled, aliases).values()
        return { name: group?.name ?? null, spellings: group?.spellings ?? [] }
      }),
  }
}

/** The lowest price of each merchant over several codes. */
export function lowestPrices(codes: readonly MerchantPrices[]): MerchantPrices {
  const [first = [], second] = codes
  if (second === undefined) return first
  const lowest = new Map<number, number>()
  for (const prices of codes) {
    for (let at = 0; at < prices.length; at += 2) {
      const place = prices[at] ?? 0
      lowest.set(place, Math.min(prices[at + 1] ?? Infinity, lowest.get(place) ?? Infinity))
    }
  }
  return [...lowest].flat()
}

/** Identifies the merchants of offers by their grouped names and not by ids, because facets have only names. */
import { groupKeys, type Aliases } from './names.ts'

type Named = { merchantId: string | null; merchantName: string | null }

/** The merchant’s name, or its id if it has no name; null for an offer with neither. */
export function merchantNamed({ merchantId, merchantName }: Named): string | null {
  return merchantName?.trim() || merchantId
}

/** The names of merchants by id, for offers that give only an id. */
export type NamesOfIds = ReadonlyMap<string, string>

/** The first name that these offers give for each id. */
export function namesOfIds(rows: Iterable<readonly Named[]>): NamesOfIds {
  const names = new Map<string, string>()
  for (const offers of rows) {
    for (const { merchantId, merchantName } of offers) {
      const name = merchantName?.trim()
      if (merchantId !== null && name && !names.has(merchantId)) names.set(merchantId, name)
    }
  }
  return names
}

/**
 * The merchant’s name; for an offer that gives only an id, the name that other offers give for it, otherwise the id. Null for an
 * offer with neither.
 */
export function merchantNameIn(offer: Named, names: NamesOfIds): string | null {
  const statedName = merchantNamed(offer)
  // The name of a merchant may be the id of another one.
  if (statedName === null || statedName !== offer.merchantId) return statedName
  return names.get(statedName) ?? statedName
}

/**
 * Makes a function that returns the key of an offer’s merchant: the same for all spellings and aliases, null for an offer without
 * a merchant.
 */
export function merchantKeyIn(
  aliases: Aliases = [],
  names: NamesOfIds = new Map(),
): (offer: Named) => string | null {
  const keyOf = groupKeys(aliases)
  return (offer) => {
    const name = merchantNameIn(offer, names)
    return name === null ? null : keyOf(name)
  }
}

/**
 * Makes a function that returns a key for each offer of one code. Offers without a merchant may be of different merchants, so
 * each gets a key of its own.
 */
function merchantKeysIn(
  aliases: Aliases = [],
  names: NamesOfIds = new Map(),
): (offers: readonly Named[]) => string[] {
  const keyOf = merchantKeyIn(aliases, names)
  return (offers) => {
    let nameless = 0
    // The key of an offer without a merchant begins with a space, so it is unique: names are trimmed and no id begins with a
    // space.
    return offers.map((offer) => keyOf(offer) ?? ` ${(nameless += 1)}`)
  }
}

/** The number of merchants among the offers of one code. */
export function countMerchants(offers: readonly Named[], aliases: Aliases = []): number {
  return new Set(merchantKeysIn(aliases)(offers)).size
}

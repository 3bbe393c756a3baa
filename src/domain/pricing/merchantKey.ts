/** What tells the merchants of offers apart: their names as names are grouped, as in a facet, which has no ids. */
import { groupKeys, type Aliases } from './names.ts'

type Named = { merchantId: string | null; merchantName: string | null }

/** As it calls itself: its name, or its id where it has none; null for an offer that names nobody. */
export function merchantNamed({ merchantId, merchantName }: Named): string | null {
  return merchantName?.trim() || merchantId
}

/** What offers that give an id alone are called elsewhere. */
export type NamesOfIds = ReadonlyMap<string, string>

/** The first name that any of these offers gives to an id. */
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

/** The same for all spellings of a merchant, and for merchants that are joined; null for an offer that names nobody. */
export function merchantKeyIn(
  aliases: Aliases = [],
  names: NamesOfIds = new Map(),
): (offer: Named) => string | null {
  const keyOf = groupKeys(aliases)
  return (offer) => {
    const called = merchantNamed(offer)
    const name = called === offer.merchantId ? (names.get(called ?? '') ?? called) : called
    return name === null ? null : keyOf(name)
  }
}

/** A key for each offer of one code. Those that name nobody may be of as many merchants as they are. */
function merchantKeysIn(
  aliases: Aliases = [],
  names: NamesOfIds = new Map(),
): (offers: readonly Named[]) => string[] {
  const keyOf = merchantKeyIn(aliases, names)
  return (offers) => {
    let nameless = 0
    // No name is left, and no id is, that begins with a space.
    return offers.map((offer) => keyOf(offer) ?? ` ${(nameless += 1)}`)
  }
}

/** How many merchants the offers of one code are of. */
export function countMerchants(offers: readonly Named[], aliases: Aliases = []): number {
  return new Set(merchantKeysIn(aliases)(offers)).size
}

/** The merchants in the answers of a collection of codes. */
import type { ItemOffer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { merchantNamed, merchantKeyIn } from '@/domain/pricing/merchantKey.ts'
import { canonicalName, type Aliases } from '@/domain/pricing/names.ts'
import { compareTexts } from '@/lib/text/collation.ts'

export type ItemMerchant = {
  /** What is stored when the user chooses the merchant: its id, or its name if it has no id. */
  key: string
  /** The id of the merchant; null if it has none, and then prices can’t be compared with it. */
  id: string | null
  /** All ids in its offers, including those of merchants merged with it by an alias. */
  ids: readonly string[]
  /** The canonical name of the merchant. */
  name: string
  /** The number of answers with an offer of the merchant. */
  count: number
}

/** The offers of the market that a row shows; null if it shows no market. */
export function offersOf(outcome: ItemOutcome | null): readonly ItemOffer[] | null {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  if (answer.kind === 'id') return null
  return answer.kind === 'ean' ? answer.offers : (answer.market?.offers ?? null)
}

export function* offerListsOf(
  rows: Iterable<{ outcome: ItemOutcome | null | undefined }>,
): Generator<readonly ItemOffer[]> {
  for (const { outcome } of rows) {
    const offers = outcome ? offersOf(outcome) : null
    if (offers) yield offers
  }
}

/**
 * Collects the merchants of answers. Each answer is read once, because a running job adds a few answers at a time to thousands.
 */
export function createMerchants(
  aliases: Aliases = [],
): (rows: Iterable<{ outcome: ItemOutcome | null | undefined }>) => readonly ItemMerchant[] {
  const keyOf = merchantKeyIn(aliases)
  const seen = new WeakSet<ItemOutcome>()
  const merchants = new Map<string, ItemMerchant>()
  const nameOf = (key: string) => merchants.get(key)?.name ?? ''
  let order: readonly string[] = []
  let list: readonly ItemMerchant[] = []
  return (rows) => {
    const before = merchants.size
    let hasMore = false
    for (const { outcome } of rows) {
      if (!outcome || seen.has(outcome)) continue
      seen.add(outcome)
      hasMore = true
      const here = new Set<string>()
      for (const offer of offersOf(outcome) ?? []) {
        const key = keyOf(offer)
        if (key === null) continue
        const id = offer.merchantId
        const name = merchantNamed(offer) ?? key
        const known = merchants.get(key) ?? {
          key: id ?? name,
          id,
          ids: [],
          name: canonicalName(name, aliases),
          count: 0,
        }
        const ids = id === null || known.ids.includes(id) ? known.ids : [...known.ids, id]
        merchants.set(key, { ...known, ids, count: known.count + (here.has(key) ? 0 : 1) })
        here.add(key)
      }
    }
    if (merchants.size > before) {
      order = [...merchants.keys()].toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)))
    }
    if (hasMore) list = order.flatMap((key) => merchants.get(key) ?? [])
    return list
  }
}

/** The prices of one item over the versions of a collection: for a code one line per merchant, otherwise the record’s line. */
import type { ChangeSide } from '@/domain/changes/change.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** One price per version; null where the version has no price above 0 for it. */
type Prices = readonly (number | null)[]

type ItemLine = {
  merchantId: string | null
  /** The name in the latest version that has the merchant; null without one. */
  merchant: string | null
  prices: Prices
}

export type ItemLines = {
  /** The item in the latest version that has it. */
  side: ChangeSide
  /** The code whose offers these are, by `marketKey`; null for a record. */
  market: string | null
  /** In the order of the latest version. */
  lines: readonly ItemLine[]
  /** The lowest price and the index of the first version that has it; null where no version has a price. */
  lowest: { price: number; merchant: string | null; place: number } | null
  /** The MRP in each version; null where missing. */
  salePrices: Prices
}

/** The offers of one code are one item. Null for a row without an identity. */
export function itemKey(row: ChangeSide): string | null {
  return row.code === null ? rowKey(row) : `code ${marketKey(row.country, row.code)}`
}

const merchantOf = ({ merchantId, merchant }: ChangeSide) => merchantId ?? merchant ?? ''

/** `versions`: the rows of each, oldest first. `key`: the key of any row of the item. Null where no version has it. */
export function itemLines(
  versions: readonly (readonly ChangeSide[])[],
  key: string,
): ItemLines | null {
  const named = versions.flat().find((row) => rowKey(row) === key)
  const item = named && itemKey(named)
  if (!named || item === null) return null
  const at = versions.map((rows) => rows.filter((row) => itemKey(row) === item))
  const latest = at.findLast((rows) => rows.length > 0) ?? [named]
  const merchants = new Map<
    string,
    { merchantId: string | null; merchant: string | null; prices: (number | null)[] }
  >()
  // Order and names come from the latest version; merchants that are gone follow.
  for (const row of [...latest, ...at.toReversed().flat()]) {
    if (merchants.has(merchantOf(row))) continue
    const { merchantId, merchant } = row
    merchants.set(merchantOf(row), { merchantId, merchant, prices: versions.map(() => null) })
  }
  let lowest: ItemLines['lowest'] = null
  for (const [place, rows] of at.entries()) {
    for (const row of rows) {
      const { offerPrice } = row
      const line = merchants.get(merchantOf(row))
      if (!line || !isUsablePrice(offerPrice)) continue
      line.prices[place] = Math.min(line.prices[place] ?? Infinity, offerPrice)
      if (offerPrice < (lowest?.price ?? Infinity)) {
        lowest = { price: offerPrice, merchant: line.merchant, place }
      }
    }
  }
  return {
    side: latest.find((row) => rowKey(row) === key) ?? latest[0] ?? named,
    market: named.code === null ? null : marketKey(named.country, named.code),
    lines: [...merchants.values()],
    lowest,
    salePrices: at.map(
      (rows) => rows.find(({ salePrice }) => isUsablePrice(salePrice))?.salePrice ?? null,
    ),
  }
}

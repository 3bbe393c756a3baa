/** The prices of one item over the versions of a collection: for a code one line per merchant, otherwise the record’s line. */
import type { ChangeSide } from '@/domain/changes/change.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** One price per version; null if the version has no price above 0. */
type Prices = readonly (number | null)[]

type ItemLine = {
  merchantId: string | null
  /** The merchant’s name in the latest version that has its offer; null without a name. */
  merchant: string | null
  prices: Prices
}

export type ItemLines = {
  /** A row of the item in the latest version that has it. */
  side: ChangeSide
  /** The code whose offers the lines show, by `marketKey`; null for a record. */
  market: string | null
  /** The lines, in the order of the offers in the latest version. */
  lines: readonly ItemLine[]
  /** The lowest price of all lines, and the index (`place`) of the first version that has it; null if no version has a price. */
  lowest: { price: number; merchant: string | null; place: number } | null
  /** The MRP in each version; null if missing. */
  salePrices: Prices
}

/** The key of the item that a row belongs to: all offers of one code are one item. Null for a row without an identity. */
export function itemKey(row: ChangeSide): string | null {
  return row.code === null ? rowKey(row) : `code ${marketKey(row.country, row.code)}`
}

const merchantOf = ({ merchantId, merchant }: ChangeSide) => merchantId ?? merchant ?? ''

/**
 * The lines of an item. `versions` are the rows of each version, oldest first; `key` is the `rowKey` of any row of the item. Null
 * if no version has it.
 */
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
  // The order and the names come from the latest version; merchants that it lacks follow.
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

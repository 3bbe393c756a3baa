/** The prices of one item over the versions of a collection: of a code one line for each merchant, else that of the record. */
import type { ChangeSide } from '@/domain/changes/change.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** One for each version; null where the version has no price above 0 of it. */
type Prices = readonly (number | null)[]

type ItemLine = {
  merchantId: string | null
  /** As the latest version names it; null where none does. */
  merchant: string | null
  prices: Prices
}

export type ItemLines = {
  /** As the latest version that has the item describes it. */
  side: ChangeSide
  /** The code whose offers these are, by `marketKey`; null for a record. */
  market: string | null
  /** The order is that of the latest version. */
  lines: readonly ItemLine[]
  /** The first of the versions that has it, by its place; null where no version has a price. */
  lowest: { price: number; merchant: string | null; place: number } | null
  /** Its MRP at each version; null where that gives none. */
  salePrices: Prices
}

/** The offers of one code are one item. Null for a row that nothing tells apart. */
export function itemKey(row: ChangeSide): string | null {
  return row.code === null ? rowKey(row) : `code ${marketKey(row.country, row.code)}`
}

const merchantOf = ({ merchantId, merchant }: ChangeSide) => merchantId ?? merchant ?? ''

/** `versions`: their rows, oldest first. `key`: of any row of the item. Null where no version has it. */
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
  // The latest version gives the order and the names; merchants that are gone follow.
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

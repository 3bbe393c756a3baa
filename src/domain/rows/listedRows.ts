/** Counts how many products of each group you also sell, to compare an assortment with yours. */
import type { GroupColumn } from '@/domain/columns/columns.ts'
import type { RowMarket } from '@/domain/market/rowMarket.ts'
import type { RowTable } from './rowTable.ts'
import type { ListedGroup } from './rowView.ts'
import { topValues } from './topValues.ts'

/**
 * Whether every code of a row is checked, so that it is known whether you sell it. Without a merchant of yours in the country it
 * isn’t known.
 */
const isAnswered = (market: RowMarket | undefined) =>
  market !== undefined &&
  market.checked === market.codes.length &&
  market.codes.every(({ isChosen }) => isChosen)

/**
 * Counts the products of each group, the largest group first. A product is yours if any of its codes has an offer of yours. If none
 * has and a code is unchecked, it is unknown.
 */
export function listedRows(table: RowTable, rows: Uint32Array, by: GroupColumn): ListedGroup[] {
  const group = table.group(by)
  const top = topValues(by, group, rows, Infinity)
  const lines = top.values.map((value, index): ListedGroup => ({
    value,
    rows: top.rows[index] ?? 0,
    listed: 0,
    unknown: 0,
  }))
  for (const row of rows) {
    const line = lines[top.places[group.codes[row] ?? 0] ?? -1]
    if (line === undefined) continue
    const market = table.rows[row]?.market
    if (market?.codes.some(({ isSold }) => isSold) === true) line.listed += 1
    else if (!isAnswered(market)) line.unknown += 1
  }
  return lines
}

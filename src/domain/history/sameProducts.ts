/**
 * Finds the products that all versions of a collection have. Figures over these products change only with prices, not with the
 * assortment.
 */
import type { ChangeSide } from '@/domain/changes/change.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** The `rowKey`s of the rows that have a price above 0 in every version. */
export function sameProducts(versions: readonly (readonly ChangeSide[])[]): ReadonlySet<string> {
  const [first = [], ...others] = versions.map(
    (rows) =>
      new Set(
        rows.flatMap((row) => {
          const key = rowKey(row)
          return key !== null && isUsablePrice(row.offerPrice) ? [key] : []
        }),
      ),
  )
  return new Set([...first].filter((key) => others.every((keys) => keys.has(key))))
}

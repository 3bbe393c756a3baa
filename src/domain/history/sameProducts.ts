/** The products that every version of a collection has: figures of them move with their prices alone. */
import type { ChangeSide } from '@/domain/changes/change.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** Keys, as `rowKey` writes them, of the rows with a price above 0 in each of the versions. */
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

import { formatCount } from '../../lib/format.ts'
import { RefusedRows } from '../../notices/RefusedRows.tsx'
import { PRICES } from '../../words/priceListNames.ts'
import type { PriceRow } from './readPriceRows.ts'

/** Every row that is not kept as it was given, with the reason. */
export function RowProblems({ rows }: { rows: readonly PriceRow[] }) {
  const refused = (saysOf: (row: PriceRow) => string | null) =>
    rows.flatMap((row) => {
      const says = saysOf(row)
      return says === null ? [] : [{ place: row.row, given: row.code, says }]
    })
  return (
    <>
      <RefusedRows title={PRICES.leftOut} what="row" rows={refused(({ problem }) => problem)} />
      <RefusedRows
        title={PRICES.replaced}
        what="row"
        rows={refused(({ replacedBy }) =>
          replacedBy === null
            ? null
            : `Row ${formatCount(replacedBy)} speaks of the same item, and counts.`,
        )}
      />
      <RefusedRows
        title={PRICES.mended}
        what="row"
        rows={refused(({ mended, entry, replacedBy }) =>
          mended === null || entry === null || replacedBy !== null
            ? null
            : `${mended} Kept as ${entry.code}.`,
        )}
      />
    </>
  )
}

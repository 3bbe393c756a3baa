/** Whether the prices of a column are without tax or with it, as most of its cells state. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { PRICE_COLUMNS, type PriceColumn } from '@/features/import/priceColumns.ts'
import { sampleOf } from '@/features/import/roles/columnFacts.ts'
import type { RawRow } from '@/features/import/table.ts'
import { readPrice, type DecimalSign } from '@/lib/numbers/readPrice.ts'

/**
 * Whether each column of prices is without tax (`net`) or with it; null if most cells state neither. A cell that differs from
 * its column is doubtful.
 */
export type ColumnTaxes = ReadonlyMap<PriceColumn, 'net' | 'gross' | null>

export function taxOfColumns(
  rows: readonly RawRow[],
  roles: ReadonlyMap<ColumnRole, number>,
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>,
): ColumnTaxes {
  const taxes = new Map<PriceColumn, 'net' | 'gross' | null>()
  const sample = sampleOf(rows)
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    if (place === undefined) continue
    const counts = { net: 0, gross: 0, none: 0 }
    for (const { cells } of sample) {
      const cell = cells[place]
      // A cell without letters and signs has no word for tax.
      if (typeof cell !== 'string' || !/[\p{L}+]/u.test(cell)) {
        if (cell !== undefined && cell !== '') counts.none += 1
        continue
      }
      const reading = readPrice(cell, signs.get(role) ?? null)
      if (reading.kind === 'price') counts[reading.tax ?? 'none'] += 1
    }
    const most = Math.max(counts.net, counts.gross, counts.none)
    taxes.set(
      role,
      counts.net === most && most > 0 ? 'net' : counts.gross === most && most > 0 ? 'gross' : null,
    )
  }
  return taxes
}

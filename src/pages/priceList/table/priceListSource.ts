/** Writes a price list as a sheet for export: the entered values, and the calculated margin. */
import { headerReader } from '@/components/data-table/columnState.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { orderLine } from '@/domain/columns/sheetColumns.ts'
import { MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import type { SortKeys } from '@/lib/sortKeys.ts'
import { priceColumns, type PriceColumn } from '@/pages/priceList/columns.tsx'

type Options = {
  entries: readonly PriceEntry[]
  /** The entries that match the search; null for all. */
  found: readonly PriceEntry[] | null
  q: string
  /** The order of the rows; empty for the stored order. */
  sort: SortKeys<PriceColumn>
  country: string
  /** When the list was imported, in epoch milliseconds; null if unknown. */
  at: number | null
  /** The currency label of the country; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  now: number
}

export function priceListSource({
  entries,
  found,
  q,
  sort,
  country,
  at,
  label,
  now,
}: Options): ExportSource<PriceEntry> {
  const context = { country, changes: null }
  return {
    name: `Price list ${shownCountry(country)}, ${dayOf(now)}`,
    about: () => [
      `Your price list for ${shownCountry(country)}`,
      `Exported ${formatWhen(now)}${at === null ? '' : `; imported ${formatWhen(at)}`}`,
      ...(q === '' ? [] : [`Filter: ${q}`]),
      currencyLine(label),
      orderLine(sort, headerReader(priceColumns, context), null, 'as imported'),
    ],
    details: () => [`Margin, in percent: ${MARGIN_FORMULA}`],
    columns: fileColumns(priceColumns, entries, context),
    shown: null,
    rows: entries,
    filtered: found,
  }
}

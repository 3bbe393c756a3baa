/**
 * Writes the file of a collection, the same for every kind: the table as shown, at most ten lines above the rows, and everything
 * else as details.
 */
import { rowFigureKeys } from '@/api/fields/derived.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import type { Collection, CollectionSource, Version } from '@/domain/collections/collection.ts'
import { columnLabels, COLUMNS, type ColumnKey } from '@/domain/columns/columns.ts'
import { besideMarket, MARKET_CODE, orderLine } from '@/domain/columns/sheetColumns.ts'
import { traitColumnsOf } from '@/domain/columns/traitColumns.ts'
import { withPosition } from '@/domain/market/filePosition.ts'
import { withGroupedColumns } from '@/domain/market/groupedColumns.ts'
import { isMarketColumn, measuredInWords } from '@/domain/market/rowMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import type { RowFilter, RowSort, WorkRow } from '@/domain/rows/rowView.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { activeFilters } from '@/pages/collection/filters/filterWords.ts'
import { allRowColumns, fileContext, type RowColumn } from '@/pages/collection/rows/columns.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { completeness } from './completeness.ts'
import type { FilePricingContext } from './filePricingContext.ts'

export type CollectionFileOptions = {
  collection: Pick<Collection, 'name' | 'countries' | 'source'>
  version: Version
  rows: readonly WorkRow[]
  /** The filtered rows in the order of the table; null when the table shows all rows in their original order. */
  filtered: readonly WorkRow[] | null
  /** The filter of the table; null for selected rows. */
  filter: RowFilter | null
  sort: RowSort
  pricingContext: FilePricingContext
  /** The keys of the columns that the table shows. */
  shown: readonly string[]
  /** The user's currency label for these countries; '' for none. */
  label: string
  /** Names that the user has merged. */
  aliases: AliasesByKind
  /** The time of the export, in epoch milliseconds. */
  at: number
}

/** Sorts the file's columns: those of the table first, in its order, then all others. */
function inTableOrder(columns: readonly RowColumn[], shown: readonly string[]) {
  const places = new Map(shown.map((key, at) => [key, at]))
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? shown.length
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const SOURCES: Readonly<Record<CollectionSource['kind'], string>> = {
  search: 'search',
  codes: 'codes',
  picked: 'picked products',
}

function chosenLines(
  { filter, sort }: Pick<CollectionFileOptions, 'filter' | 'sort'>,
  columnLabel: (column: ColumnKey) => string,
  which: 'filtered' | 'all' | undefined,
  first: string,
): string[] {
  if (filter === null) return ['Rows: selected one by one', 'Order: as selected']
  if (which === 'all') return ['Filters: none', orderLine([], columnLabel, null, first)]
  const narrowed = activeFilters(filter, columnLabel).map(({ label, value }) => `${label} ${value}`)
  return [
    `Filters: ${narrowed.length === 0 ? 'none' : narrowed.join('; ')}`,
    orderLine(sort, columnLabel, filter.top, first),
  ]
}

/** The lines above the rows: at most eight here, because the writer adds two, the totals and the number of rows. */
function headLines(options: CollectionFileOptions, areItems: boolean, which?: 'filtered' | 'all') {
  const { collection, version, pricingContext, label, at } = options
  const { you, reference, tolerance } = pricingContext
  return [
    collection.name,
    `Exported ${formatWhen(at)}; version of ${formatWhen(version.at)}`,
    completeness(version, options.rows).message,
    `Country: ${shownCountries(collection.countries)}; source: ${SOURCES[collection.source.kind]}; currency: ${label === '' ? 'not stated' : label}`,
    `You: ${you ?? 'no merchant chosen'}`,
    `Compared with: ${reference.label}; up to ${tolerance}% counts as at market`,
    ...chosenLines(
      options,
      columnLabels(reference),
      which,
      areItems ? 'as given' : CATALOG_ORDER.toLowerCase(),
    ),
  ]
}

export function collectionFile(options: CollectionFileOptions): ExportSource<WorkRow> {
  const { collection, version, rows, filtered, shown, pricingContext, aliases } = options
  const { reference } = pricingContext
  const { duplicates, withoutId } = version.counts
  const { isWhole } = completeness(version, rows)
  const areItems = rows.some(({ item }) => item !== undefined)
  const hasSizes = rows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  const traits = traitColumnsOf([...rows, ...(filtered ?? [])], Infinity)
  const file: ExportSource<WorkRow> = {
    name: `${collection.name}, ${dayOf(version.at)}${isWhole ? '' : ', incomplete'}`,
    about: (which) => headLines(options, areItems, which),
    details: () => [
      ...(duplicates > 0 ? [`Left out as duplicates: ${formatCount(duplicates)}`] : []),
      ...(withoutId > 0 ? [`Without a product ID: ${formatCount(withoutId)}`] : []),
      ...rowFigureKeys.map((key) => `${COLUMNS[key].label}, calculated: ${COLUMNS[key].formula}`),
      ...(rows.some(({ market }) => market !== undefined) ? [measuredInWords(reference)] : []),
    ],
    columns: fileColumns(
      inTableOrder(allRowColumns(traits), shown),
      rows,
      fileContext(collection.source, reference),
    ),
    shown: [
      ...shown,
      ...(shown.some(isMarketColumn) ? [MARKET_CODE.key] : []),
      ...shown
        .filter(isMarketColumn)
        .filter((key) => key === 'rank' || hasSizes)
        .flatMap((key) => besideMarket(key, '').map((column) => column.key)),
      'reason',
      'place',
    ],
    rows,
    countryOf: ({ country }) => country,
    filtered,
    receivedOf: (row) => withPosition(row, reference),
    receivedLabel: 'JSON of the rows as stored',
  }
  const readers = {
    brand: (row: WorkRow) => row.brand,
    merchant: (row: WorkRow) => row.merchant,
  }
  return withGroupedColumns(file, readers, aliases)
}

/** The one file of every collection: its table as shown, at most ten lines above the rows, and everything else as details. */
import { rowFigureKeys } from '../../../catalog/fields/derived.ts'
import { dayOf } from '../../../export/exportAbout.ts'
import { shownCountries } from '../../../lib/countryCode.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '../../../lib/sheet/sheet.ts'
import type { Joined } from '../../../market/names.ts'
import { columnLabels, COLUMNS, type ColumnKey } from '../../../model/columns/columns.ts'
import { isItemColumn } from '../../../model/columns/itemColumns.ts'
import {
  besideMarket,
  MARKET_CODE,
  orderLine,
  rowSheetColumns,
} from '../../../model/columns/sheetColumns.ts'
import { traitColumnsOf, traitIn, traitOf } from '../../../model/columns/traitColumns.ts'
import { withPosition } from '../../../model/market/filePosition.ts'
import { withGroupedColumns } from '../../../model/market/groupedColumns.ts'
import { isMarketColumn, measuredInWords } from '../../../model/market/rowMarket.ts'
import type { ResultSet, SetSource, Snapshot } from '../../../model/resultSet/resultSet.ts'
import type { RowFilter, RowSort, WorkRow } from '../../../model/workbench/rowView.ts'
import { CATALOG_ORDER } from '../../../words/columnNames.ts'
import { narrowings } from '../filters/filterWords.ts'
import { completeness } from './completeness.ts'
import type { FileStandpoint } from './fileStandpoint.ts'

export type CollectionFileGiven = {
  set: Pick<ResultSet, 'name' | 'countries' | 'source'>
  snapshot: Snapshot
  rows: readonly WorkRow[]
  /** In the order of the table; null where the table shows all rows in their first order. */
  filtered: readonly WorkRow[] | null
  /** Null for rows that were selected one by one. */
  filter: RowFilter | null
  sort: RowSort
  standpoint: FileStandpoint
  /** Keys of the table's columns. */
  shown: readonly string[]
  /** The currency label that the user has set for these countries; '' for none. */
  label: string
  /** Names that the user has merged. */
  joined: Joined
  /** Epoch milliseconds. */
  at: number
}

const place: SheetColumn<WorkRow> = {
  key: 'place',
  label: CATALOG_ORDER,
  cell: (row) => (row.place === null ? null : row.place + 1),
}

/** Why a row has no product or no prices: in the table the status says it. */
const reason: SheetColumn<WorkRow> = {
  key: 'reason',
  label: 'Remark',
  cell: ({ item }) => item?.reason ?? null,
}

/** A column for each attribute that any of the rows states. */
const traitSheetColumns = (rows: readonly WorkRow[]): SheetColumn<WorkRow>[] =>
  traitColumnsOf(rows, Infinity).map((key) => ({
    key,
    label: traitOf(key),
    cell: (row) => traitIn(row, key),
  }))

/** Columns of the table first, in the order in which the table has them. */
function inTableOrder(columns: readonly SheetColumn<WorkRow>[], shown: readonly string[]) {
  const places = new Map(shown.map((key, at) => [key, at]))
  const placeOf = ({ key }: { key: string }) => places.get(key) ?? shown.length
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const SOURCES: Readonly<Record<SetSource['kind'], string>> = {
  search: 'search',
  batch: 'codes',
  list: 'picked products',
}

function chosenLines(
  { filter, sort }: Pick<CollectionFileGiven, 'filter' | 'sort'>,
  called: (column: ColumnKey) => string,
  which: 'filtered' | 'all' | undefined,
  first: string,
): string[] {
  if (filter === null) return ['Rows: selected one by one', 'Order: as selected']
  if (which === 'all') return ['Filters: none', orderLine([], called, null, first)]
  const narrowed = narrowings(filter, called).map(({ label, value }) => `${label} ${value}`)
  return [
    `Filters: ${narrowed.length === 0 ? 'none' : narrowed.join('; ')}`,
    orderLine(sort, called, filter.top, first),
  ]
}

/** Eight lines: with the totals and the number of rows, which the writer adds, ten. */
function headLines(given: CollectionFileGiven, areItems: boolean, which?: 'filtered' | 'all') {
  const { set, snapshot, standpoint, label, at } = given
  const { you, reference, tolerance } = standpoint
  return [
    set.name,
    `Exported ${formatWhen(at)}; version of ${formatWhen(snapshot.at)}`,
    completeness(snapshot, given.rows).says,
    `Country: ${shownCountries(set.countries)}; source: ${SOURCES[set.source.kind]}; currency: ${label === '' ? 'not stated' : label}`,
    `You: ${you ?? 'no merchant chosen'}`,
    `Compared with: ${reference.label}; up to ${tolerance}% counts as at market`,
    ...chosenLines(
      given,
      columnLabels(reference),
      which,
      areItems ? 'as given' : CATALOG_ORDER.toLowerCase(),
    ),
  ]
}

export function collectionFile(given: CollectionFileGiven): ExportSource<WorkRow> {
  const { set, snapshot, rows, filtered, shown, standpoint, joined } = given
  const { reference } = standpoint
  const { duplicates, withoutId } = snapshot.counts
  const called = columnLabels(reference)
  const { isWhole } = completeness(snapshot, rows)
  const areItems = rows.some(({ item }) => item !== undefined)
  const hasReasons = rows.some(({ item }) => (item?.reason ?? null) !== null)
  const hasSizes = rows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  const columns = [
    ...rowSheetColumns,
    ...(hasReasons ? [reason] : []),
    ...(areItems ? [] : [place]),
    ...traitSheetColumns([...rows, ...(filtered ?? [])]),
  ]
  const file: ExportSource<WorkRow> = {
    name: `${set.name}, ${dayOf(snapshot.at)}${isWhole ? '' : ', incomplete'}`,
    about: (which) => headLines(given, areItems, which),
    details: () => [
      ...(duplicates > 0 ? [`Left out as duplicates: ${formatCount(duplicates)}`] : []),
      ...(withoutId > 0 ? [`Without a product id: ${formatCount(withoutId)}`] : []),
      ...rowFigureKeys.map((key) => `${COLUMNS[key].label}, calculated: ${COLUMNS[key].formula}`),
      ...(rows.some(({ market }) => market !== undefined) ? [measuredInWords(reference)] : []),
    ],
    columns: inTableOrder(columns, shown).flatMap((column) => {
      if (!areItems && isItemColumn(column.key)) return []
      if (!isMarketColumn(column.key)) return [column]
      const name = called(column.key)
      const named = [{ ...column, label: name }, ...besideMarket(column.key, name)]
      return column.key === 'myPrice' ? [MARKET_CODE, ...named] : named
    }),
    shown: [
      ...shown,
      ...(shown.some(isMarketColumn) ? [MARKET_CODE.key] : []),
      ...shown
        .filter(isMarketColumn)
        .filter((key) => key === 'rank' || hasSizes)
        .flatMap((key) => besideMarket(key, '').map((column) => column.key)),
      reason.key,
      place.key,
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
  return withGroupedColumns(file, readers, joined)
}

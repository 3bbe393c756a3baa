/** The rows of a result set to be exported: what stands above them, and every column. */
import { shownCountries } from '../../lib/countryCode.ts'
import { rowFigureKeys } from '../../catalog/fields/derived.ts'
import { currencyLine, dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ExportSource, SheetColumn } from '../../lib/sheet/sheet.ts'
import type { Joined } from '../../market/names.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { columnLabels, COLUMNS, type ColumnKey } from '../../model/columns/columns.ts'
import { isItemColumn } from '../../model/columns/itemColumns.ts'
import { traitColumnsOf, traitIn, traitOf } from '../../model/columns/traitColumns.ts'
import {
  besideMarket,
  MARKET_CODE,
  orderLine,
  rowSheetColumns,
} from '../../model/columns/sheetColumns.ts'
import { withGroupedColumns } from '../../model/market/groupedColumns.ts'
import { withPosition } from '../../model/market/filePosition.ts'
import { isMarketColumn, measuredInWords } from '../../model/market/rowMarket.ts'
import { isComplete, type ResultSet, type Snapshot } from '../../model/resultSet/resultSet.ts'
import type { RowFilter, RowSort, WorkRow } from '../../model/workbench/rowView.ts'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import { narrowings } from './filters/filterWords.ts'
import { cutWords } from './snapshotWords.ts'

export type WorkbenchSheetGiven = {
  set: ResultSet
  snapshot: Snapshot
  rows: readonly WorkRow[]
  /** In the order of the table; null where it shows all as they were loaded. */
  filtered: readonly WorkRow[] | null
  /** Null for rows that were selected one by one. */
  filter: RowFilter | null
  sort: RowSort
  /** What prices of the market are measured against. */
  reference: ReferenceWords
  /** Keys of the table's columns. */
  shown: readonly string[]
  /** The currency label that the user has set for these countries; '' for none. */
  label: string
  /** Names that the user has joined. */
  joined: Joined
  /** Epoch milliseconds. */
  at: number
}

const columns: readonly SheetColumn<WorkRow>[] = [
  ...rowSheetColumns,
  {
    key: 'place',
    label: CATALOG_ORDER,
    cell: ({ place }) => (place === null ? null : place + 1),
  },
]

/** A column for each trait that any of the rows states. */
const traitSheetColumns = (rows: readonly WorkRow[]): SheetColumn<WorkRow>[] =>
  traitColumnsOf(rows, Infinity).map((key) => ({
    key,
    label: traitOf(key),
    cell: (row) => traitIn(row, key),
  }))

/** "Incomplete: 480 of 4,213 rows were loaded"; what a whole load could not have is said, too. */
export function wholeness(snapshot: Snapshot): string {
  const { counts, promised } = snapshot
  const cut = cutWords(snapshot)
  if (isComplete(snapshot)) return cut === null ? 'Complete' : `Incomplete: ${cut}`
  const of = promised === null ? '' : ` of ${formatCount(promised)}`
  return `Incomplete: ${formatCount(counts.rows)}${of} rows were loaded`
}

function chosenLines(
  { filter, sort }: Pick<WorkbenchSheetGiven, 'filter' | 'sort'>,
  called: (column: ColumnKey) => string,
  which: 'filtered' | 'all' | undefined,
): string[] {
  if (filter === null) return ['Rows: selected one by one, in the order of the selection']
  if (which === 'all') return ['Narrowed: not at all', orderLine([], called)]
  const narrowed = narrowings(filter, called).map(({ label, value }) => `${label} ${value}`)
  return [
    `Narrowed: ${narrowed.length === 0 ? 'not at all' : narrowed.join('; ')}`,
    orderLine(sort, called, filter.top),
  ]
}

export function workbenchSheet(given: WorkbenchSheetGiven): ExportSource<WorkRow> {
  const { set, snapshot, rows, filtered, shown, reference, label, joined, at } = given
  const { duplicates, withoutId } = snapshot.counts
  const called = columnLabels(reference)
  const isWhole = wholeness(snapshot) === 'Complete'
  const areItems = rows.some(({ item }) => item !== undefined)
  const hasSizes = rows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  const sheet: ExportSource<WorkRow> = {
    name: `${set.name}, ${dayOf(snapshot.at)}${isWhole ? '' : ', incomplete'}`,
    about: (which) => [
      set.name,
      `Exported ${formatWhen(at)}; loaded ${formatWhen(snapshot.at)}`,
      `Country: ${shownCountries(set.countries)}; mode: ${snapshot.settings.mode}`,
      currencyLine(label),
      wholeness(snapshot),
      ...chosenLines(given, called, which),
    ],
    details: () => [
      ...(duplicates > 0 ? [`Left out as duplicates: ${formatCount(duplicates)}`] : []),
      ...(withoutId > 0 ? [`Without a product id: ${formatCount(withoutId)}`] : []),
      ...rowFigureKeys.map((key) => `${COLUMNS[key].label}, calculated: ${COLUMNS[key].formula}`),
      ...(rows.some(({ market }) => market !== undefined) ? [measuredInWords(reference)] : []),
    ],
    columns: [...columns, ...traitSheetColumns([...rows, ...(filtered ?? [])])].flatMap(
      (column) => {
        if (!areItems && isItemColumn(column.key)) return []
        if (!isMarketColumn(column.key)) return [column]
        const name = called(column.key)
        const named = [{ ...column, label: name }, ...besideMarket(column.key, name)]
        return column.key === 'myPrice' ? [MARKET_CODE, ...named] : named
      },
    ),
    shown: [
      ...shown,
      ...(shown.some(isMarketColumn) ? [MARKET_CODE.key] : []),
      ...shown
        .filter(isMarketColumn)
        .filter((key) => key === 'rank' || hasSizes)
        .flatMap((key) => besideMarket(key, '').map((column) => column.key)),
      'place',
    ],
    rows,
    countryOf: ({ country }) => country,
    filtered,
    receivedOf: (row) => withPosition(row, reference),
    receivedLabel: 'JSON of the rows as this browser keeps them',
  }
  const readers = {
    brand: (row: WorkRow) => row.brand,
    merchant: (row: WorkRow) => row.merchant,
  }
  return withGroupedColumns(sheet, readers, joined)
}

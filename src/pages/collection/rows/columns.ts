/**
 * The one definition of a collection's columns, for table, picker, order, totals, addresses, file and report. Cells that show
 * more than a value are in RowCells.tsx, because the nightly run writes files and reports without components or style sheets.
 */
import { fieldOf, rowKeys } from '@/api/fields/places.ts'
import { availableColumns, visibleColumns } from '@/components/data-table/columnState.ts'
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import type { ItemStatus } from '@/domain/collections/rowItem.ts'
import {
  columnFacts,
  columnKeys,
  columnLabels,
  isFigureColumn,
  isGroupColumn,
  isPrice,
  totalKindOf,
  DEFAULT_MARKET_COLUMNS,
  valueInRow,
  type ColumnKey,
} from '@/domain/columns/columns.ts'
import { isItemColumn } from '@/domain/columns/itemColumns.ts'
import { besideMarket, MARKET_CODE } from '@/domain/columns/sheetColumns.ts'
import { isTraitColumn, type TraitColumn } from '@/domain/columns/traitColumns.ts'
import { isMarketColumn, type MarketColumn } from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { RowsResult, RowFilter, WorkRow } from '@/domain/rows/rowView.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatIndex, formatPercent, formatSigned } from '@/lib/numbers/format.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import type { RowActions } from './rowActions.ts'

/** What the page knows about all rows. The rows themselves stay in the worker. */
type KnownRows = Pick<
  RowsResult,
  'figures' | 'groups' | 'eans' | 'hasMarket' | 'traits' | 'items'
> & {
  filter: Pick<RowFilter, 'top'>
}

export type RowsContext = {
  /** What is known about all rows; null for a file or report, which has the rows themselves. */
  known: KnownRows | null
  source: CollectionSource['kind']
  /** The header of a column; market columns are named by what prices are compared with. */
  columnLabel: (key: ColumnKey) => string
  /** Whether the rows are of several countries: a price then doesn't show its country. */
  isMixed: boolean
  /** The actions in a row; null when rows are read-only. */
  acts: RowActions | null
}

/** The ids of columns that only files have. */
type FileId = 'place' | 'country' | 'reason'
export type RowColumn = DataColumn<WorkRow, ColumnKey | FileId, RowsContext>
/** A column that a table can show. */
export type RowTableColumn = RowColumn & { id: ColumnKey }

const USUAL: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'note',
  'merchant',
  'brand',
  'offerPrice',
  'salePrice',
  'discount',
  'sinceAdded',
  'trueDiscount',
  'discountGap',
  'avgRating',
  'lastChangedTime',
])

/**
 * The default columns when attributes are loaded: the attributes come after them, and few columns keep these visible without
 * scrolling.
 */
const USUAL_WITH_TRAITS: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'note',
  'merchant',
  'brand',
  'offerPrice',
  'salePrice',
])

/** The default columns of picked products: the figures of each check, and the note. Codes are in the details below the row. */
const USUAL_OF_PICKED: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'merchant',
  'active',
  'offerPrice',
  'sinceAdded',
  'note',
])

/** When every row has this status, the column *Status* is not shown by default. */
const FOUND: ItemStatus = 'Found'

/** How many loaded attributes are columns by default. */
const FIRST_TRAITS = 4

function isUsual(key: ColumnKey, { known }: RowsContext): boolean {
  if (known === null) return true
  const { figures, groups, hasMarket, traits, filter } = known
  // The column of the figure by which the top rows are ranked is always shown.
  if (key === filter.top?.column) return true
  if (isTraitColumn(key)) return traits.columns.slice(0, FIRST_TRAITS).includes(key)
  // When each product has one code, this column repeats the difference.
  if (key === 'above' && !known.items.haveSizes) return false
  const isFound = groups.status?.every(({ value }) => value === FOUND)
  if (key === 'status' && isFound && !known.items.haveReasons) return false
  // Only picked products have a time at which they were added.
  const isPicked = figures.addedAt !== undefined
  if (isPicked && key === 'active') return true
  if (hasMarket) return DEFAULT_MARKET_COLUMNS.has(key)
  if (traits.columns.length > 0) return USUAL_WITH_TRAITS.has(key)
  return (isPicked ? USUAL_OF_PICKED : USUAL).has(key)
}

/** Returns true if any row has a value in the column, and for columns of text, for which this is unknown. */
function hasValues(key: ColumnKey, { known, source }: RowsContext): boolean {
  if (known === null || isTraitColumn(key)) return true
  if (isMarketColumn(key)) return known.hasMarket
  if (key === 'given') return known.items.areFromInput
  // Notes of picked products are edited in their cells, so the column is needed even while it is empty.
  if (key === 'note') return known.items.haveNotes || source === 'picked'
  if (key === 'eans') return known.eans.with.all > 0
  if (isFigureColumn(key)) return known.figures[key] !== undefined
  if (isGroupColumn(key)) return key in known.groups
  return key !== 'code' || source === 'codes'
}

const areItems = (rows: readonly WorkRow[]) => rows.some(({ item }) => item !== undefined)

/** What these columns define differently from the field or figure that they show. */
const OWN: Partial<Record<ColumnKey, Partial<RowTableColumn>>> = {
  title: { isName: true, takesRest: true },
  avgRating: { format: formatIndex },
  difference: { formatFooter: (value) => formatPercent(value, { digits: 1, signed: true }) },
  amount: { formatFooter: formatSigned },
}

type FileCells = NonNullable<RowColumn['file']>

const ofMarket = (key: MarketColumn): FileCells => ({
  needs: () => true,
  beside: ({ columnLabel }) => [
    ...(key === 'myPrice' ? [MARKET_CODE] : []),
    ...besideMarket(key, columnLabel(key)),
  ],
})

/** The changes to a price column when the rows are of several countries, because a price doesn't show its country. */
const acrossCountries = ({ isMixed }: RowsContext) =>
  isMixed
    ? {
        order: 'Not sorted: the country of each price isn’t known.',
        total: 'prices of several countries have no median',
      }
    : null

function fileOf(key: ColumnKey): FileCells {
  if (isMarketColumn(key)) return ofMarket(key)
  return { needs: isItemColumn(key) ? areItems : () => true }
}

/** The definition of a column: of a field, a figure, an input or an attribute. */
export function rowColumn(key: ColumnKey): RowTableColumn {
  const { kind, width, opensGroup, formula, open, hasZero } = columnFacts(key)
  return {
    id: key,
    header: ({ columnLabel }) => columnLabel(key),
    kind,
    accessor: (row) => valueInRow(row, key),
    footer: totalKindOf(key),
    size: width,
    opensGroup,
    formula,
    open,
    needs: (_, context) => hasValues(key, context),
    isUsual: (_, context) => isUsual(key, context),
    file: fileOf(key),
    ...(hasZero && { hasZero }),
    ...(isPrice(key) && { incomparable: acrossCountries }),
    ...OWN[key],
  }
}

/** The columns of URLs, which only files have. */
const addresses = rowKeys
  .filter((key) => fieldOf(key).kind === 'url')
  .map((key) => ({
    id: key as ColumnKey, // cast, because `ColumnKey` has no columns of URLs
    header: fieldOf(key).label,
    kind: fieldOf(key).kind,
    accessor: (row: WorkRow) => row[key],
    isFileOnly: true as const,
  }))

const defined = defineColumns<WorkRow, RowsContext>()(columnKeys.map(rowColumn))

const OF_FILES: readonly RowColumn[] = [
  ...addresses,
  {
    id: 'country',
    header: 'Country',
    kind: 'text',
    accessor: ({ country }) => shownCountry(country),
    isFileOnly: true,
  },
  {
    // The column of the reason why a row has no product or prices; the table shows the reason in the status.
    id: 'reason',
    header: 'Remark',
    kind: 'text',
    accessor: ({ item }) => item?.reason ?? null,
    needs: (rows) => rows.some(({ item }) => (item?.reason ?? null) !== null),
    isFileOnly: true,
  },
  {
    id: 'place',
    header: CATALOG_ORDER,
    kind: 'rank',
    accessor: ({ place }) => (place === null ? null : place + 1),
    needs: (rows) => !areItems(rows),
    isFileOnly: true,
  },
]

/** Every column that a table of these rows may show, in the usual order. */
const tableColumns = (traits: readonly TraitColumn[]): RowTableColumn[] => [
  ...defined,
  ...traits.map(rowColumn),
]

/** Every column that a file of rows with these attributes may have. */
export const allRowColumns = (traits: readonly TraitColumn[]): RowColumn[] => [
  ...tableColumns([]),
  ...OF_FILES,
  ...traits.map(rowColumn),
]

type Options = {
  known: KnownRows
  source: CollectionSource
  reference: ReferenceWords
  isMixed?: boolean
  acts?: RowActions | null
}

export const rowsContext = ({
  known,
  source,
  reference,
  isMixed = false,
  acts = null,
}: Options): RowsContext => ({
  known,
  source: source.kind,
  columnLabel: columnLabels(reference),
  isMixed,
  acts,
})

/** The column context for a file or report, which has all rows. */
export const fileContext = (source: CollectionSource, reference: ReferenceWords): RowsContext => ({
  known: null,
  source: source.kind,
  columnLabel: columnLabels(reference),
  isMixed: false,
  acts: null,
})

const isTableColumn = (column: RowColumn): column is RowTableColumn => column.isFileOnly !== true

/** The columns that any row may have a value for. */
export const availableRowColumns = (context: RowsContext): RowTableColumn[] =>
  availableColumns<WorkRow, ColumnKey | FileId, RowsContext>(
    tableColumns(context.known?.traits.columns ?? []),
    [],
    context,
  ).filter(isTableColumn)

/**
 * The columns to show: those that the address names, or the default ones, always with the column by which the top rows are ranked.
 */
export function visibleRowColumns(
  columns: readonly RowTableColumn[],
  context: RowsContext,
  chosen: readonly ColumnKey[] | null,
): RowTableColumn[] {
  const ranked = context.known?.filter.top?.column
  const visible = chosen && (ranked === undefined ? chosen : [...chosen, ranked])
  return visibleColumns<WorkRow, ColumnKey | FileId, RowsContext>(
    columns,
    [],
    context,
    visible,
  ).filter(isTableColumn)
}

/**
 * The queries of a collection view on a loaded version, and their results: filtering, sorting and totalling run off the main
 * thread.
 */
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { WithItem } from '@/domain/collections/rowItem.ts'
import type { ColumnKey, FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import type { RowTraits, TraitColumn, WithTraits } from '@/domain/columns/traitColumns.ts'
import type {
  MerchantItem,
  MerchantRanking,
  MerchantPricesUpdate,
} from '@/domain/market/merchantItem.ts'
import type { MarketCounts, PositionCounts, RowMarket } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import type { Totals } from '@/lib/numbers/totals.ts'
import type { SortKeys, TopRows } from '@/lib/sortKeys.ts'

/** A row with its market figures and attributes, if they were requested. */
export type WorkRow = ResultRow & { market?: RowMarket } & WithTraits & WithItem

/** Updated markets of some codes, by `marketKey`; null if a market is no longer requested. */
export type MarketPatch = readonly (readonly [key: string, market: CodeMarket | null])[]

/** Updated attributes of some products, by `traitKeyOf`; null if they are no longer requested. */
export type TraitPatch = readonly (readonly [key: string, traits: RowTraits | null])[]

export type StockChoice = 'in' | 'out' | 'unknown'
/** The choices of the filter for codes: records with a code whose market can be requested, or without one. */
export type EanChoice = 'with' | 'without'

/** The columns by whose values rows can be filtered. */
export type ValueColumn = GroupColumn | 'stock' | 'eans'

export type RowFilter = {
  /** Words that must all occur in the title, the brand or an id; '' for no filter. */
  text: string
  /** Ranges of figures: both ends are inclusive, and a null end is open. A row without the figure is never in a range. */
  ranges: Partial<Record<FigureColumn, readonly [from: number | null, to: number | null]>>
  /** Chosen values: a row passes with any of them; '' is for rows without a value. An empty list is no filter. */
  values: Partial<Record<GroupColumn, readonly string[]>>
  /** Chosen kinds of stock: a row passes with any of them; an empty list is no filter. */
  stock: readonly StockChoice[]
  eans: readonly EanChoice[]
  /** Rows with any of these values are excluded; '' is for rows without a value. A column has either `values` or `excluded`. */
  excluded: Partial<Record<ValueColumn, readonly string[]>>
  /**
   * Limits the rows that pass the rest of the filter to those with the highest (`down`) or lowest figures, in the order of their
   * rank; null for no limit.
   */
  top: TopRows<FigureColumn> | null
}

export const noFilter: RowFilter = {
  text: '',
  ranges: {},
  values: {},
  stock: [],
  eans: [],
  excluded: {},
  top: null,
}

export type RowSort = SortKeys<ColumnKey>

/**
 * A bin of a histogram, from `from` (inclusive) to `to` (exclusive); the last bin includes both. The outer bins may be wider than
 * the others.
 */
export type Bin = {
  from: number
  to: number
  /** The highest value in the bin: the range from `from` to `highest` selects exactly its rows. Null if it is empty. */
  highest: number | null
  all: number
  remaining: number
}

export type FigureSummary = {
  /** The number of rows with the figure: of all rows, and of those that pass (`remaining`). */
  n: number
  remaining: number
  min: number | null
  max: number | null
  /** The bins over all rows. Their `remaining` counts rows that pass every filter except the range of this figure. */
  bins: Bin[]
}

type GroupValue = {
  value: string
  /** All spellings of a name that has several; [] for a single spelling. */
  spellings: readonly string[]
  all: number
  remaining: number
}

/** The number of products with a value of a group, how many of them you sell, and for how many that is `unknown`. */
export type ListedGroup = { value: string; rows: number; listed: number; unknown: number }

export type RowsResult = {
  /** The filter and the order of the query. */
  filter: RowFilter
  sort: RowSort
  /** Grows with each change of the rows, their markets, attributes or aliases; a result with a smaller one is out of date. */
  revision: number
  rows: number
  matching: number
  /** The number of rows that pass and are not checked yet. */
  queued: number
  figures: Partial<Record<FigureColumn, FigureSummary>>
  /**
   * The values of each group, the most frequent first. Their `remaining` counts rows that pass every filter except the one on
   * this column.
   */
  groups: Partial<Record<GroupColumn, GroupValue[]>>
  stock: Record<StockChoice, { all: number; remaining: number }>
  eans: Record<EanChoice, { all: number; remaining: number }>
  /** Whether the market of any row was requested. */
  hasMarket: boolean
  /** Whether rows are items that the user gave, and whether any has a note, a reason for its status, or several codes. */
  items: { areFromInput: boolean; haveNotes: boolean; haveReasons: boolean; haveSizes: boolean }
  /** Counts of codes and positions over the rows that pass. */
  market: MarketCounts
  /**
   * The mean and median of the price indices (100 = compared figure) of the rows that pass, and their number; null without any.
   */
  index: { mean: number; median: number; n: number } | null
  /**
   * The attribute columns that any row has; and for the rows that pass, the number of products and of those whose attributes were
   * not requested yet.
   */
  traits: { columns: TraitColumn[]; products: number; notRequested: number }
}

/** What a cell can show. `rowShare` and `columnShare` are the cell’s percentage of the rows in its line or column. */
export const measures = [
  'count',
  'rowShare',
  'columnShare',
  'min',
  'median',
  'max',
  'mean',
] as const
export type Measure = (typeof measures)[number]
/** The measures of figures; the other measures count rows. */
export type FigureMeasure = Exclude<Measure, 'count' | 'rowShare' | 'columnShare'>

export const countsRows = (measure: Measure): measure is Exclude<Measure, FigureMeasure> =>
  measure === 'count' || measure === 'rowShare' || measure === 'columnShare'

/** The figures of the rows with one value of a group. `value` is null for all rows together, and '' for rows without a value. */
export type GroupFigures = {
  value: string | null
  rows: number
  /** The number of rows with the measured figure. */
  n: number
  lowest: number | null
  median: number | null
  mean: number | null
  highest: number | null
  /** The mean price index, 100 = compared figure, and the number of rows with an index. */
  index: number | null
  compared: number
  counts: PositionCounts
}

/** A group, or a cell of two groups, whose products with an index are all on one side of the market. */
export type StandOut = {
  /** The values that its products have in common; '' means rows without a value. */
  values: readonly (readonly [column: GroupColumn, value: string])[]
  side: 'above' | 'below'
  rows: number
  /** The number of its rows that have a price index, and the mean of these indices. */
  compared: number
  index: number
}

/** What stands out in a collection. `onlyYou` is the number of products that only you sell; 0 if that is all products. */
export type StandOuts = { groups: StandOut[]; onlyYou: number }

export type RowGroups = { groups: GroupFigures[]; all: GroupFigures }

/** The second group, whose values are the columns of the table; '' without one. */
export type AcrossGroup = GroupColumn | ''

/**
 * The order of the lines of a heat table: by name, by number of rows, by their figure over all columns (`all`), or by their
 * figure in one column, which is the value `value`.
 */
export type PivotOrder = {
  by: 'name' | 'rows' | 'all' | 'column'
  /** For `by: 'column'`, the value of the group across, '' for rows without one; '' for every other `by`. */
  value: string
  down: boolean
}

/**
 * A cell of a heat table. `value` is null if nothing could be measured; of the cell’s `rows` rows, `n` were measured. `index` is
 * the mean of their price indices.
 */
export type PivotCell = { value: number | null; n: number; rows: number; index: number | null }

export type Pivot = {
  /** The values of the two groups that are shown, in order; '' is for rows without a value. */
  down: string[]
  across: string[]
  /** The total number of values, including those not shown, and whether one of them is '' (rows without one). */
  allDown: number
  allAcross: number
  hasNoneDown: boolean
  hasNoneAcross: boolean
  /** The cells: one line per value in `down`, in each line one cell per value in `across`. */
  cells: PivotCell[][]
  downTotals: PivotCell[]
  acrossTotals: PivotCell[]
  total: PivotCell
}

export type RowTotals = { rows: number; of: Totals<ColumnKey> }

export type PricePoints = {
  merchants: { merchant: string; points: { price: number; rows: number }[] }[]
  /** The number of rows without a usable price, and how many of these are not checked yet. */
  leftOut: number
  queued: number
}

/** The queries of a page. All methods except `open` use the rows that are loaded when they run. */
export type RowEngine = {
  /** Reads the saved rows of a version; `onRows` is called as rows are read or arrive. Rejects if they can’t be read. */
  open: (
    snapshot: { connectionId: string; versionId: string },
    onRows: (rows: number) => void,
  ) => Promise<void>
  /** Adds rows that were just loaded or exist only in memory; rows with an existing key are skipped. */
  add: (rows: readonly ResultRow[]) => Promise<void>
  /** Adds items, replacing those with the same key. Returns the `version` that later results have. */
  put: (rows: readonly ItemRow[]) => Promise<number>
  /** Removes the items with these keys. Returns the `version` that later results have. */
  remove: (keys: readonly string[]) => Promise<number>
  /** Filters and sorts the rows; later calls of `rows`, `ids` and the summaries use the rows that pass. */
  query: (filter: RowFilter, sort: RowSort) => Promise<RowsResult>
  /** The rows that pass, from index `from` up to `to`, in the requested order. */
  rows: (from: number, to: number) => Promise<WorkRow[]>
  /** The rows that pass, or all rows, requested in slices. */
  allRows: (which: 'matching' | 'all') => Promise<WorkRow[]>
  /** Updates the markets of these codes. Returns the `version` that later results have. */
  market: (markets: MarketPatch) => Promise<number>
  /** Updates the attributes of products. Returns the `version` that later results have. */
  traits: (patch: TraitPatch) => Promise<number>
  /** Totals of columns over the rows that pass, or over the rows with these keys; texts and ranks have no total. */
  totals: (columns: readonly ColumnKey[], keys: readonly string[] | null) => Promise<RowTotals>
  /** All figures per value of a group, over the rows that pass. */
  groups: (options: { by: GroupColumn; figure: FigureColumn }) => Promise<RowGroups>
  /**
   * Finds the groups, and the cells of two groups, that stand out over the rows that pass; groups with fewer than `least`
   * products are left out.
   */
  standOuts: (options: {
    down: GroupColumn
    across: AcrossGroup
    least: number
  }) => Promise<StandOuts>
  pivot: (options: {
    down: GroupColumn
    across: GroupColumn
    figure: FigureColumn
    measure: Measure
    mostDown: number
    mostAcross: number
    order: PivotOrder
    /** The minimum number of rows of a value in the group `down`; values with fewer are hidden. */
    least: number
  }) => Promise<Pivot>
  /** For each value of a group, how many of the products that pass you also sell. */
  listed: (by: GroupColumn) => Promise<ListedGroup[]>
  /** The distribution of a figure over the rows that pass, in about `bins` round steps. */
  distribution: (figure: FigureColumn, bins: number) => Promise<FigureSummary>
  /** The data of a price ladder: for each merchant, its offer prices with the number of rows of each. */
  pricePoints: () => Promise<PricePoints>
  /** Updates the merchants’ prices of these codes; returns the number of codes with offers. */
  offers: (patch: MerchantPricesUpdate) => Promise<number>
  /**
   * Ranks the merchants over the rows that pass, by how often they are below your price by more than the tolerance, in percent.
   */
  ranking: (tolerance: number) => Promise<MerchantRanking>
  /** The products from index `from` up to `to` of the last ranking, in row order. */
  merchantItems: (from: number, to: number) => Promise<MerchantItem[]>
  /** Sets the aliases of brands and merchants. */
  join: (names: AliasesByKind) => Promise<void>
  close: () => void
}

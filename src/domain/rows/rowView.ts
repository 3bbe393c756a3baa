/** What the collection asks of a loaded version, and what it is answered: narrowed, sorted and summed up away from the page. */
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { Itemed } from '@/domain/collections/rowItem.ts'
import type { ColumnKey, FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import type { RowTraits, TraitColumn, Traited } from '@/domain/columns/traitColumns.ts'
import type { MerchantItem, MerchantRanking, OfferPatch } from '@/domain/market/merchantItem.ts'
import type { MarketCounts, PositionCounts, RowMarket } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import type { Totals } from '@/lib/numbers/totals.ts'
import type { SortKeys, TopRows } from '@/lib/sortKeys.ts'

/** A row with what the markets say of its codes, and what its product states, once somebody asked. */
export type WorkRow = ResultRow & { market?: RowMarket } & Traited & Itemed

/** What the markets of some codes say from now on, by `marketKey`; null where nobody has requested it any more. */
export type MarketPatch = readonly (readonly [key: string, market: CodeMarket | null])[]

/** What some products state from now on, by `traitKeyOf`; null where nobody has requested it any more. */
export type TraitPatch = readonly (readonly [key: string, traits: RowTraits | null])[]

export type StockChoice = 'in' | 'out' | 'unknown'
/** Whether a record names a code whose market can be requested. */
export type EanChoice = 'with' | 'without'

/** Columns that rows are filtered by their values. */
export type ValueColumn = GroupColumn | 'stock' | 'eans'

export type RowFilter = {
  /** Every word has to stand in the title, the brand or an id; '' for any. */
  text: string
  /** Both ends belong to it, null is open. A row without the figure is not within a range. */
  ranges: Partial<Record<FigureColumn, readonly [from: number | null, to: number | null]>>
  /** Any of the values; '' stands for rows without one. An empty list is no filter. */
  values: Partial<Record<GroupColumn, readonly string[]>>
  /** Any of these; [] for no filter. */
  stock: readonly StockChoice[]
  eans: readonly EanChoice[]
  /** Rows with any of these values are left out; '' stands for rows without one. A column that is filtered by values is not in it. */
  excluded: Partial<Record<ValueColumn, readonly string[]>>
  /** Of the rows that pass the rest only so many, those with the highest figure (`down`) or the lowest, ranked by it; null for all. */
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

/** From `from` up to, but not with, `to`; the last bin has both. The outer ones may be wider than the others. */
export type Bin = {
  from: number
  to: number
  /** The highest value in it: a range from `from` to here is exactly its rows. Null where it is empty. */
  highest: number | null
  all: number
  remaining: number
}

export type FigureSummary = {
  /** Rows with the figure, of all and of those that pass. */
  n: number
  remaining: number
  min: number | null
  max: number | null
  /** Over all rows; `remaining` counts those that pass every filter but the range on this figure. */
  bins: Bin[]
}

type GroupValue = {
  value: string
  /** Of a name that is written in several ways: each of them; [] for one. */
  spellings: readonly string[]
  all: number
  remaining: number
}

/** Products of one value of a group, and how many of them you sell; of `unknown` no answer says it. */
export type ListedGroup = { value: string; rows: number; listed: number; unknown: number }

export type RowsResult = {
  /** What was requested. */
  filter: RowFilter
  sort: RowSort
  /** Grows when rows are added: an answer for fewer rows is out of date. */
  version: number
  rows: number
  matching: number
  /** Of the rows that pass, those that are not checked yet. */
  queued: number
  figures: Partial<Record<FigureColumn, FigureSummary>>
  /** Most frequent first; `remaining` counts rows that pass every filter but the one on this column. */
  groups: Partial<Record<GroupColumn, GroupValue[]>>
  stock: Record<StockChoice, { all: number; remaining: number }>
  eans: Record<EanChoice, { all: number; remaining: number }>
  /** Whether the market of any row was requested. */
  hasMarket: boolean
  /** Whether rows are items that were given, and whether any of them has a note, a remark on its status, or several codes. */
  items: { areGiven: boolean; haveNotes: boolean; haveReasons: boolean; haveSizes: boolean }
  /** Of the rows that pass. */
  market: MarketCounts
  /** Price indices of the rows that pass and have one, 100 = compared with; null where none has. */
  index: { mean: number; median: number; n: number } | null
  /** Columns of traits that any row states, and of the rows that pass how many products there are to request them. */
  traits: { columns: TraitColumn[]; products: number; unasked: number }
}

/** `rowShare` and `columnShare`: percent of the rows in the same line and in the same column that a cell has. */
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
/** What is measured of the figures of rows; the others count the rows. */
export type FigureMeasure = Exclude<Measure, 'count' | 'rowShare' | 'columnShare'>

export const countsRows = (measure: Measure): measure is Exclude<Measure, FigureMeasure> =>
  measure === 'count' || measure === 'rowShare' || measure === 'columnShare'

/** The rows of a value of a group; null in place of the value stands for all rows together, '' for rows that name none. */
export type GroupFigures = {
  value: string | null
  rows: number
  /** Rows with the figure that is measured. */
  n: number
  lowest: number | null
  median: number | null
  mean: number | null
  highest: number | null
  /** The mean of the price indices, 100 = compared with, and how many rows have one. */
  index: number | null
  compared: number
  /** Rows by price position. */
  counts: PositionCounts
}

/** A group, or a cell of two groups, whose products with an index are all on one side of the market. */
export type StandOut = {
  /** What its products have in common; '' stands for rows that name none. */
  values: readonly (readonly [column: GroupColumn, value: string])[]
  side: 'above' | 'below'
  rows: number
  /** Of the rows, those with an index, and its mean. */
  compared: number
  index: number
}

/** `onlyYou`: products that only you sell; 0 where that is all of them. */
export type StandOuts = { groups: StandOut[]; onlyYou: number }

export type RowGroups = { groups: GroupFigures[]; all: GroupFigures }

/** A second group across, or '' for none. */
export type AcrossGroup = GroupColumn | ''

/** The lines of a heat table: by name, by how many rows they have, by their figure over all columns or in one (`value`). */
export type PivotOrder = {
  by: 'name' | 'rows' | 'all' | 'column'
  /** Of the group across; '' stands for rows that name none, and wherever `by` is something else. */
  value: string
  down: boolean
}

/** `value` is null where nothing could be measured; `n` rows were measured of `rows`. `index`: the mean of their price indices. */
export type PivotCell = { value: number | null; n: number; rows: number; index: number | null }

export type Pivot = {
  /** Values of the two groups in their order; '' stands for rows without one. */
  down: string[]
  across: string[]
  /** How many values there are in all, beyond those shown, and whether one of them is '', of rows that name none. */
  allDown: number
  allAcross: number
  hasNoneDown: boolean
  hasNoneAcross: boolean
  /** A line for each of `down`, a cell for each of `across`. */
  cells: PivotCell[][]
  downTotals: PivotCell[]
  acrossTotals: PivotCell[]
  total: PivotCell
}

export type RowTotals = { rows: number; of: Totals<ColumnKey> }

export type PricePoints = {
  merchants: { merchant: string; points: { price: number; rows: number }[] }[]
  /** Rows without a usable price, and those of them that are not checked yet. */
  leftOut: number
  queued: number
}

/** Everything but `open` answers for the rows there are by then. */
export type RowEngine = {
  /** Reads the kept rows of a version; `onRows` hears of more of them as they are read or arrive. Rejects where they cannot be read. */
  open: (
    snapshot: { connectionId: string; versionId: string },
    onRows: (rows: number) => void,
  ) => Promise<void>
  /** Adds rows that have just been loaded, or that only memory holds; those with a key that is there already are left out. */
  add: (rows: readonly ResultRow[]) => Promise<void>
  /** Adds items; one with the key of another takes its place. Returns the version that a look has then. */
  put: (rows: readonly ItemRow[]) => Promise<number>
  /** Takes the items of these keys out. Returns the version that a look has then. */
  take: (keys: readonly string[]) => Promise<number>
  /** Narrows and sorts: later calls of `rows`, `ids` and the summaries are about the rows that pass. */
  look: (filter: RowFilter, sort: RowSort) => Promise<RowsResult>
  /** Rows `from` up to `to` of those that pass, in the order asked. */
  rows: (from: number, to: number) => Promise<WorkRow[]>
  /** Every row of those that pass, or of all, in slices. */
  allRows: (which: 'matching' | 'all') => Promise<WorkRow[]>
  /** From now on this is what the markets of these codes say. Returns the version that a look has then. */
  market: (markets: MarketPatch) => Promise<number>
  /** The same of what products state. */
  traits: (patch: TraitPatch) => Promise<number>
  /** What columns come to over the rows that pass, or over those of some keys; texts and ranks come to nothing. */
  totals: (columns: readonly ColumnKey[], keys: readonly string[] | null) => Promise<RowTotals>
  /** All figures of each value of a group, over the rows that pass. */
  groups: (given: { by: GroupColumn; figure: FigureColumn }) => Promise<RowGroups>
  /** Which groups, and cells of two groups, stand out over the rows that pass; groups with fewer products are left out. */
  standOuts: (given: {
    down: GroupColumn
    across: AcrossGroup
    least: number
  }) => Promise<StandOuts>
  pivot: (given: {
    down: GroupColumn
    across: GroupColumn
    figure: FigureColumn
    measure: Measure
    mostDown: number
    mostAcross: number
    order: PivotOrder
    /** Values down with fewer rows are left out. */
    least: number
  }) => Promise<Pivot>
  /** Of the rows that pass how many products you sell, too, by a group. */
  listed: (by: GroupColumn) => Promise<ListedGroup[]>
  /** The distribution of a figure over the rows that pass, in about `bins` round steps. */
  distribution: (figure: FigureColumn, bins: number) => Promise<FigureSummary>
  /** Prices by merchant for a price ladder: each offer price with how many rows have it. */
  pricePoints: () => Promise<PricePoints>
  /** From now on this is what merchants charge for these codes; returns how many codes have offers. */
  offers: (patch: OfferPatch) => Promise<number>
  /** Merchants over the rows that pass, by how often they undercut you by more than the tolerance in percent. */
  ranking: (tolerance: number) => Promise<MerchantRanking>
  /** Products `from` up to `to` of the last ranking, in the order of the rows. */
  merchantItems: (from: number, to: number) => Promise<MerchantItem[]>
  /** From now on these names of brands and of merchants are one. */
  join: (names: AliasesByKind) => Promise<void>
  close: () => void
}

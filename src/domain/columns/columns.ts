/** The columns of all fields and derived fields in one order, for tables, their filters and files. */
import {
  DERIVED,
  eansOf,
  fieldValue,
  isRowFigure,
  isSkuFigure,
  rowFigure,
  skuFigure,
  type CountedSku,
  type RowFigure,
  type SkuFigure,
} from '@/api/fields/derived.ts'
import type { FIELDS } from '@/api/fields/fields.ts'
import {
  isFigureKind,
  isTextKind,
  KINDS,
  totalOfKind,
  type FigureKind,
  type Kind,
  type TextKind,
} from '@/api/fields/kinds.ts'
import { fieldOf, rowKeys, type RowFields, type RowKey } from '@/api/fields/places.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { WithItem } from '@/domain/collections/rowItem.ts'
import {
  isMarketColumn,
  MARKET_COLUMNS,
  marketLabel,
  type MarketColumn,
  type WithMarket,
} from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'
import {
  ITEM_COLUMNS,
  isItemColumn,
  itemFigure,
  itemText,
  itemValue,
  type ItemColumn,
} from './itemColumns.ts'
import {
  isTraitColumn,
  traitIn,
  traitOf,
  type TraitColumn,
  type WithTraits,
} from './traitColumns.ts'

type Fields = typeof FIELDS
type KeyOfKind<Some extends Kind> = {
  [Key in RowKey]: Fields[Key]['kind'] extends Some ? Key : never
}[RowKey]

type FieldGroup = {
  [Key in RowKey]: Fields[Key] extends { isGroup: true } ? Key : never
}[RowKey]
type ItemText = 'given' | 'note'
/**
 * The columns by which rows can be grouped, whatever data is loaded. The price position has values once a market is known, the
 * status if rows are items.
 */
type FixedGroup = FieldGroup | 'priceStatus' | 'status'
/** Text columns by which rows are grouped and filtered. */
export type GroupColumn = FixedGroup | TraitColumn
/** The text columns by which rows are searched and sorted, but not grouped. */
export type TextColumn =
  | Exclude<KeyOfKind<TextKind>, FieldGroup>
  | 'code'
  | 'eans'
  | 'rival'
  | ItemText
/** The columns of figures, received or computed. Times are in epoch milliseconds. */
export type FigureColumn =
  | KeyOfKind<FigureKind>
  | SkuFigure
  | RowFigure
  | Exclude<MarketColumn, 'rival' | 'priceStatus'>
  | Exclude<ItemColumn, ItemText | 'status'>
type FlagColumn = KeyOfKind<'flag'>
/** The columns that exist whatever data is loaded; attributes add more. */
type FieldColumn = FixedGroup | TextColumn | FigureColumn | FlagColumn
export type ColumnKey = FieldColumn | TraitColumn

/** The fields of a product record from which its cells are made. */
export type RecordFields = RowFields & { skuSet: readonly CountedSku[] }

export type ColumnFacts = {
  kind: Kind
  label: string
  /** The width in px, without space for a currency label. */
  width: number
  /** Whether a thin line precedes the column, because a group of columns begins with it. */
  opensGroup?: true | undefined
  /** What the specification leaves open about the column. */
  open?: string | undefined
  /** The formula of a computed column. */
  formula?: string | undefined
  /** How its figures are totalled over many rows, if that differs from the default of its kind. */
  total?: TotalKind | undefined
  /** For a column of prices: whether values of 0 and below count too, as for costs and differences. */
  hasZero?: true | undefined
}

function orderedFacts(): [FieldColumn, ColumnFacts][] {
  const facts: [string, ColumnFacts][] = rowKeys.flatMap((key): [string, ColumnFacts][] => {
    const { kind, label, opensGroup, open, width = KINDS[kind].width } = fieldOf(key)
    return width === null ? [] : [[key, { kind, label, width, opensGroup, open }]]
  })
  for (const [key, derived] of Object.entries(DERIVED)) {
    const { kind, label, formula, follows, total, width = KINDS[kind].width } = derived
    const place = facts.findIndex(([name]) => name === follows) + 1
    facts.splice(place, 0, [key, { kind, label, width, formula, total }])
  }
  for (const [key, { kind, width, ...more }] of Object.entries(MARKET_COLUMNS)) {
    const usual = KINDS[kind].width
    if (usual !== null) facts.push([key, { kind, width: width ?? usual, ...more }])
  }
  const { status, ...ofItem } = ITEM_COLUMNS
  // The status of an item comes right after its title.
  facts.splice(facts.findIndex(([name]) => name === 'title') + 1, 0, ['status', status])
  facts.push(...Object.entries(ofItem))
  return facts as [FieldColumn, ColumnFacts][] // The keys are those of fields and derived fields, which are all columns.
}

const ordered = orderedFacts()

export const COLUMNS = Object.fromEntries(ordered) as Readonly<Record<FieldColumn, ColumnFacts>> // `ordered` has all columns.

const TRAIT_WIDTH = 140

export const columnFacts = (key: ColumnKey): ColumnFacts =>
  isTraitColumn(key) ? { kind: 'text', label: traitOf(key), width: TRAIT_WIDTH } : COLUMNS[key]

/** Makes a function that returns the label of a column; market columns are named after the chosen comparison (`reference`). */
export function columnLabels(reference: ReferenceWords): (key: ColumnKey) => string {
  return (key) => (isMarketColumn(key) ? marketLabel(key, reference) : columnFacts(key).label)
}

export const columnKeys: readonly FieldColumn[] = ordered.map(([key]) => key)

export const isFigureColumn = (key: ColumnKey): key is FigureColumn =>
  isFigureKind(columnFacts(key).kind)
/** The kind of a column of figures, which is always one for figures. */
export function figureKind(column: FigureColumn): FigureKind {
  const { kind } = COLUMNS[column]
  return isFigureKind(kind) ? kind : 'count'
}

const fieldsOfRow = new Set<string>(rowKeys)
const isRowKey = (key: ColumnKey): key is RowKey & ColumnKey => fieldsOfRow.has(key)

const groups = new Set<string>([
  ...rowKeys.filter((key) => fieldOf(key).isGroup === true),
  'priceStatus' satisfies FixedGroup,
  'status' satisfies FixedGroup,
])
const isFixedGroup = (key: ColumnKey): key is FixedGroup => groups.has(key)
export const isGroupColumn = (key: ColumnKey): key is GroupColumn =>
  isTraitColumn(key) || isFixedGroup(key)
export const isTextColumn = (key: ColumnKey): key is TextColumn =>
  isTextKind(columnFacts(key).kind) && !isGroupColumn(key)

/** The columns by which rows can be grouped, without attributes, which become columns once a row has them. */
export const groupColumns: readonly FixedGroup[] = columnKeys.filter(isFixedGroup)
export const figureColumns: readonly FigureColumn[] = columnKeys.filter(isFigureColumn)

/** Whether a column shows prices. They get the currency label, and rows of several countries can’t be sorted by them. */
export const isPrice = (key: ColumnKey): boolean => columnFacts(key).kind === 'price'

/** How the figures of a column are totalled over many rows; null for texts, ranks and other columns without a total. */
export const totalKindOf = (key: ColumnKey): TotalKind | null =>
  columnFacts(key).total ?? totalOfKind(columnFacts(key).kind)

/** Whether a column’s values change with the market of a row. */
export const isOfMarket = (key: string): boolean =>
  isMarketColumn(key) || key === 'vsTarget' || key === 'margin' || key === 'marketMargin'

/** The default columns of a table once the market of any row is known. */
export const DEFAULT_MARKET_COLUMNS: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'vsTarget',
  'sinceAdded',
  'note',
  'merchant',
  'brand',
  'eans',
  'offerPrice',
  'myPrice',
  'reference',
  'difference',
  'index',
  'above',
  'rank',
  'rival',
  'rivalPrice',
  'n',
])

/** The value of a cell as received or computed; null if missing. */
export type Value = string | number | boolean | null

const joined = (codes: readonly string[]): string | null =>
  codes.length === 0 ? null : codes.join(' ')

export function figureIn(
  row: ResultRow & WithMarket & WithItem,
  column: FigureColumn,
): number | null {
  if (isItemColumn(column)) return itemFigure(row, column)
  if (isMarketColumn(column)) return row.market?.[column] ?? null
  if (isRowFigure(column)) return rowFigure(row, column)
  return isSkuFigure(column) ? row[column] : fieldValue(row, column)
}

export function textIn(
  row: ResultRow & WithMarket & WithTraits & WithItem,
  column: GroupColumn | TextColumn,
): string | null {
  if (isItemColumn(column)) return itemText(row, column)
  if (isTraitColumn(column)) return traitIn(row, column)
  if (column === 'rival' || column === 'priceStatus') return row.market?.[column] ?? null
  return column === 'eans' ? joined(row.eans) : row[column]
}

export function valueInRow(
  row: ResultRow & WithMarket & WithTraits & WithItem,
  column: ColumnKey,
): Value {
  if (isItemColumn(column)) return itemValue(row, column)
  if (isTraitColumn(column)) return traitIn(row, column)
  if (isMarketColumn(column)) return row.market?.[column] ?? null
  if (isRowFigure(column)) return rowFigure(row, column)
  if (isRowKey(column)) return fieldValue(row, column)
  return column === 'eans' ? joined(row.eans) : row[column]
}

/** The value of a column for a product record; values of SKUs are computed from all of them. */
export function valueInRecord(record: RecordFields & WithMarket, column: ColumnKey): Value {
  // A record comes from a search, which has no attributes and no given items.
  if (isTraitColumn(column) || isItemColumn(column)) return null
  if (isMarketColumn(column)) return record.market?.[column] ?? null
  if (isRowFigure(column)) return rowFigure(record, column)
  if (isSkuFigure(column)) return skuFigure(record.skuSet, column)
  if (column === 'eans') return joined(eansOf(record.skuSet))
  return column === 'code' ? null : fieldValue(record, column)
}

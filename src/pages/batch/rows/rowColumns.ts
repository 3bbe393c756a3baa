/** The columns of the rows: what each is called, how wide it is, and which of them a batch has anything for. */
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { KINDS } from '../../../catalog/fields/kinds.ts'
import {
  formatCount,
  formatDuration,
  formatIndex,
  formatPercent,
  formatSigned,
  formatWorkedOut,
} from '../../../lib/numbers/format.ts'
import type { ColumnTotal } from '../../../lib/numbers/totals.ts'
import { firstInWords, shownOrder, type SortKeys, type TopRows } from '../../../lib/sortKeys.ts'
import { MARGIN_FORMULA } from '../../../market/priceList/margin.ts'
import type { SheetTotal } from '../../../lib/sheet/sheet.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { MARKET_COLUMNS, marketLabel, type MarketColumn } from '../../../model/market/rowMarket.ts'
import type { BatchPlan } from '../../../model/batch/planBatch.ts'
import { BATCH } from '../../../words/batchNames.ts'
import type { BatchColumn, BatchState } from '../batchState.ts'

type Words = string | ((reference: ReferenceWords) => string)

export type RowColumn = {
  key: BatchColumn
  label: Words
  /** In px, without the room for a currency label; the product takes what is left. */
  width: number
  isNumber?: true
  /** In the unit of a country: drawn with its label, never put in one order with those of another country. */
  isPrice?: true
  /** How its figures are written together; without it they come to nothing, as ranks do. */
  total?: ColumnTotal
  /** A hairline before it. */
  opensGroup?: true
  /** How it is worked out; of what was received there is none. */
  formula?: Words
  /** What a batch must have for the column to hold anything. */
  needs?: keyof RowsHold
}

/** What the rows of a batch can show. */
export type RowsHold = {
  markets: boolean
  records: boolean
  countries: boolean
  targets: boolean
  /** Codes that the user's price list knows. */
  listed: boolean
}

const figure = { isNumber: true } as const
const price = {
  isNumber: true,
  isPrice: true,
  width: 78,
  total: { kind: KINDS.price.total, write: formatWorkedOut, isPrice: true },
} as const
const points = (write: (value: number) => string) =>
  ({ isNumber: true, total: { kind: KINDS.points.total, write } }) as const
const percent = points((value) => formatPercent(value, { digits: 1 }))
/** Counted in each row, of what may be the same in several: a sum would count it so often. */
const counted = {
  isNumber: true,
  total: { kind: 'median', write: (value: number) => formatCount(value) },
} as const
const market = { needs: 'markets' } as const
const record = { needs: 'records' } as const
const listed = { needs: 'listed' } as const

/** A figure of my position: called as it is on every page. */
function named(column: MarketColumn) {
  const { formula } = MARKET_COLUMNS[column]
  const label = (reference: ReferenceWords) => marketLabel(column, reference)
  return { label, ...(formula !== undefined && { formula }) }
}

const COLUMNS: readonly RowColumn[] = [
  { key: 'row', label: 'Row', width: 60, ...figure },
  { key: 'code', label: 'Code', width: 142 },
  { key: 'country', label: 'Country', width: 72, needs: 'countries' },
  { key: 'status', label: 'Status', width: 64 },
  { key: 'product', label: 'Product', width: 232 },
  { key: 'brand', label: FIELDS.brand.label, width: 112, ...record },
  { key: 'merchant', label: FIELDS.merchant.label, width: 120, ...record },
  { key: 'record', label: 'Its price', ...price, ...record },
  { key: 'merchants', label: 'Merchants', width: 84, opensGroup: true, ...counted, ...market },
  { key: 'lowest', label: 'Lowest', ...price, ...market },
  {
    key: 'median',
    label: 'Median',
    formula: 'Median of all offer prices',
    ...price,
    ...market,
  },
  { key: 'mean', label: 'Mean', formula: 'Mean of all offer prices', ...price, ...market },
  { key: 'highest', label: 'Highest', ...price, ...market },
  {
    key: 'spread',
    label: 'Spread',
    formula: 'Highest − lowest offer price; none below two prices',
    ...price,
    ...market,
  },
  {
    key: 'excluded',
    label: 'Left out',
    width: 76,
    formula: 'Offers without a price above 0, counted in no figure',
    ...figure,
    total: { kind: KINDS.count.total, write: formatCount },
    ...market,
  },
  { key: 'yours', ...named('myPrice'), ...price, width: 104, opensGroup: true, ...market },
  { key: 'position', ...named('rank'), width: 128, ...figure, ...market },
  {
    key: 'ties',
    label: 'Ties',
    width: 64,
    formula: 'Offers at my price, mine included; 1 = mine alone',
    ...figure,
    ...market,
  },
  {
    key: 'reference',
    ...named('reference'),
    formula: ({ formula }) => `The ${formula}`,
    ...price,
    width: 148,
    ...market,
  },
  {
    key: 'index',
    ...named('index'),
    width: 68,
    formula: ({ formula }) => `My offer price ÷ ${formula} × 100`,
    ...points(formatIndex),
    ...market,
  },
  {
    key: 'difference',
    ...named('difference'),
    width: 120,
    formula: ({ formula }) => `My offer price ÷ ${formula} − 1`,
    ...points((index) => formatPercent(index - 100, { digits: 1, signed: true })),
    ...market,
  },
  {
    key: 'amount',
    label: 'My price − reference',
    formula: ({ formula }) => `My offer price − ${formula}`,
    ...price,
    total: { ...price.total, write: formatSigned },
    width: 128,
    ...market,
  },
  { key: 'n', ...named('n'), width: 52, ...counted, ...market },
  { key: 'rival', ...named('rival'), width: 124, ...market },
  { key: 'rival-price', ...named('rivalPrice'), ...price, width: 92, ...market },
  { key: 'target', label: 'Target', ...price, needs: 'targets' },
  { key: 'list', label: 'List price', opensGroup: true, ...price, width: 84, ...listed },
  { key: 'cost', label: 'Cost', ...price, ...listed },
  {
    key: 'margin',
    label: 'Margin',
    width: 80,
    formula: `At my price: ${MARGIN_FORMULA}`,
    ...percent,
    ...listed,
  },
  {
    key: 'market-margin',
    label: 'At reference',
    width: 100,
    formula: ({ formula }) => `Margin at the ${formula}: ${MARGIN_FORMULA}`,
    ...percent,
    ...listed,
  },
  {
    key: 'took',
    label: 'Took',
    width: 76,
    ...counted,
    total: { kind: 'median', write: formatDuration },
  },
]

const priceColumns = new Set(COLUMNS.flatMap(({ key, isPrice }) => (isPrice ? [key] : [])))

export const isPriceColumn = (column: BatchColumn): boolean => priceColumns.has(column)

/** Why prices come to nothing over rows of several countries. */
const MIXED: ColumnTotal = { why: 'prices of several countries have no median' }

export const totalOfColumn = (
  { total, isPrice }: RowColumn,
  isMixed: boolean,
): ColumnTotal | undefined => (isPrice && isMixed ? MIXED : total)

const OF_MINE: ReadonlySet<BatchColumn> = new Set([
  'yours',
  'position',
  'ties',
  'index',
  'difference',
  'amount',
])

/** What the figures of a column come to in a file. */
export function sheetTotalOf(key: BatchColumn): SheetTotal | undefined {
  const { total, isPrice = false } = COLUMNS.find((column) => column.key === key) ?? {}
  if (total === undefined || !('kind' in total)) return undefined
  return { kind: total.kind, isPrice, hasZero: key === 'amount' || key === 'cost' }
}

/** Empty in every row while nobody is chosen as me. */
export const isOfMine = (column: BatchColumn): boolean => OF_MINE.has(column)

/** Without what is asked and what came of it, a row says nothing. */
const ALWAYS: ReadonlySet<string> = new Set(['code', 'product'])

const USUAL: ReadonlySet<BatchColumn> = new Set([
  'row',
  'country',
  'status',
  'merchants',
  'lowest',
  'median',
  'highest',
  'yours',
  'difference',
])

/** Shown where no row has a market, because then there is room for them. */
const OF_RECORDS: ReadonlySet<BatchColumn> = new Set(['brand', 'merchant', 'record'])

export function rowsHold(
  { rows, counts: { kinds } }: BatchPlan,
  followsUrls: boolean,
  countries: number,
  isListed: boolean,
): RowsHold {
  return {
    // A batch of which nothing can be asked looks like one of codes.
    markets:
      kinds.ean + kinds.title > 0 || (kinds.url > 0 && followsUrls) || kinds.url + kinds.id === 0,
    records: kinds.url + kinds.id + kinds.title > 0,
    countries: countries > 1,
    targets: rows.some(({ line }) => line.target !== null),
    listed: isListed,
  }
}

/** The columns that can hold anything. */
export function heldColumns(hold: RowsHold): RowColumn[] {
  return COLUMNS.filter(({ needs }) => needs === undefined || hold[needs])
}

export const isAlwaysShown = ({ key }: RowColumn): boolean => ALWAYS.has(key)

/**
 * Of the held columns those that the user chose; the usual ones until then. The column that a top is ranked by is always
 * among them.
 */
export function shownColumns(
  hold: RowsHold,
  chosen: readonly string[] | null,
  top: BatchState['top'] = null,
): RowColumn[] {
  const isUsual = (key: BatchColumn) => USUAL.has(key) || (!hold.markets && OF_RECORDS.has(key))
  return heldColumns(hold).filter((column) => {
    const { key } = column
    if (isAlwaysShown(column) || key === top?.column) return true
    return chosen === null ? isUsual(key) : chosen.includes(key)
  })
}

export function wordsOf(words: Words, reference: ReferenceWords): string {
  return typeof words === 'string' ? words : words(reference)
}

/** Of a sort, in words: the label of its column. */
export function labelOf(column: BatchColumn, reference: ReferenceWords): string {
  return wordsOf(COLUMNS.find(({ key }) => key === column)?.label ?? column, reference)
}

/** "by index, highest first". */
export function orderInWords(
  { column, down }: SortKeys<BatchColumn>[number],
  reference: ReferenceWords,
): string {
  return `by ${firstInWords(labelOf(column, reference), down)} first`
}

/** The order of the input, as files name it. */
export const AS_GIVEN = 'as given'

type OrderGiven = Pick<BatchState, 'sort' | 'top'> & {
  reference: ReferenceWords
  /** While a run goes on, what was just answered comes first. */
  isEnded: boolean
}

/** "by index, highest first", and of which top where a sort of its own orders it. */
export function orderOfRows({ sort, top, reference, isEnded }: OrderGiven): string {
  const order = shownOrder(sort, top).map((key) => orderInWords(key, reference))
  if (order.length === 0) return isEnded ? AS_GIVEN : BATCH.latestFirst
  const among = top !== null && sort.length > 0 ? ` (of the ${topInWords(top, reference)})` : ''
  return `${order.join(', then ')}${among}`
}

/** "top 20 by index, highest first". */
export function topInWords(top: TopRows<BatchColumn>, reference: ReferenceWords): string {
  return `top ${formatCount(top.most)} ${orderInWords(top, reference)}`
}

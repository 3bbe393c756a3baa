/** Row tables of a report: the top rows by a figure, rows without an answer, and the table as shown. */
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { reportColumn } from '@/components/data-table/reportTable.ts'
import type { ItemStatus } from '@/domain/collections/rowItem.ts'
import { COLUMNS, type ColumnKey } from '@/domain/columns/columns.ts'
import { besideMarket } from '@/domain/columns/sheetColumns.ts'
import { isTraitColumn } from '@/domain/columns/traitColumns.ts'
import { isMarketColumn } from '@/domain/market/rowMarket.ts'
import type { ReportColumn, ReportPart } from '@/domain/report/report.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { plural } from '@/lib/text/plural.ts'
import { fileContext, rowColumn } from '@/pages/collection/rows/columns.ts'
import { rowTitleOrCode, type CountryView } from './reportView.ts'

export const TOP_COUNT = 20
/** The most rows that the report's page shows: with more it is slow to open and long to print. */
const ROWS_ON_PAGE = 500

type Cells = { column: ReportColumn; cell: (row: WorkRow) => Cell }

const GIVEN: Cells = {
  column: { key: 'given', label: COLUMNS.given.label, kind: 'code' },
  cell: ({ item }) => (item ? { code: item.given } : null),
}
const REMARK: Cells = {
  column: { key: 'reason', label: 'Remark', kind: 'text' },
  cell: ({ item }) => item?.reason ?? null,
}

const isDifference = (key: ColumnKey) => key === 'difference' || key === 'vsTarget'

/** A column with the table's header and values. Rows are named under the title column, even without a title. */
function columnOf(
  key: ColumnKey,
  { collection, pricingContext, hasMarket, shownRows }: CountryView,
): Cells[] {
  if (key === 'given') return [GIVEN]
  const context = fileContext(collection.source, pricingContext.reference)
  const column = rowColumn(key)
  const [own] = fileColumns([column], shownRows, context)
  const known = reportColumn(column, context)
  const hasSizes = hasMarket && shownRows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  const besides =
    hasSizes && isMarketColumn(key) && key !== 'rank'
      ? besideMarket(key, context.columnLabel(key)).slice(0, 1)
      : []
  return [
    {
      column: {
        ...known,
        ...(key === 'rival' && { kind: 'merchant' as const }),
        ...(isDifference(key) && {
          kind: 'change' as const,
          isBar: true,
          equalWithin: pricingContext.tolerance,
        }),
      },
      cell: (row) => (key === 'title' ? rowTitleOrCode(row) : (own?.cell(row) ?? null)),
    },
    ...besides.map((one) => ({
      column: { key: one.key, label: one.label, kind: known.kind },
      cell: one.cell,
    })),
  ]
}

function tableOf(
  columns: readonly Cells[],
  rows: readonly WorkRow[],
): Pick<ReportPart, 'columns' | 'rows'> {
  return {
    columns: columns.map(({ column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}

/**
 * The columns that identify a row: the title, with the given text of codes and picked products, otherwise with the brand if any row
 * has one.
 */
const namesIn = (view: CountryView): ColumnKey[] => {
  if (view.areItems) return ['title', 'given']
  return view.shownRows.some(({ brand }) => brand !== null) ? ['title', 'brand'] : ['title']
}

const COMPARED: readonly ColumnKey[] = [
  'myPrice',
  'reference',
  'n',
  'difference',
  'index',
  'above',
  'rival',
  'rivalPrice',
]
const DISCOUNTED: readonly ColumnKey[] = ['merchant', 'offerPrice', 'salePrice', 'discount']

type Top = {
  key: string
  /** The title of the table after the words "The 20". */
  title: string
  meta: (of: number) => string
  /** Returns the value to rank by, highest first; null leaves the row out. */
  valueOf: (row: WorkRow) => number | null
  columns: readonly ColumnKey[]
}

/**
 * The rows with a value, highest first; of equal values, rows with your higher price come first. Several codes of one listing, such
 * as sizes, count as one product, represented by the first.
 */
const ranked = (rows: readonly WorkRow[], valueOf: Top['valueOf']): WorkRow[] => {
  const listed = new Set<string>()
  return rows
    .flatMap((row) => {
      const value = valueOf(row)
      return value === null ? [] : [{ row, value, price: row.market?.myPrice ?? 0 }]
    })
    .toSorted((a, b) => b.value - a.value || b.price - a.price)
    .map(({ row }) => row)
    .filter(({ productId, country }) => {
      const product = `${country} ${productId}`
      if (productId === null || !listed.has(product)) {
        listed.add(product)
        return true
      }
      return false
    })
}

function topPart(
  view: CountryView,
  { key, title, meta, valueOf, columns }: Top,
): ReportPart | null {
  const all = ranked(view.shownRows, valueOf)
  const top = all.slice(0, TOP_COUNT)
  if (top.length === 0) return null
  const hasSizes = view.shownRows.some(({ market }) => (market?.codes.length ?? 0) > 1)
  const keys = [...namesIn(view), ...columns].filter((one) => one !== 'above' || hasSizes)
  return {
    key: `${key}-${view.country}`,
    title: `The ${formatCount(top.length)} ${title}${view.where}`,
    meta: meta(all.length),
    ...tableOf(
      keys.flatMap((one) => columnOf(one, view)),
      top,
    ),
    most: null,
    chart: null,
  }
}

const overpriced: Top['valueOf'] = ({ market }) =>
  market?.status === 'dearer' ? market.index : null
const underpriced: Top['valueOf'] = ({ market }) =>
  market?.status === 'cheaper' && market.index !== null ? -market.index : null

/** The rows that a report lists before its table: those furthest above the compared-with figure, then those furthest below. */
export const topRows = (rows: readonly WorkRow[]): WorkRow[] =>
  [overpriced, underpriced].flatMap((valueOf) => ranked(rows, valueOf).slice(0, TOP_COUNT))

/** The two parts with the rows furthest above and furthest below the compared-with figure. */
export function extremeParts(view: CountryView): (ReportPart | null)[] {
  if (!view.isYours || !view.isOneCountry) return []
  const { than } = view.pricingContext.reference
  return [
    topPart(view, {
      key: 'overpriced',
      title: 'most overpriced',
      meta: (all) => `by index; of ${formatCount(all)} above ${than}; sizes count once`,
      valueOf: overpriced,
      columns: COMPARED,
    }),
    topPart(view, {
      key: 'underpriced',
      title: 'most underpriced',
      meta: (all) => `by index; of ${formatCount(all)} below ${than}; sizes count once`,
      valueOf: underpriced,
      columns: COMPARED,
    }),
  ]
}

/**
 * The part on discounts, only for collections from a search: records of picked products and codes were looked up for their
 * prices.
 */
export const discountPart = (view: CountryView): ReportPart | null =>
  view.areItems
    ? null
    : topPart(view, {
        key: 'discounts',
        title: 'deepest discounts',
        meta: () => 'as the merchants state them',
        valueOf: ({ discount }) => (discount !== null && discount > 0 ? discount : null),
        columns: DISCOUNTED,
      })

const WITHOUT_ANSWER: readonly ItemStatus[] = ['Not found', 'Failed', 'Queued', 'Can’t be checked']

/** The parts that list titles without an accepted product, and rows without an answer: no figure counts them. */
export function unansweredParts(view: CountryView): (ReportPart | null)[] {
  const part = (key: string, title: string, meta: string, statuses: readonly ItemStatus[]) => {
    const rows = view.shownRows.filter(({ item }) => item && statuses.includes(item.status))
    if (rows.length === 0) return null
    const keys: ColumnKey[] = statuses.length > 1 ? ['line', 'given', 'status'] : ['line', 'given']
    return {
      key: `${key}-${view.country}`,
      title: `${title}${view.where}`,
      meta: `${plural(rows.length, 'row')}${meta}`,
      ...tableOf([...keys.flatMap((one) => columnOf(one, view)), REMARK], rows),
      most: ROWS_ON_PAGE,
      chart: null,
    }
  }
  return [
    part('undecided', 'Undecided', ' searched by title; no product was accepted', ['Undecided']),
    part('unanswered', 'Not found or not checked', '', WITHOUT_ANSWER),
  ]
}

const isColumn = (key: string): key is ColumnKey =>
  isTraitColumn(key) || Object.hasOwn(COLUMNS, key)

/** The part with the table as shown: its columns, rows and order. */
export function rowsPart(view: CountryView, order: string): ReportPart {
  const chosen = view.shown.filter(isColumn)
  const [first, ...others] = chosen.length > 0 ? chosen : [...namesIn(view), ...DISCOUNTED]
  const inputColumns: ColumnKey[] = view.areItems && !others.includes('given') ? ['given'] : []
  const keys = [...(first === undefined ? [] : [first]), ...inputColumns, ...others]
  return {
    key: `rows-${view.country}`,
    title: `${view.filtered === null ? 'All rows' : 'Rows shown'}${view.where}`,
    meta: order,
    ...tableOf(
      keys.flatMap((one) => columnOf(one, view)),
      view.shownRows,
    ),
    most: ROWS_ON_PAGE,
    chart: null,
  }
}

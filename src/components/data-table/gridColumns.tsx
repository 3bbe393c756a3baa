import { formatCalculated } from '@/api/fields/kindFormats.ts'
import { isFigureKind } from '@/api/fields/kinds.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import type { ColumnTotal } from '@/lib/numbers/totals.ts'
import { figureWidth, currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import { footerOf, headerOf, sizeOf, type DataColumn } from './defineColumns.ts'
import type { GridColumn } from './grid/Grid.tsx'
import styles from './DataTable.module.css'

/** The width of a digit in px, for estimating the width of a currency label. */
const DIGIT = 8

type Options<Row, Id extends string, Context> = {
  rows: readonly Row[]
  /** Returns the longest prices of a column, if the rows are in a worker rather than in `rows`. */
  pricesOf?: (id: Id) => readonly (number | null | undefined)[]
  context: Context
  /** The label before each price; '' for none. */
  currencyLabel: string
}

/**
 * The columns of a windowed table with widths and totals. Prices are never truncated: a column is as wide as its longest price.
 */
export const gridColumns = <Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  options: Options<Row, Id, Context>,
): GridColumn<Id>[] => columns.map((column) => gridColumn(column, options))

function gridColumn<Row, Id extends string, Context>(
  column: DataColumn<Row, Id, Context>,
  { rows, pricesOf, context, currencyLabel }: Options<Row, Id, Context>,
): GridColumn<Id> {
  const { id, kind, isName, takesRest, opensGroup, formula, open, axis } = column
  const header = headerOf(column, context)
  const whyNotSortable = column.incomparable?.(context)?.order
  const isMarked = whyNotSortable !== undefined || open !== undefined
  return {
    key: id,
    label: isMarked ? <span className={styles.open}>{header}</span> : header,
    width:
      sizeOf(column) +
      priceWidth(column, pricesOf?.(id) ?? rows.map(column.accessor), currencyLabel),
    takesRest,
    isName,
    isNumber: isFigureKind(kind),
    opensGroup,
    formula,
    axis,
    explanation: open,
    whyNotSortable: whyNotSortable,
    total: totalOf(column, context),
  }
}

/** The width in px that a column’s prices need beyond its usual width. */
function priceWidth<Row, Context>(
  { kind, fitsAnyFigure }: DataColumn<Row, string, Context>,
  values: readonly unknown[],
  currencyLabel: string,
): number {
  if (kind !== 'price' || fitsAnyFigure) return 0
  const prices = values.filter((price) => typeof price === 'number')
  return (currencyLabelWidth(currencyLabel) + figureWidth(prices.map(formatPrice))) * DIGIT
}

function totalOf<Row, Context>(
  column: DataColumn<Row, string, Context>,
  context: Context,
): ColumnTotal | undefined {
  const { kind, formatFooter } = column
  const footer = footerOf(column)
  if (footer === null || !isFigureKind(kind)) return undefined
  const why = column.incomparable?.(context)?.total
  if (why !== undefined) return { why }
  return {
    kind: footer,
    write: formatFooter ?? ((value) => formatCalculated(kind, value)),
    isPrice: kind === 'price',
  }
}

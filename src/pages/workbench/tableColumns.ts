/** The columns of the rows: which of them hold anything, and which are shown. */
import {
  COLUMNS,
  columnKeys,
  isFigureColumn,
  isGroupColumn,
  type ColumnFacts,
  type ColumnKey,
} from '../../domain/catalog/columns.ts'
import type { SetSource } from '../../domain/resultSet/resultSet.ts'
import type { Look } from '../../domain/workbench/rowView.ts'

export type TableColumn = Pick<ColumnFacts, 'width' | 'opensGroup'> & { key: ColumnKey }

const USUAL: ReadonlySet<ColumnKey> = new Set([
  'title',
  'merchant',
  'brand',
  'offerPrice',
  'salePrice',
  'discount',
  'trueDiscount',
  'discountGap',
  'avgRating',
  'lastChangedTime',
])

/** The first is always shown, stays in sight, and takes the width that is left. */
export const isAlwaysShown = ({ key }: TableColumn): boolean => key === 'title'

/** The columns that hold anything: of figures and groups that is known, and codes are known of batches alone. */
export function heldColumns(
  look: Pick<Look, 'figures' | 'groups'>,
  source: SetSource,
): TableColumn[] {
  const held = columnKeys.filter((key) => {
    if (isFigureColumn(key)) return look.figures[key] !== undefined
    if (isGroupColumn(key)) return key in look.groups
    return key !== 'code' || source.kind === 'batch'
  })
  return held.map((key) => ({ key, ...COLUMNS[key] }))
}

/** Of the held columns those that the address names; the usual ones where it names none. */
export function shownColumns(
  held: readonly TableColumn[],
  chosen: readonly ColumnKey[] | null,
): TableColumn[] {
  return held.filter(
    (column) =>
      isAlwaysShown(column) ||
      (chosen === null ? USUAL.has(column.key) : chosen.includes(column.key)),
  )
}

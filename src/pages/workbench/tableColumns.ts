/** The columns of the rows in their order: how wide each is, and which are shown. */
import type { SetSource } from '../../domain/resultSet/resultSet.ts'
import { figureKind } from '../../domain/workbench/columnLabels.ts'
import { groupColumns, type ColumnKey, type FigureColumn } from '../../domain/workbench/columns.ts'
import type { Look } from '../../domain/workbench/rowView.ts'
import { FIGURES } from '../../url/workbenchState.ts'

export type TableColumn = {
  key: ColumnKey
  /** In px, without the room for a currency label; the title takes what is left. */
  width: number
  /** A hairline before it. */
  opensGroup?: true
}

/** The first is always shown and stays in sight. */
const COLUMNS: readonly TableColumn[] = [
  { key: 'title', width: 180 },
  { key: 'merchant', width: 132 },
  { key: 'brand', width: 104 },
  { key: 'category', width: 100 },
  { key: 'subCategory', width: 112 },
  { key: 'division', width: 100 },
  { key: 'articleType', width: 112 },
  { key: 'gender', width: 84 },
  { key: 'vendor', width: 112 },
  { key: 'code', width: 136 },
  { key: 'offerPrice', width: 82, opensGroup: true },
  { key: 'salePrice', width: 80 },
  { key: 'discount', width: 76 },
  { key: 'trueDiscount', width: 76 },
  { key: 'ownDiscount', width: 108 },
  { key: 'discountGap', width: 86 },
  { key: 'avgRating', width: 66, opensGroup: true },
  { key: 'ratingScore', width: 72 },
  { key: 'ratingsCount', width: 76 },
  { key: 'reviewsCount', width: 76 },
  { key: 'categoryRank', width: 80 },
  { key: 'trendingRank', width: 80 },
  { key: 'active', width: 112, opensGroup: true },
  { key: 'skus', width: 64 },
  { key: 'skusAvailable', width: 84 },
  { key: 'inventory', width: 84 },
  { key: 'newArrival', width: 76 },
  { key: 'changed', width: 80 },
  { key: 'lastChangedTime', width: 108, opensGroup: true },
  { key: 'creationDate', width: 108 },
  { key: 'lastModifiedDate', width: 108 },
  { key: 'productId', width: 120 },
  { key: 'merchantProductId', width: 132 },
  { key: 'merchantDivision', width: 120 },
  { key: 'normalizedArticleType', width: 132 },
  { key: 'normalizedCategory', width: 132 },
  { key: 'normalizedSubCategory', width: 132 },
  { key: 'seoTitle', width: 160 },
  { key: 'breadCrumb', width: 160 },
]

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

const figures: ReadonlySet<ColumnKey> = new Set(FIGURES)
const groups: ReadonlySet<ColumnKey> = new Set(groupColumns)

export function isFigure(key: ColumnKey): key is FigureColumn {
  return figures.has(key)
}

/** Drawn with the currency label, and put in no order where rows are of several countries. */
export const isPrice = (key: ColumnKey): boolean => isFigure(key) && figureKind(key) === 'price'

export const isAlwaysShown = ({ key }: TableColumn): boolean => key === 'title'

/** The columns that hold anything: of figures and groups that is known, and codes are known of batches alone. */
export function heldColumns(
  look: Pick<Look, 'figures' | 'groups'>,
  source: SetSource,
): TableColumn[] {
  return COLUMNS.filter(({ key }) => {
    if (isFigure(key)) return look.figures[key] !== undefined
    if (groups.has(key)) return key in look.groups
    return key !== 'code' || source.kind === 'batch'
  })
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

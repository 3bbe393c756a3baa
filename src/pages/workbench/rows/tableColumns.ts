/** The columns of the rows: which of them hold anything, and which are shown. */
import type { ReferenceWords } from '../../../market/reference.ts'
import {
  columnLabels,
  columnFacts,
  columnKeys,
  isFigureColumn,
  isGroupColumn,
  USUAL_WITH_MARKET,
  type ColumnFacts,
  type ColumnKey,
} from '../../../model/columns/columns.ts'
import { isTraitColumn } from '../../../model/columns/traitColumns.ts'
import { isMarketColumn } from '../../../model/market/rowMarket.ts'
import type { SetSource } from '../../../model/resultSet/resultSet.ts'
import type { Look, RowFilter } from '../../../model/workbench/rowView.ts'

export type TableColumn = Pick<ColumnFacts, 'label' | 'width' | 'opensGroup'> & { key: ColumnKey }

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

/** In their place, so that what was asked for is in sight. */
const USUAL_WITH_TRAITS: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'note',
  'merchant',
  'brand',
  'offerPrice',
  'salePrice',
])

/** Of picked products: what is checked each time, and the note. Codes stand below the opened row. */
const USUAL_OF_PICKED: ReadonlySet<ColumnKey> = new Set([
  'title',
  'status',
  'merchant',
  'active',
  'offerPrice',
  'sinceAdded',
  'note',
])

/** Of the traits that were asked for, so many stand in the table until the user chooses. */
const FIRST_TRAITS = 4

/** The first is always shown, stays in sight, and takes the width that is left. */
export const isAlwaysShown = ({ key }: TableColumn): boolean => key === 'title'

/**
 * The columns that hold anything: of figures and groups that is known, and codes are known of batches alone. Those of the market
 * are called by what prices are measured against.
 */
export function heldColumns(
  look: Pick<Look, 'figures' | 'groups' | 'eans' | 'hasMarket' | 'traits' | 'items'>,
  source: SetSource,
  reference: ReferenceWords,
): TableColumn[] {
  const held = [...columnKeys, ...look.traits.columns].filter((key) => {
    if (isMarketColumn(key)) return look.hasMarket
    if (key === 'given') return look.items.areGiven
    // Notes of picked products are written in their rows.
    if (key === 'note') return look.items.haveNotes || source.kind === 'list'
    if (key === 'eans') return look.eans.with.all > 0
    if (isFigureColumn(key)) return look.figures[key] !== undefined
    if (isGroupColumn(key)) return key in look.groups
    return key !== 'code' || source.kind === 'batch'
  })
  const called = columnLabels(reference)
  return held.map((key) => ({ key, ...columnFacts(key), label: called(key) }))
}

/**
 * Of the held columns those that the address names; the usual ones where it names none. The column that a top is ranked by
 * is always among them.
 */
export function shownColumns(
  held: readonly TableColumn[],
  chosen: readonly ColumnKey[] | null,
  top: RowFilter['top'] = null,
): TableColumn[] {
  const traits = held.filter(({ key }) => isTraitColumn(key)).slice(0, FIRST_TRAITS)
  // Only picked products have been added.
  const isPicked = held.some(({ key }) => key === 'addedAt')
  const withoutTraits = isPicked ? USUAL_OF_PICKED : USUAL
  const without = traits.length > 0 ? USUAL_WITH_TRAITS : withoutTraits
  const hasMarket = held.some(({ key }) => isMarketColumn(key))
  const usual = hasMarket ? USUAL_WITH_MARKET : without
  const isUsual = ({ key }: TableColumn) => usual.has(key) || (isPicked && key === 'active')
  return held.filter(
    (column) =>
      isAlwaysShown(column) ||
      column.key === top?.column ||
      (chosen === null ? isUsual(column) || traits.includes(column) : chosen.includes(column.key)),
  )
}

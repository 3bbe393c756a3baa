/** The columns of the table of changes, as they are headed, as wide as they need. */
import { FIELDS } from '../../catalog/fields/fields.ts'
import type { ChangeKind } from '../../model/changes/change.ts'
import { isPriceColumn, type ChangeColumn } from '../../model/changes/orderChanges.ts'

export type TableColumn = {
  key: ChangeColumn
  label: string
  /** In px; the title takes what is left, if that is more. */
  width: number
  isNumber?: boolean
  opensGroup?: boolean
  /** How the figure comes about, where it is worked out here. */
  formula?: string
}

const columns: readonly TableColumn[] = [
  { key: 'title', label: FIELDS.title.label, width: 140 },
  { key: 'merchant', label: FIELDS.merchant.label, width: 128 },
  { key: 'change', label: 'Change', width: 164 },
  {
    key: 'price',
    label: FIELDS.offerPrice.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
  {
    key: 'difference',
    label: 'Difference',
    width: 94,
    isNumber: true,
    formula: 'Offer price now − offer price before',
  },
  {
    key: 'percent',
    label: 'In percent',
    width: 106,
    isNumber: true,
    formula: '(Offer price now − offer price before) ÷ offer price before × 100',
  },
  {
    key: 'discount',
    label: FIELDS.discount.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
  {
    key: 'stock',
    label: FIELDS.active.label,
    width: 96,
    opensGroup: true,
  },
]

export const heldColumns: readonly TableColumn[] = columns

/** Without a choice the discount stands in place of the difference where it is what matters, and else the other way. */
export function shownColumns(
  tile: ChangeKind | '',
  chosen: readonly string[] | null,
): readonly TableColumn[] {
  const left: ChangeColumn = tile === 'discount' ? 'difference' : 'discount'
  return columns.filter(({ key }) =>
    chosen === null ? key !== left : key === 'title' || chosen.includes(key),
  )
}

/** Those that have a top: figures, and of several countries no prices. */
export function topColumns(isMixed: boolean): readonly TableColumn[] {
  return columns.filter(({ key, isNumber }) => isNumber && !(isMixed && isPriceColumn(key)))
}

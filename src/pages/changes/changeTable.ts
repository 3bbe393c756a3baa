/** The columns of the table of changes, as they are headed, as wide as they need. */
import { FIELDS } from '../../catalog/fields/fields.ts'
import type { ChangeKind } from '../../model/changes/change.ts'
import type { ChangeColumn } from '../../model/changes/orderChanges.ts'

export type TableColumn = {
  key: ChangeColumn
  label: string
  /** In px; null takes what is left. */
  width: number | null
  isNumber?: boolean
  opensGroup?: boolean
  /** How the figure comes about, where it is worked out here. */
  formula?: string
}

const columns: readonly TableColumn[] = [
  { key: 'title', label: FIELDS.title.label, width: null },
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

/** Where the discount is what matters, it stands in place of the difference: both together would leave titles no room. */
export function tableColumns(tile: ChangeKind | ''): readonly TableColumn[] {
  const left = tile === 'discount' ? 'difference' : 'discount'
  return columns.filter(({ key }) => key !== left)
}

/** The columns of the table of changes, as they are headed, as wide as they need. */
import type { ChangeColumn } from '../../domain/changes/orderChanges.ts'

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

export const tableColumns: readonly TableColumn[] = [
  { key: 'title', label: 'Title', width: null },
  { key: 'merchant', label: 'Merchant', width: 132 },
  { key: 'change', label: 'Change', width: 148 },
  { key: 'price', label: 'Offer price', width: 136, isNumber: true, opensGroup: true },
  {
    key: 'difference',
    label: 'Difference',
    width: 88,
    isNumber: true,
    formula: 'Offer price now − offer price before',
  },
  {
    key: 'percent',
    label: 'In percent',
    width: 104,
    isNumber: true,
    formula: '(Offer price now − offer price before) ÷ offer price before × 100',
  },
  { key: 'discount', label: 'Discount', width: 112, isNumber: true, opensGroup: true },
  { key: 'stock', label: 'Stock', width: 104, opensGroup: true },
]

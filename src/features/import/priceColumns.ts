import type { ColumnRole } from '@/domain/import/answers.ts'

/** The roles whose cells are prices. */
export const PRICE_COLUMNS = [
  'price',
  'salePrice',
  'listPrice',
  'cost',
  'floor',
  'target',
] as const satisfies ColumnRole[]

export type PriceColumn = (typeof PRICE_COLUMNS)[number]

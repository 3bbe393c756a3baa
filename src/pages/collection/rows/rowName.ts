import type { WorkRow } from '@/domain/rows/rowView.ts'
import { shortId } from '@/lib/numbers/format.ts'

/** A row's name for the labels of its buttons and fields. */
export const rowTitle = ({ title, item, productId }: WorkRow) =>
  title ?? item?.given ?? shortId(productId)

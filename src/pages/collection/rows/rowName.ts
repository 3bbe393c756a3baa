import type { WorkRow } from '@/domain/rows/rowView.ts'
import { shortId } from '@/lib/numbers/format.ts'

/** What a row is called in the names of its buttons and fields. */
export const nameOf = ({ title, item, productId }: WorkRow) =>
  title ?? item?.given ?? shortId(productId)

import { shortId } from '../../../lib/numbers/format.ts'
import type { WorkRow } from '../../../model/workbench/rowView.ts'

/** What a row is called in the names of its buttons and fields. */
export const nameOf = ({ title, item, productId }: WorkRow) =>
  title ?? item?.given ?? shortId(productId)

import type { LoadEstimate } from '@/domain/collections/estimateLoad.ts'
import { plural } from '@/lib/text/plural.ts'

/** "4,213 products": what a load brings. */
export function costInWords({ rows }: Pick<LoadEstimate, 'rows'>): string {
  return rows === null ? 'number of products not known' : plural(rows, 'product')
}

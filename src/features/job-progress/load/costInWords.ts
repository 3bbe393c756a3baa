import type { LoadEstimate } from '@/domain/collections/estimateLoad.ts'
import { plural } from '@/lib/text/plural.ts'

/** The number of products of a load, in words: "4,213 products". */
export function costInWords({ rows }: Pick<LoadEstimate, 'rows'>): string {
  return rows === null ? 'number of products not known' : plural(rows, 'product')
}

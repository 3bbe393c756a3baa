import type { LoadEstimate } from '@/domain/collections/estimateLoad.ts'
import { productsInWords } from '@/words/productsInWords.ts'

/** "4,213 products": what a load brings. */
export function costInWords({ rows }: Pick<LoadEstimate, 'rows'>): string {
  return rows === null ? 'number of products not known' : productsInWords(rows)
}

/** The progress of loading a collection, in words. */
import type { Version, CollectionSource } from '@/domain/collections/collection.ts'
import type { ItemFailure } from '@/domain/pricing/itemAnswer.ts'
import { sentence } from '@/features/messages/failure/failureAdvice.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

/** The rows loaded so far: "480 of 4,213 rows"; without the total if it is unknown. */
export function rowsInWords({ counts, promised }: Pick<Version, 'counts' | 'promised'>): string {
  if (promised === null) return plural(counts.rows, 'row')
  return `${formatCount(counts.rows)} of ${plural(promised, 'row')}`
}

/** Whether a load is running and has no rows yet. */
export function isAwaited({ counts, isRunning }: Pick<Version, 'counts' | 'isRunning'>): boolean {
  return isRunning && counts.rows === 0
}

const PARTS = {
  search: ['page', 'pages'],
  picked: ['product', 'products'],
  codes: ['code', 'codes'],
} as const

/** How many requests were answered: "5 of 43 pages". For a search the total is known from the first page. */
export function partsInWords(
  { kind }: CollectionSource,
  { counts }: Pick<Version, 'counts'>,
): string {
  const [one, several] = PARTS[kind]
  const { asks: requests, done, notFound } = counts
  if (requests === 0) return `no ${one} yet`
  return `${formatCount(done + notFound)} of ${plural(requests, one, several)}`
}

/** The causes of failures, the most frequent first: "2 × HTTP 500: Internal error. "; '' if none is known. */
export function failuresInWords(failures: readonly ItemFailure[]): string {
  const counts = new Map<string, number>()
  for (const { says: message, status } of failures) {
    const cause = sentence(status === null || status === 0 ? message : `HTTP ${status}: ${message}`)
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([cause, count]) => `${count > 1 ? `${formatCount(count)} × ` : ''}${cause} `)
    .join('')
}

/** Which versions of a collection History shows. */
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import type { HistorySpan } from '@/routing/states/historyState.ts'

export type ShownHistory = {
  /** Oldest first. */
  versions: readonly Version[]
  /** Versions that are left out because they are not complete. */
  partial: number
}

/**
 * The latest complete ones of `versions`, which are newest first: what a partial version lacks would be missing from the
 * products that all of them have. Where fewer than two are complete, partial ones, too.
 */
export function shownHistory(versions: readonly Version[], span: HistorySpan): ShownHistory {
  const usable = versions.filter(({ isRunning, counts }) => !isRunning && counts.rows > 0)
  const complete = usable.filter(isComplete)
  const from = complete.length < 2 ? usable : complete
  const shown = span === 'all' ? from : from.slice(0, Number(span))
  return { versions: shown.toReversed(), partial: usable.length - from.length }
}

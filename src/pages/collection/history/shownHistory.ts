/** Chooses the versions of a collection that *History* shows. */
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import type { VersionCount } from '@/routing/states/historyState.ts'

export type ShownHistory = {
  /** The versions that are shown, oldest first. */
  versions: readonly Version[]
  /** How many versions are left out because they are not complete. */
  partial: number
}

/**
 * The latest complete versions of `versions`, which is newest first. Partial versions are used only if fewer than two are complete:
 * products that a partial version lacks would drop out of the products common to all versions.
 */
export function shownHistory(versions: readonly Version[], span: VersionCount): ShownHistory {
  const usable = versions.filter(({ isRunning, counts }) => !isRunning && counts.rows > 0)
  const complete = usable.filter(isComplete)
  const from = complete.length < 2 ? usable : complete
  const shown = span === 'all' ? from : from.slice(0, Number(span))
  return { versions: shown.toReversed(), partial: usable.length - from.length }
}

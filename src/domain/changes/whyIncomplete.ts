/** Decides whether a product missing from a version was really absent or may just not have been loaded. */
import { isComplete, type VersionEnd } from '@/domain/collections/collection.ts'

/**
 * Why a version is incomplete. `partial`: requests are open or failed, or the service gave less than it announced. `cut`: more
 * was found than is loaded. `unsteady`: pages overlapped or the total changed, so rows may be missing between pages.
 */
export type IncompleteReason = 'partial' | 'cut' | 'unsteady'

/** Why a product that the version lacks may not have been absent; null if it was really absent. */
export function whyIncomplete(snapshot: VersionEnd): IncompleteReason | null {
  if (!isComplete(snapshot)) return 'partial'
  const kinds = snapshot.notes.map(({ kind }) => kind)
  if (kinds.includes('cut')) return 'cut'
  return kinds.includes('overlap') || kinds.includes('total changed') ? 'unsteady' : null
}

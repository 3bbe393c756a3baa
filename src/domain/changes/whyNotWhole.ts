/** Whether what a version lacks was really not there, or may just not have been loaded. */
import { isComplete, type VersionEnd } from '@/domain/collections/collection.ts'

/**
 * `partial`: requests are open or failed, or the service did not give what it promised. `cut`: more was found than is
 * loaded. `unsteady`: the pages did not fit together, so that rows may have slipped between them.
 */
export type NotWhole = 'partial' | 'cut' | 'unsteady'

/** Null for a moment whose gaps say something. */
export function whyNotWhole(snapshot: VersionEnd): NotWhole | null {
  if (!isComplete(snapshot)) return 'partial'
  const kinds = snapshot.notes.map(({ kind }) => kind)
  if (kinds.includes('cut')) return 'cut'
  return kinds.includes('overlap') || kinds.includes('total changed') ? 'unsteady' : null
}

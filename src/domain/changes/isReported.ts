/** When "none" may be said of a kind of change: a product missing from a set that is only partly loaded is not gone. */
import type { ChangeKind } from './change.ts'

type Sides = Record<'before' | 'now', { isWhole: boolean }>

/** Whether a count of 0 of this kind says that there is none: what a version lacks says nothing where it is not whole. */
export function isReported(kind: ChangeKind, { before, now }: Sides): boolean {
  if (kind === 'gone') return now.isWhole
  return kind === 'new' || kind === 'back' ? before.isWhole : true
}

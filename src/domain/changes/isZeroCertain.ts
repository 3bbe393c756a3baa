/** Decides whether a count of 0 may be shown as "none": a product that is missing from an incomplete version may not be gone. */
import type { ChangeKind } from './change.ts'

type Sides = Record<'before' | 'now', { isWhole: boolean }>

/**
 * Whether a count of 0 for this kind of change means that there is none. It doesn’t if the version that would lack products is
 * incomplete.
 */
export function isZeroCertain(kind: ChangeKind, { before, now }: Sides): boolean {
  if (kind === 'gone') return now.isWhole
  return kind === 'new' || kind === 'back' ? before.isWhole : true
}

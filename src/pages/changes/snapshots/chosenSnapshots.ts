/** Which two snapshots of a set are compared. */
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'

export type ChosenSnapshots = {
  before: Snapshot
  now: Snapshot
  /** Ids of the snapshots before both. */
  earlier: string[]
}

/** `snapshots`: newest first. Unless named, the last one against the one before it; null where there are no two. */
export function chosenSnapshots(
  snapshots: readonly Snapshot[],
  { since, to }: { since: string; to: string },
): ChosenSnapshots | null {
  const now = snapshots.find(({ id }) => id === to) ?? snapshots.find(({ id }) => id !== since)
  const named = snapshots.find(({ id }) => id === since)
  const older = snapshots.find(({ at, id }) => now !== undefined && id !== now.id && at <= now.at)
  const before = named ?? older ?? snapshots.find(({ id }) => id !== now?.id)
  if (!now || !before || now.id === before.id) return null
  const first = Math.min(now.at, before.at)
  const earlier = snapshots.filter(({ at, id }) => at < first && id !== before.id && id !== now.id)
  return { before, now, earlier: earlier.map(({ id }) => id) }
}

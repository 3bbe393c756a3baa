import { whyNotWhole } from '@/domain/changes/whyNotWhole.ts'
import type { Compared } from '@/jobs/workers/changesTasks.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'

/** What the comparison of two snapshots of a set needs to know; null where one of them is gone. */
export function comparedOf(
  connectionId: string,
  kept: SavedVersions | null,
  beforeId: string,
  nowId: string,
): Compared | null {
  const snapshots = kept?.snapshots ?? []
  const before = snapshots.find(({ id }) => id === beforeId)
  const now = snapshots.find(({ id }) => id === nowId)
  if (!before || !now) return null
  const facts = (snapshot: typeof now) => ({
    id: snapshot.id,
    isWhole: whyNotWhole(snapshot) === null,
  })
  return {
    connectionId,
    before: facts(before),
    now: facts(now),
    earlier: snapshots.filter(({ at }) => at < before.at).map(({ id }) => id),
  }
}

import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { VersionsToCompare } from '@/jobs/workers/changesTasks.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'

/** The data needed to compare two versions of a collection; null if one of them no longer exists. */
export function versionsToCompare(
  connectionId: string,
  savedVersions: CollectionVersions | null,
  beforeId: string,
  nowId: string,
): VersionsToCompare | null {
  const versions = savedVersions?.versions ?? []
  const before = versions.find(({ id }) => id === beforeId)
  const now = versions.find(({ id }) => id === nowId)
  if (!before || !now) return null
  const facts = (version: typeof now) => ({
    id: version.id,
    isWhole: whyIncomplete(version) === null,
  })
  return {
    connectionId,
    before: facts(before),
    now: facts(now),
    earlier: versions.filter(({ at }) => at < before.at).map(({ id }) => id),
  }
}

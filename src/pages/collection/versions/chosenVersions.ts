/** Which two versions of a collection are compared. */
import type { Version } from '@/domain/collections/collection.ts'

export type ChosenVersions = {
  /** The older of the two versions. */
  before: Version
  now: Version
  /** The IDs of the versions that are older than both. */
  earlier: string[]
}

/**
 * The two versions to compare, from `versions`, which is newest first. By default the latest is compared with the one before it.
 * A reversed pair is put in order; a version that is named twice is compared with the one before it. Null when there are fewer
 * than two.
 */
export function chosenVersions(
  versions: readonly Version[],
  { since, to }: { since: string; to: string },
): ChosenVersions | null {
  const placeOf = (id: string) => versions.findIndex((one) => one.id === id)
  const last = versions.length - 1
  if (last < 1) return null
  const [from, until] = [placeOf(since), placeOf(to)]
  let places: [number, number]
  if (from >= 0 && until >= 0 && from !== until) places = [from, until]
  else if (until >= 0) places = until === last ? [last, last - 1] : [until, until + 1]
  else if (from > 0) places = [from, 0]
  else places = [1, 0]
  const [now, before] = [Math.min(...places), Math.max(...places)].map((at) => versions[at])
  if (!now || !before) return null
  return { before, now, earlier: versions.slice(placeOf(before.id) + 1).map(({ id }) => id) }
}

/**
 * The pair after choosing another start: if the end is not later than the new start, the version after the start becomes the end.
 */
export function pairFrom(versions: readonly Version[], since: string, { now }: ChosenVersions) {
  const [from, until] = [since, now.id].map((id) => versions.findIndex((one) => one.id === id))
  const isLater = until !== undefined && from !== undefined && until < from
  return { since, to: isLater ? now.id : (versions[Math.max((from ?? 1) - 1, 0)]?.id ?? now.id) }
}

/**
 * The pair after choosing another end: if the start is not earlier than the new end, the version before the end becomes the start.
 */
export function pairUpTo(versions: readonly Version[], to: string, { before }: ChosenVersions) {
  const [from, until] = [before.id, to].map((id) => versions.findIndex((one) => one.id === id))
  const isEarlier = until !== undefined && from !== undefined && until < from
  return { since: isEarlier ? before.id : (versions[(until ?? 0) + 1]?.id ?? before.id), to }
}

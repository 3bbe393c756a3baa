/** Which two moments of a set are compared. */
import type { Moment } from '../../model/resultSet/resultSet.ts'

export type ChosenMoments = {
  before: Moment
  now: Moment
  /** Ids of the moments before both. */
  earlier: string[]
}

/** `moments`: newest first. Unless named, the last one against the one before it; null where there are no two. */
export function chosenMoments(
  moments: readonly Moment[],
  { since, to }: { since: string; to: string },
): ChosenMoments | null {
  const now = moments.find(({ id }) => id === to) ?? moments.find(({ id }) => id !== since)
  const named = moments.find(({ id }) => id === since)
  const older = moments.find(({ at, id }) => now !== undefined && id !== now.id && at <= now.at)
  const before = named ?? older ?? moments.find(({ id }) => id !== now?.id)
  if (!now || !before || now.id === before.id) return null
  const first = Math.min(now.at, before.at)
  const earlier = moments.filter(({ at, id }) => at < first && id !== before.id && id !== now.id)
  return { before, now, earlier: earlier.map(({ id }) => id) }
}

import { whyNotWhole } from '../../model/changes/whyNotWhole.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import type { Compared } from '../../work/workers/changesTasks.ts'

/** What the comparison of two moments of a set needs to know; null where one of them is gone. */
export function comparedOf(
  connectionId: string,
  kept: KeptSet | null,
  beforeId: string,
  nowId: string,
): Compared | null {
  const moments = kept?.moments ?? []
  const before = moments.find(({ id }) => id === beforeId)
  const now = moments.find(({ id }) => id === nowId)
  if (!before || !now) return null
  const facts = (moment: typeof now) => ({
    id: moment.id,
    isWhole: whyNotWhole(moment) === null,
  })
  return {
    connectionId,
    before: facts(before),
    now: facts(now),
    earlier: moments.filter(({ at }) => at < before.at).map(({ id }) => id),
  }
}

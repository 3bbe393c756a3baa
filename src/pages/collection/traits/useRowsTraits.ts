import { useMemo } from 'react'
import { traitKeyOf, type RowTraits } from '@/domain/columns/traitColumns.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { useOpenCodesJobs } from '@/features/job-progress/useOpenCodesJobs.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

export type RowsTraits = {
  /** The collections of codes that loaded attributes, the latest last; without deleted ones. */
  jobs: readonly CodesJob[]
  /** The known attributes of products, by `traitKeyOf`. */
  known: ReadonlyMap<string, RowTraits>
}

const waiting: RowTraits = { state: 'waiting', pairs: [] }
const known = new WeakMap<ItemOutcome, RowTraits>()

/** Returns the same object for the same answer, so that unchanged attributes are not sent again. */
function traitsOf(outcome: ItemOutcome | undefined): RowTraits {
  if (outcome === undefined) return waiting
  const made = known.get(outcome) ?? {
    state: outcome.state,
    pairs: outcome.state === 'done' && outcome.answer.kind === 'id' ? outcome.answer.traits : [],
  }
  known.set(outcome, made)
  return made
}

function traitsIn(jobs: readonly CodesJob[]): ReadonlyMap<string, RowTraits> {
  const all = new Map<string, RowTraits>()
  for (const { plan, outcomeOf } of jobs) {
    for (const { entry, countries, position } of plan.codeRequests) {
      if (entry.kind !== 'id') continue
      const key = traitKeyOf({ country: countries.join(), productId: entry.id })
      const traits = traitsOf(outcomeOf(position))
      // While attributes are updated, the earlier answer stays until the next one arrives.
      if (traits !== waiting || !all.has(key)) all.set(key, traits)
    }
  }
  return all
}

/** The attributes of a collection's products, from the collections of codes with these IDs. */
export function useRowsTraits(ids: readonly string[]): RowsTraits {
  const { jobs, now } = useOpenCodesJobs(ids)
  return useMemo(
    () => ({ jobs, known: traitsIn(jobs) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a job stays the same object; its view changes when it has new answers
    [jobs, now],
  )
}

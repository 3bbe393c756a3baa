import { useMemo } from 'react'
import { traitKeyOf, type RowTraits } from '@/domain/columns/traitColumns.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { useOpenCodesJobs } from '@/features/job-progress/useOpenCodesJobs.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

export type SetTraits = {
  /** The batches that asked, the latest last; those that were deleted are not among them. */
  jobs: readonly CodesJob[]
  /** What is known by now, by `traitKeyOf`. */
  known: ReadonlyMap<string, RowTraits>
}

const waiting: RowTraits = { state: 'waiting', pairs: [] }
const known = new WeakMap<ItemOutcome, RowTraits>()

/** The same object for the same answer: what has not changed is not told again. */
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
      // Asked once more, the earlier answer stays until the next one is there.
      if (traits !== waiting || !all.has(key)) all.set(key, traits)
    }
  }
  return all
}

/** What products of a set state, as batches asked that are stored beside it. */
export function useSetTraits(ids: readonly string[]): SetTraits {
  const { jobs, now } = useOpenCodesJobs(ids)
  return useMemo(
    () => ({ jobs, known: traitsIn(jobs) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a job is one object all along: its view says when it has other answers
    [jobs, now],
  )
}

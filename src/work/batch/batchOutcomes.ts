/** How the things that a batch asks for have ended, as this tab knows it; every end is kept before it counts. */
import type { BatchAnswer, BatchOutcome } from '../../market/batchAnswer.ts'
import type { BatchPlan } from '../../model/batch/planBatch.ts'
import { keepOutcome, type KeptOutcome } from '../../store/batches/batches.ts'
import type { Finish, Kept } from '../job/job.ts'
import { failureOf } from './batchRequest.ts'

export type BatchOutcomes = {
  of: (position: number) => BatchOutcome | undefined
  /** Grows with every change. */
  version: () => number
  /** Takes what was kept earlier, or by another tab. */
  take: (ended: readonly KeptOutcome[]) => void
  keep: (position: number, finish: Finish<BatchAnswer | null>) => Promise<Kept>
  /** What was kept here since the last call. */
  news: () => KeptOutcome[]
}

function toOutcome({ at, ms, tries, ...end }: Finish<BatchAnswer | null>): BatchOutcome {
  const trial = { at, ms, tries }
  if (end.state === 'failed') return { ...trial, state: 'failed', failure: failureOf(end.error) }
  if (end.state === 'done' && end.value) return { ...trial, state: 'done', answer: end.value }
  return { ...trial, state: 'not found' }
}

export function createOutcomes(connectionId: string, id: string, plan: BatchPlan): BatchOutcomes {
  const outcomes = new Map<number, BatchOutcome>()
  let version = 0
  let untold: KeptOutcome[] = []

  const take = (ended: readonly KeptOutcome[]) => {
    for (const { position, key, outcome } of ended) {
      // Only what answers the same thing: a later version may read a line in another way.
      if (plan.asks[position]?.key === key) outcomes.set(position, outcome)
    }
    version += 1
  }

  return {
    of: (position) => outcomes.get(position),
    version: () => version,
    take,
    async keep(position, finish) {
      const key = plan.asks[position]?.key ?? ''
      const ended = { position, key, outcome: toOutcome(finish) }
      const before = outcomes.get(position)?.state ?? null
      const kept = await keepOutcome(connectionId, id, ended, before)
      take([ended])
      untold.push(ended)
      return kept
    },
    news() {
      const news = untold
      untold = []
      return news
    },
  }
}

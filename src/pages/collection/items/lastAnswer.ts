import type { Snapshot } from '@/domain/resultSet/resultSet.ts'
import type { BatchJob } from '@/jobs/batch/batchJob.ts'

type Answered = Pick<BatchJob, 'batch' | 'plan' | 'outcomeOf'>

/** When the last answer of a collection of codes came, or when it was made where none has come: epoch milliseconds. */
export const lastAnswerOf = ({ batch, plan, outcomeOf }: Answered): number =>
  plan.asks.reduce((last, { position }) => Math.max(last, outcomeOf(position)?.at ?? 0), batch.at)

/** Whether a version was loaded, as a whole, after the last answer of the collection. */
export const isNewerThan = (version: Snapshot, job: Answered): boolean =>
  !version.isRunning && version.at > lastAnswerOf(job)

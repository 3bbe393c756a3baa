import type { BatchJob } from '../../../work/batch/batchJob.ts'

/** When the last answer of a collection of codes came, or when it was made where none has come: epoch milliseconds. */
export const lastAnswerOf = ({
  batch,
  plan,
  outcomeOf,
}: Pick<BatchJob, 'batch' | 'plan' | 'outcomeOf'>): number =>
  plan.asks.reduce((last, { position }) => Math.max(last, outcomeOf(position)?.at ?? 0), batch.at)

/** A batch that is open: its plan, what has been answered so far, and the job that asks for the rest. */
import type { Connection } from '../api/connection.ts'
import type { BatchAnswer, BatchOutcome } from '../domain/batch/batchAnswer.ts'
import { planBatch, type BatchAsk, type BatchPlan } from '../domain/batch/planBatch.ts'
import { readLines } from '../domain/batch/readInput.ts'
import { changeBatch, readBatch, type Batch } from '../store/batches.ts'
import { createOutcomes } from './batchOutcomes.ts'
import { batchRequest } from './batchRequest.ts'
import { createJob } from './createJob.ts'
import { createTabJob, type TabJob, type TabView, type TabWorld } from './tabJob.ts'

export type BatchWorld = TabWorld

/** Its progress is of asks, not rows. */
export type BatchView = TabView

export type BatchJob = TabJob & {
  readonly connectionId: string
  readonly batch: Batch
  readonly plan: BatchPlan
  /** Entries that were kept and cannot be used. */
  readonly damaged: number
  /** How the thing at a position ended; undefined while it has not. */
  outcomeOf: (position: number) => BatchOutcome | undefined
}

/** Null where this browser keeps no such batch. Throws where the database cannot be read. */
export async function openBatch(
  connection: Connection,
  id: string,
  world: BatchWorld,
): Promise<BatchJob | null> {
  const connectionId = connection.id
  const read = await readBatch(connectionId, id)
  if (!read) return null
  const { batch, damaged } = read
  const plan = planBatch(readLines(read.lines, batch.settings.as), batch.groups)
  const outcomes = createOutcomes(connectionId, id, plan)
  outcomes.take(read.outcomes)
  const stateOf = (position: number) => outcomes.of(position)?.state ?? 'waiting'

  const job = createTabJob({
    connection,
    name: `catalog-explorer batch ${connectionId} ${id}`,
    world,
    concurrency: batch.settings.atOnce,
    makeJob: (current, concurrency) =>
      createJob<BatchAsk, BatchAnswer | null>({
        ...world,
        items: plan.asks,
        initially: stateOf,
        ask: (item, signal) => batchRequest(current(), item, batch.settings, signal),
        keep: outcomes.keep,
        concurrency,
      }),
    known: {
      stateOf,
      version: outcomes.version,
      news: outcomes.news,
      takeNews: outcomes.take,
      async readAgain() {
        const now = await readBatch(connectionId, id)
        if (now) outcomes.take(now.outcomes)
        return now && { isRunning: now.batch.isRunning }
      },
      keepRunning: (isRunning) => changeBatch(connectionId, id, { isRunning }),
    },
  })

  return { ...job, connectionId, batch, plan, damaged, outcomeOf: outcomes.of }
}

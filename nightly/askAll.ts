/** Asks for everything that has no answer yet, with the queue, the rate limit and the retries of the app. */
import type { Connection } from '../src/catalog/connection.ts'
import { alwaysOnline } from '../src/catalog/http/connectivity.ts'
import { serviceTime } from '../src/catalog/http/serviceTime.ts'
import type { BatchAnswer, BatchOutcome, BatchSettings } from '../src/market/batchAnswer.ts'
import type { BatchPlan } from '../src/model/batch/planBatch.ts'
import { toOutcome } from '../src/work/batch/batchJob.ts'
import { batchRequest, failureOf } from '../src/work/batch/batchRequest.ts'
import { realClock, type Clock } from '../src/work/job/clock.ts'
import { createJob } from '../src/work/job/createJob.ts'
import type { Progress } from '../src/work/job/job.ts'
import { isOver } from '../src/work/job/queue/untilOver.ts'

type Given = {
  connection: Connection
  plan: BatchPlan
  settings: BatchSettings
  /** What was answered already, by position; every further answer is added. */
  outcomes: Map<number, BatchOutcome>
  /** Writes an answer down before it counts. */
  keep: (position: number, outcome: BatchOutcome) => void
  onProgress: (progress: Progress) => void
  /** Said when nothing is asked for a while. */
  onWait: (why: string, ms: number) => void
  /** Between two tries of a service that fails again and again. */
  patience?: readonly number[]
}

/** A service that is down for a moment is not down all night. */
const PATIENCE_MS = [30_000, 120_000, 300_000] as const

const wait = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.after(ms, resolve))

/** Null once everything was asked; else why it could not go on, as a sentence. */
export async function askAll(given: Given): Promise<string | null> {
  const { connection, plan, settings, outcomes, keep, onProgress, onWait, patience } = given
  const clock = { ...realClock, answered: () => serviceTime(connection.id) }
  const waits = patience ?? PATIENCE_MS
  let fault: unknown = null
  const job = createJob<BatchPlan['asks'][number], BatchAnswer | null>({
    clock,
    connectivity: alwaysOnline,
    random: Math.random,
    items: plan.asks,
    initially: (position) => outcomes.get(position)?.state ?? 'waiting',
    concurrency: settings.atOnce,
    ask: (ask, signal) => batchRequest(connection, ask, settings, signal),
    async keep(position, finish) {
      const outcome = toOutcome(finish)
      try {
        keep(position, outcome)
      } catch (error) {
        // Nothing counts that is not written: a full disk ends the run.
        fault ??= error
        job.cancel()
        return 'memory'
      }
      outcomes.set(position, outcome)
      return 'stored'
    },
  })
  const over = new Promise<string | null>((resolve) => {
    let resumed = 0
    const look = () => {
      const progress = job.progress()
      onProgress(progress)
      if (fault !== null) resolve(`An answer could not be written: ${failureOf(fault).says}`)
      else if (isOver(progress)) resolve(null)
      else if (progress.state === 'paused' && progress.asking === 0) {
        const { pause } = progress
        const why =
          pause !== null && 'error' in pause ? failureOf(pause.error).says : 'The run was paused.'
        const ms = pause?.kind === 'failures' ? waits[resumed] : undefined
        if (ms === undefined) resolve(why)
        else {
          resumed += 1
          onWait(why, ms)
          void wait(clock, ms).then(() => job.resume())
        }
      }
    }
    job.subscribe(look)
    job.start()
    look()
  })
  const why = await over
  job.dispose()
  return why
}

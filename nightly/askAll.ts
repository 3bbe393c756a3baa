/** Asks for everything that has no answer yet, with the queue, the rate limit and the retries of the app. */
import type { Connection } from '../src/catalog/connection.ts'
import { alwaysOnline } from '../src/catalog/http/connectivity.ts'
import { serviceTime } from '../src/catalog/http/serviceTime.ts'
import type { BatchAnswer, BatchSettings } from '../src/market/batchAnswer.ts'
import type { BatchPlan } from '../src/model/batch/planBatch.ts'
import { toOutcome } from '../src/work/batch/batchJob.ts'
import { batchRequest, failureOf } from '../src/work/batch/batchRequest.ts'
import { realClock, type Clock } from '../src/work/job/clock.ts'
import { createJob } from '../src/work/job/createJob.ts'
import type { Progress } from '../src/work/job/job.ts'
import { isOver } from '../src/work/job/queue/untilOver.ts'
import type { RunStore } from './runStore.ts'

type Given = {
  connection: Connection
  plan: BatchPlan
  settings: BatchSettings
  /** What was answered already, by key. */
  answered: RunStore['answered']
  /** Writes an answer down before it counts. */
  keep: RunStore['keep']
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

/** How many are answered; and why it could not go on, as a sentence, null once everything was asked. */
export async function askAll(given: Given): Promise<{ answered: number; why: string | null }> {
  const { connection, plan, settings, keep, onProgress, onWait, patience } = given
  const clock = { ...realClock, answered: () => serviceTime(connection.id) }
  const waits = patience ?? PATIENCE_MS
  const keyAt = (position: number) => plan.asks[position]?.key ?? ''
  let fault: unknown = null
  const job = createJob<BatchPlan['asks'][number], BatchAnswer | null>({
    clock,
    connectivity: alwaysOnline,
    random: Math.random,
    items: plan.asks,
    initially: (position) => given.answered.get(keyAt(position)) ?? 'waiting',
    concurrency: settings.atOnce,
    ask: (ask, signal) => batchRequest(connection, ask, settings, signal),
    async keep(position, finish) {
      try {
        keep({ key: keyAt(position), outcome: toOutcome(finish) })
      } catch (error) {
        // Nothing counts that is not written: a full disk ends the run.
        fault ??= error
        job.cancel()
        return 'memory'
      }
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
  const { done, notFound } = job.progress()
  return { answered: done + notFound, why }
}

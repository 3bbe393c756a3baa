/** Requests everything that has no answer yet, with the queue, the rate limit and the retries of the app. */
import type { Connection } from '@/api/connection.ts'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { serviceTime } from '@/api/http/serviceTime.ts'
import type { CodesPlan } from '@/domain/codes/planCodes.ts'
import type { ItemAnswer, CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { codeRequestOf, failureOf } from '@/jobs/codes/codeRequest.ts'
import { toOutcome } from '@/jobs/codes/codesJob.ts'
import { realClock, type Clock } from '@/jobs/job/clock.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { Asked, Finish, Progress } from '@/jobs/job/job.ts'
import { isOver } from '@/jobs/job/queue/untilOver.ts'
import type { RunStore } from './runStore.ts'

/** What is said while a job runs, and how long it waits. */
type Message = {
  onProgress: (progress: Progress) => void
  /** Said when nothing is requested for a while. */
  onWait: (why: string, ms: number) => void
  /** Between two tries of a service that fails again and again. */
  patience?: readonly number[]
}

type Options = Message & {
  connection: Connection
  plan: CodesPlan
  settings: CodesSettings
  /** What was answered already, by key. */
  answered: RunStore['answered']
  /** Writes an answer down before it counts. */
  save: RunStore['save']
}

/** A service that is down for a moment is not down all night. */
const PATIENCE_MS = [30_000, 120_000, 300_000] as const

const wait = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.after(ms, resolve))

type Each<Item, Value> = Message & {
  connection: Connection
  items: readonly Item[]
  initially: (index: number) => 'waiting' | 'done' | 'not found'
  /** Requests at a time. */
  atOnce: number
  request: (item: Item, signal: AbortSignal) => Promise<Asked<Value>>
  /** Writes how an item ended; throws where it can't be written, which ends the job. */
  save: (index: number, finish: Finish<Value>) => void
}

/** Why it could not go on, as a sentence; null once everything was requested. */
export async function requestEach<Item, Value>(
  given: Each<Item, Value>,
): Promise<{ progress: Progress; why: string | null }> {
  const { connection, items, initially, atOnce, request, save, onProgress, onWait, patience } =
    given
  const clock = { ...realClock, answered: () => serviceTime(connection.id) }
  const waits = patience ?? PATIENCE_MS
  let fault: unknown = null
  const job = createJob<Item, Value>({
    clock,
    connectivity: alwaysOnline,
    random: Math.random,
    items,
    initially,
    concurrency: atOnce,
    request,
    async save(position, finish) {
      try {
        save(position, finish)
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
      if (fault !== null) resolve(`A result couldn’t be written: ${failureOf(fault).says}`)
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
  return { progress: job.progress(), why }
}

/** How many are answered; and why it could not go on, as a sentence, null once everything was requested. */
export async function checkAll(
  options: Options,
): Promise<{ answered: number; why: string | null }> {
  const { connection, plan, settings, answered, save, ...told } = options
  const keyAt = (position: number) => plan.codeRequests[position]?.key ?? ''
  const { progress, why } = await requestEach<CodesPlan['codeRequests'][number], ItemAnswer | null>(
    {
      ...told,
      connection,
      items: plan.codeRequests,
      initially: (position) => answered.get(keyAt(position)) ?? 'waiting',
      atOnce: settings.atOnce,
      request: (codeRequest, signal) => codeRequestOf(connection, codeRequest, settings, signal),
      save: (position, finish) => save({ key: keyAt(position), outcome: toOutcome(finish) }),
    },
  )
  return { answered: progress.done + progress.notFound, why }
}

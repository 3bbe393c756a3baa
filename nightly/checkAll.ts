/** Requests every item without an answer, with the app's queue, rate limit and retries. */
import type { Connection } from '@/api/connection.ts'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { serviceTime } from '@/api/http/serviceTime.ts'
import type { CodesPlan } from '@/domain/codes/planCodes.ts'
import type { ItemAnswer, CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { requestItem, failureOf } from '@/jobs/codes/codeRequest.ts'
import { toOutcome } from '@/jobs/codes/codesJob.ts'
import { realClock, type Clock } from '@/jobs/job/clock.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { RequestResult, Finish, Progress } from '@/jobs/job/job.ts'
import { isOver } from '@/jobs/job/queue/untilOver.ts'
import type { RunStore } from './runStore.ts'

/** Callbacks while a job runs, and its waiting times. */
type RunCallbacks = {
  onProgress: (progress: Progress) => void
  /** Called when no request is sent for a while. */
  onWait: (why: string, ms: number) => void
  /** Waiting times in ms between tries while the service fails repeatedly. */
  patience?: readonly number[]
}

type Options = RunCallbacks & {
  connection: Connection
  plan: CodesPlan
  settings: CodesSettings
  /** The items that a killed run has already answered, by key. */
  answered: RunStore['answered']
  /** Writes an answer to disk before it counts. */
  save: RunStore['save']
}

/** Waits this long between tries, because an outage at night is usually short. */
const PATIENCE_MS = [30_000, 120_000, 300_000] as const

const wait = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.after(ms, resolve))

type Each<Item, Value> = RunCallbacks & {
  connection: Connection
  items: readonly Item[]
  initially: (index: number) => 'waiting' | 'done' | 'not found'
  /** Requests in progress at once. */
  atOnce: number
  request: (item: Item, signal: AbortSignal) => Promise<RequestResult<Value>>
  /** Writes the result of an item; an error here ends the job. */
  save: (index: number, finish: Finish<Value>) => void
}

/** `why` is the reason for an early stop; null if everything was requested. */
export async function requestEach<Item, Value>(
  options: Each<Item, Value>,
): Promise<{ progress: Progress; why: string | null }> {
  const { connection, items, initially, atOnce, request, save, onProgress, onWait, patience } =
    options
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
        // An answer that can't be written does not count: a full disk ends the run.
        fault ??= error
        job.cancel()
        return 'memory'
      }
      return 'stored'
    },
  })
  const over = new Promise<string | null>((resolve) => {
    let resumed = 0
    const handleProgress = () => {
      const progress = job.progress()
      onProgress(progress)
      if (fault !== null) resolve(`A result couldn’t be written: ${failureOf(fault).says}`)
      else if (isOver(progress)) resolve(null)
      else if (progress.state === 'paused' && progress.requesting === 0) {
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
    job.subscribe(handleProgress)
    job.start()
    handleProgress()
  })
  const why = await over
  job.dispose()
  return { progress: job.progress(), why }
}

/** `answered` is the number of answers; `why` is the reason for an early stop, null if everything was requested. */
export async function checkAll(
  options: Options,
): Promise<{ answered: number; why: string | null }> {
  const { connection, plan, settings, answered, save, ...callbacks } = options
  const keyAt = (position: number) => plan.codeRequests[position]?.key ?? ''
  const { progress, why } = await requestEach<CodesPlan['codeRequests'][number], ItemAnswer | null>(
    {
      ...callbacks,
      connection,
      items: plan.codeRequests,
      initially: (position) => answered.get(keyAt(position)) ?? 'waiting',
      atOnce: settings.atOnce,
      request: (codeRequest, signal) => requestItem(connection, codeRequest, settings, signal),
      save: (position, finish) => save({ key: keyAt(position), outcome: toOutcome(finish) }),
    },
  )
  return { answered: progress.done + progress.notFound, why }
}

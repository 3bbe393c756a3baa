/** A batch that is open: its plan, what has been answered so far, and the job that asks for the rest. */
import type { Connection } from '../api/connection.ts'
import type { BatchAnswer, BatchOutcome } from '../domain/batch/batchAnswer.ts'
import { planBatch, type BatchAsk, type BatchPlan } from '../domain/batch/planBatch.ts'
import { readLines } from '../domain/batch/readInput.ts'
import { changeBatch, readBatch, type Batch } from '../store/batches.ts'
import { createOutcomes } from './batchOutcomes.ts'
import { batchRequest, failureOf } from './batchRequest.ts'
import { shareBatch, type TabNews } from './batchTabs.ts'
import type { OpenChannel } from './channel.ts'
import { createJob, type World } from './createJob.ts'
import type { ItemState, Job, Progress } from './job.ts'
import type { Locks } from './turn.ts'
import { isOver, untilOver } from './untilOver.ts'

export type BatchWorld = World & { locks: Locks; openChannel: OpenChannel }

export type BatchView = {
  /** `elsewhere`: another tab runs it, and this one shows how far it is. */
  role: 'idle' | 'here' | 'elsewhere'
  /** Of asks, not rows. Its errors are errors here and `BatchFailure`s elsewhere. */
  progress: Progress
  /** Grows whenever an outcome is added or replaced. */
  version: number
}

export type BatchJob = {
  readonly connectionId: string
  readonly batch: Batch
  readonly plan: BatchPlan
  /** Entries that were kept and cannot be used. */
  readonly damaged: number
  /** The same reference until something changes. */
  view: () => BatchView
  /** How the thing at a position ended; undefined while it has not. */
  outcomeOf: (position: number) => BatchOutcome | undefined
  stateOf: (position: number) => ItemState
  /** Calls back some times a second at the most; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** Asks for everything that has no answer yet. Steering does nothing while another tab runs the batch. */
  start: () => void
  pause: () => void
  cancel: () => void
  /** Asks again: for all that failed, or for these positions, whatever came of them. */
  retry: (positions?: readonly number[]) => void
  setConcurrency: (count: number) => void
  /** From now on asked with this key and dialect. */
  use: (connection: Connection) => void
  /** Cancels what runs, and leaves the other tabs to themselves. */
  close: () => void
}

type Begin = (fresh: Job) => void

const TELL_MS = 200

/** Null where this browser keeps no such batch. Throws where the database cannot be read. */
export async function openBatch(
  given: Connection,
  id: string,
  world: BatchWorld,
): Promise<BatchJob | null> {
  const connectionId = given.id
  const read = await readBatch(connectionId, id)
  if (!read) return null
  const { batch, damaged } = read
  const plan = planBatch(readLines(read.lines, batch.settings.as), batch.groups)
  const outcomes = createOutcomes(connectionId, id, plan)
  const listeners = new Set<() => void>()
  let connection = given
  let concurrency = batch.settings.atOnce
  let role: BatchView['role'] = 'idle'
  let elsewhere: Progress | null = null
  let known: BatchView | null = null
  let stopTelling: (() => void) | null = null
  let wish: Begin | null = null

  const makeJob = (): Job => {
    const job = createJob<BatchAsk, BatchAnswer | null>({
      ...world,
      items: plan.asks,
      initially: (position) => outcomes.of(position)?.state ?? 'waiting',
      ask: (item, signal) => batchRequest(connection, item, batch.settings, signal),
      keep: outcomes.keep,
      concurrency,
    })
    job.subscribe((position) => tell(position === null))
    return job
  }

  outcomes.take(read.outcomes)
  let job = makeJob()

  const tellNow = () => {
    stopTelling?.()
    stopTelling = null
    known = null
    if (role === 'here') {
      tabs.tell(sayable({ progress: job.progress(), ended: outcomes.news() }))
    }
    for (const listener of listeners) listener()
  }

  /** Steps are told at once; of the stream of rows a few times a second are enough for any eye. */
  const tell = (atOnce: boolean) => {
    if (atOnce) tellNow()
    else stopTelling ??= world.clock.after(TELL_MS, tellNow)
  }

  /** A job over what is left, as far as is known. */
  const renewJob = () => {
    job.dispose()
    job = makeJob()
    elsewhere = null
  }

  /** While this tab has the turn: what others have kept meanwhile is read first, so that nothing is asked twice. */
  const runHere = async (begin: Begin): Promise<void> => {
    // Where it cannot be read, what is known has to do.
    const now = await readBatch(connectionId, id).catch(() => undefined)
    if (now === null) return
    if (now) outcomes.take(now.outcomes)
    renewJob()
    role = 'here'
    const over = untilOver(job, (isRunning) => changeBatch(connectionId, id, { isRunning }))
    begin(job)
    await over
    tellNow()
    role = 'idle'
    tellNow()
  }

  const tabs = shareBatch({
    name: `catalog-explorer batch ${connectionId} ${id}`,
    locks: world.locks,
    openChannel: world.openChannel,
    onNews(news) {
      if (role === 'here') return
      wish = null
      outcomes.take(news.ended)
      role = isOver(news.progress) ? 'idle' : 'elsewhere'
      elsewhere = news.progress
      tellNow()
    },
    onAsked() {
      if (role === 'here') tellNow()
    },
    async onInherited() {
      const wished = wish
      wish = null
      const now = await readBatch(connectionId, id).catch(() => null)
      const wasLeft = now?.batch.isRunning === true
      if (wished || wasLeft) {
        await runHere(wished ?? ((fresh) => fresh.start()))
        return
      }
      if (now) outcomes.take(now.outcomes)
      renewJob()
      role = 'idle'
      tellNow()
    },
  })

  /** Where another tab has the turn, it is for that one to say so; until then the wish stands. */
  const begin = async (how: Begin) => {
    if (role === 'here') how(job)
    if (role !== 'idle') return
    if (await tabs.run(() => runHere(how))) return
    wish = how
    tabs.inherit()
  }

  return {
    connectionId,
    batch,
    plan,
    damaged,
    view: () =>
      (known ??= { role, progress: elsewhere ?? job.progress(), version: outcomes.version() }),
    outcomeOf: outcomes.of,
    stateOf: (position) =>
      role === 'here' ? job.stateOf(position) : (outcomes.of(position)?.state ?? 'waiting'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      void begin((fresh) => {
        fresh.start()
        fresh.resume()
      })
    },
    pause() {
      wish = null
      job.pause()
    },
    cancel() {
      wish = null
      if (role === 'here') job.cancel()
    },
    retry(positions) {
      void begin((fresh) => fresh.retry(positions))
    },
    setConcurrency(count) {
      concurrency = count
      job.setConcurrency(count)
    },
    use(next) {
      const isNewKey = next.apiKey !== connection.apiKey || next.eanToken !== connection.eanToken
      connection = next
      if (isNewKey && job.progress().pause?.kind === 'key') job.resume()
    },
    close() {
      wish = null
      job.cancel()
      job.dispose()
      stopTelling?.()
      tabs.close()
    },
  }
}

/** Errors do not travel between tabs as what they are. */
function sayable({ progress, ended }: TabNews): TabNews {
  const { pause } = progress
  if (pause === null || !('error' in pause)) return { progress, ended }
  return { ended, progress: { ...progress, pause: { ...pause, error: failureOf(pause.error) } } }
}

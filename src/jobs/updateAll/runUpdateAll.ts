/**
 * An *Update all* run: a job whose items are loads of collections (steps), each of which is compared with its previous version.
 */
import type { Connection } from '@/api/connection.ts'
import type { ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import {
  collectionNameOf,
  withEnd,
  type UpdateRun,
  type UpdateStep,
  type VersionFacts,
  type StepOutcome,
} from '@/domain/updates/updateRun.ts'
import { failureOf } from '@/jobs/codes/codeRequest.ts'
import { answeredAt } from '@/jobs/job/clock.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { Finish, ItemState } from '@/jobs/job/job.ts'
import { createTabJob, type TabJob, type TabEnvironment } from '@/jobs/job/tabs/tabJob.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { changeRun, saveBegun, saveStep, readRun } from '@/storage/updates/updateRuns.ts'
import { untilLoaded, type StepLoad } from './untilLoaded.ts'

type BegunStep = {
  setId: string
  momentId: string
  /** The version to compare with; null for the first version of a collection. */
  before: Version | null
  /** Whether the version was just created, so that it is already loading. */
  isStarted: boolean
}

export type UpdateWorks<Load extends StepLoad> = {
  /**
   * Makes the version of a step, or finds the one that the step already began. If a collection is created for it, its name is
   * `setName`.
   */
  begin: (connection: Connection, step: UpdateStep, setName: string) => Promise<BegunStep>
  /** Opens the load of a version; null if the version has been deleted in the meantime. */
  open: (connection: Connection, collectionId: string, momentId: string) => Promise<Load | null>
  compare: (
    connectionId: string,
    snapshots: { setId: string; beforeId: string; nowId: string },
  ) => Promise<ChangesSummary>
}

export type UpdateJob<Load extends StepLoad = StepLoad> = TabJob & {
  readonly connectionId: string
  /** The run with the results of its steps; the same reference until a step ends. */
  run: () => UpdateRun
  /** The load in progress in this tab; null without one. */
  load: () => Load | null
}

type Ended = { index: number; end: StepOutcome | string }

const DELETED = 'Its collection was deleted.'

const factsOf = (version: Version): VersionFacts => ({
  momentId: version.id,
  at: version.at,
  rows: version.counts.rows,
  isWhole: whyIncomplete(version) === null,
})

/** Opens an *Update all* run; null if this browser has no such run. Throws if the database cannot be read. */
export async function openUpdateRun<Load extends StepLoad>(
  connection: Connection,
  id: string,
  environment: TabEnvironment,
  works: UpdateWorks<Load>,
): Promise<UpdateJob<Load> | null> {
  const connectionId = connection.id
  const read = await readRun(connectionId, id)
  if (!read) return null
  let run = read
  let version = 0
  let unsent: Ended[] = []
  let load: Load | null = null
  const emitter = createEmitter()

  const setLoad = (next: Load | null) => {
    load = next
    emitter.emit()
  }
  const applyEnds = (ended: readonly Ended[]) => {
    for (const { index, end } of ended) run = withEnd(run, index, end)
    version += 1
  }
  const stateOf = (index: number): ItemState => {
    if (run.steps[index]?.outcome) return 'done'
    return run.failures.some((failure) => failure.place === index) ? 'failed' : 'waiting'
  }

  const compared = async (collectionId: string, before: Version | null, now: Version) => {
    const facts = { at: answeredAt(environment.clock), setId: collectionId, now: factsOf(now) }
    if (!before) return { ...facts, kind: 'first' as const }
    const both = { ...facts, before: factsOf(before) }
    try {
      const summary = await works.compare(connectionId, {
        setId: collectionId,
        beforeId: before.id,
        nowId: now.id,
      })
      return { ...both, kind: 'compared' as const, summary }
    } catch (error) {
      return { ...both, kind: 'not compared' as const, says: failureOf(error).says }
    }
  }

  const begin = async (current: Connection, index: number) => {
    const step = run.steps[index]
    if (!step) throw new Error(DELETED)
    const made = await works.begin(current, step, collectionNameOf(step, run.steps))
    if (made.isStarted) {
      const begun = {
        setId: made.setId,
        momentId: made.momentId,
        beforeId: made.before?.id ?? null,
      }
      run = { ...run, steps: run.steps.map((one, at) => (at === index ? { ...one, begun } : one)) }
      await saveBegun(connectionId, id, index, begun)
    }
    return made
  }

  const request = async (current: Connection, index: number, signal: AbortSignal) => {
    const { setId: collectionId, momentId, before, isStarted } = await begin(current, index)
    signal.throwIfAborted()
    const opened = await works.open(current, collectionId, momentId)
    if (!opened) throw new Error(DELETED)
    setLoad(opened)
    if (!isComplete(opened.currentVersion())) await untilLoaded(opened, isStarted, signal)
    setLoad(null)
    signal.throwIfAborted()
    if (opened.view().isDeleted) throw new Error(DELETED)
    const now = opened.currentVersion()
    const { done, notFound, failed } = now.counts
    if (done + notFound === 0 && failed > 0) throw new Error('The service didn’t respond.')
    return { state: 'done' as const, value: await compared(collectionId, before, now) }
  }

  const save = async (index: number, finish: Finish<StepOutcome>) => {
    const end = finish.state === 'failed' ? failureOf(finish.error).says : finish.value
    applyEnds([{ index, end }])
    unsent.push({ index, end })
    return saveStep(connectionId, id, index, end)
  }

  const job = createTabJob<Ended>({
    connection,
    name: `catalog-explorer again ${connectionId} ${id}`,
    at: { kind: 'again', ids: [id] },
    environment,
    wasRunning: run.isRunning,
    // Load one collection at a time, because each load already sends several requests at once.
    concurrency: 1,
    makeJob: (current, concurrency) =>
      createJob<number, StepOutcome>({
        ...environment,
        items: run.steps.map((_, index) => index),
        initially: stateOf,
        request: (index, signal) => request(current(), index, signal),
        save,
        // Don't retry a step: its load has already retried requests as often as useful.
        retryPolicy: () => ({ kind: 'failed' }),
        concurrency,
      }),
    known: {
      stateOf,
      version: () => version,
      takeUnsent() {
        const sent = unsent
        unsent = []
        return sent
      },
      applyNews: applyEnds,
      async readAgain() {
        const now = await readRun(connectionId, id)
        if (now) run = now
        version += 1
        return now && { isRunning: now.isRunning }
      },
      saveRunning: (isRunning) => changeRun(connectionId, id, { isRunning }),
    },
  })

  return {
    ...job,
    connectionId,
    run: () => run,
    load: () => load,
    subscribe(listener) {
      const stops = [job.subscribe(listener), emitter.on(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    use(next) {
      job.use(next)
      load?.use(next)
    },
    // Pause the load in progress too; otherwise it would run to its end.
    pause() {
      job.pause()
      load?.pause()
    },
    start() {
      load?.start()
      job.start()
    },
  }
}

/** Stores *Update all* runs with their reports, per connection; each step is saved when it ends. */
import { zeroCounts } from '@/domain/changes/changesSummary.ts'
import { withEnd, type UpdateRun, type UpdateStep } from '@/domain/updates/updateRun.ts'
import {
  entryStore,
  type ChangeResult,
  type RemovedEntries,
  type SaveResult,
} from '@/storage/database/entryStore.ts'
import type { StoredUpdateRun } from './storedUpdateRun.ts'

/** The number of stored runs; when an older run is deleted, its versions stay. */
const MAX_RUNS = 30

const stored = entryStore('againRuns')

/** Adds the counts of rating changes that steps of earlier app versions lack: stored data is validated, but not completed. */
function withRatings(step: UpdateStep): UpdateStep {
  const { outcome } = step
  if (outcome?.kind !== 'compared') return step
  const { counts, merchants } = outcome.summary
  const summary = {
    ...outcome.summary,
    counts: { ...zeroCounts(), ...counts },
    ...(merchants && {
      merchants: merchants.map((one) => ({ ...one, counts: { ...zeroCounts(), ...one.counts } })),
    }),
  }
  return { ...step, outcome: { ...outcome, summary } }
}

const toRun = ({ id, at, isRunning, steps, failures }: StoredUpdateRun): UpdateRun => ({
  id,
  at,
  isRunning,
  steps: steps.map(withRatings),
  failures,
})

/** Calls back when a run of this connection changes, in this tab or another; returns a function that stops it. */
export const onRuns = stored.subscribe

/** All runs of a connection, newest first. Throws if the database cannot be read. */
export async function listRuns(
  connectionId: string,
): Promise<{ runs: UpdateRun[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId])
  return { runs: entries.map(toRun).toSorted((a, b) => b.at - a.at), damaged }
}

/** Reads a run; null if this browser has no such run. Throws if the database cannot be read. */
export async function readRun(connectionId: string, id: string): Promise<UpdateRun | null> {
  const entry = await stored.read([connectionId, id])
  return entry && toRun(entry)
}

/** Saves a new run; the oldest ones beyond thirty are deleted. */
export async function createRun(connectionId: string, run: UpdateRun): Promise<SaveResult> {
  const saveState = await stored.put({ connectionId, ...run })
  const { runs } = await listRuns(connectionId)
  for (const { id } of runs.slice(MAX_RUNS)) await stored.remove([connectionId, id])
  return saveState
}

export function changeRun(
  connectionId: string,
  id: string,
  changes: Pick<UpdateRun, 'isRunning'>,
): Promise<ChangeResult> {
  return stored.change([connectionId, id], (run) => ({ ...run, ...changes }))
}

/** Saves what a step has started, so that the step can continue after the page was closed. */
export function saveBegun(
  connectionId: string,
  id: string,
  index: number,
  begun: NonNullable<UpdateStep['begun']>,
): Promise<ChangeResult> {
  return stored.change([connectionId, id], (run) => ({
    ...run,
    steps: run.steps.map((step, at) => (at === index ? { ...step, begun } : step)),
  }))
}

/** Saves the result of a step: an outcome, or a failure text. */
export function saveStep(
  connectionId: string,
  id: string,
  index: number,
  end: NonNullable<UpdateStep['outcome']> | string,
): Promise<ChangeResult> {
  return stored.change([connectionId, id], (run) => withEnd(run, index, end))
}

/** Deletes a run and returns what `putBackRun` needs; null if it did not exist. Throws if the database refuses. */
export function deleteRun(connectionId: string, id: string): Promise<RemovedEntries | null> {
  return stored.remove([connectionId, id])
}

/** Undoes a deletion. */
export const putBackRun = stored.restore

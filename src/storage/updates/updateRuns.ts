/** Runs of everything again with their reports, kept per connection: each step as soon as it ended. */
import { noneOfAny } from '@/domain/changes/changesSummary.ts'
import { withEnd, type UpdateRun, type UpdateStep } from '@/domain/updates/updateRun.ts'
import {
  entryStore,
  type Changed,
  type Removed,
  type Saved,
} from '@/storage/database/entryStore.ts'
import type { StoredUpdateRun } from './storedUpdateRun.ts'

/** Reports that are stored; their versions stay with their sets. */
const MAX_RUNS = 30

const stored = entryStore('againRuns')

/** Earlier versions of the app counted no ratings. Storage checks what it reads, but fills in nothing. */
function withRatings(step: UpdateStep): UpdateStep {
  const { outcome } = step
  if (outcome?.kind !== 'compared') return step
  const { counts, merchants } = outcome.summary
  const summary = {
    ...outcome.summary,
    counts: { ...noneOfAny(), ...counts },
    ...(merchants && {
      merchants: merchants.map((one) => ({ ...one, counts: { ...noneOfAny(), ...one.counts } })),
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

/** Calls back when a run of this connection was changed, in this tab or another; returns the way to stop. */
export const onRuns = stored.subscribe

/** All of a connection, the newest first. Throws where the database cannot be read. */
export async function listRuns(
  connectionId: string,
): Promise<{ runs: UpdateRun[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId])
  return { runs: entries.map(toRun).toSorted((a, b) => b.at - a.at), damaged }
}

/** Null where this browser keeps no such run. Throws where the database cannot be read. */
export async function readRun(connectionId: string, id: string): Promise<UpdateRun | null> {
  const entry = await stored.read([connectionId, id])
  return entry && toRun(entry)
}

/** Keeps a new run; the oldest ones beyond thirty are dropped. */
export async function createRun(connectionId: string, run: UpdateRun): Promise<Saved> {
  const keeping = await stored.put({ connectionId, ...run })
  const { runs } = await listRuns(connectionId)
  for (const { id } of runs.slice(MAX_RUNS)) await stored.remove([connectionId, id])
  return keeping
}

export function changeRun(
  connectionId: string,
  id: string,
  changes: Pick<UpdateRun, 'isRunning'>,
): Promise<Changed> {
  return stored.change([connectionId, id], (run) => ({ ...run, ...changes }))
}

/** Keeps what one step has begun, so that it is gone on with after the page was closed. */
export function saveBegun(
  connectionId: string,
  id: string,
  index: number,
  begun: NonNullable<UpdateStep['begun']>,
): Promise<Changed> {
  return stored.change([connectionId, id], (run) => ({
    ...run,
    steps: run.steps.map((step, at) => (at === index ? { ...step, begun } : step)),
  }))
}

/** Keeps how one step ended: with an outcome, or with the words of a failure. */
export function saveStep(
  connectionId: string,
  id: string,
  index: number,
  end: NonNullable<UpdateStep['outcome']> | string,
): Promise<Changed> {
  return stored.change([connectionId, id], (run) => withEnd(run, index, end))
}

/** Null where there was none. Throws where the database refuses. */
export function deleteRun(connectionId: string, id: string): Promise<Removed | null> {
  return stored.remove([connectionId, id])
}

/** Undoes a deletion. */
export const putBackRun = stored.restore

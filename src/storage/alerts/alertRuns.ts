/** Stores the last evaluations of the alerts (in code: runs) with their matches, per connection. */
import type {
  EarlierMatches,
  Evaluation,
  AlertMatch,
  RuleResult,
} from '@/domain/alerts/evaluateRules.ts'
import { entryStore, type SaveResult } from '@/storage/database/entryStore.ts'
import type { StoredAlertRun } from './storedAlerts.ts'

/** The number of stored runs, which is as many as the Alerts page draws. */
const MAX_RUNS = 8
/** The number of runs stored with all matches: the last run, and the run before it for comparison. */
const WITH_FIRINGS = 2

export type AlertRun = {
  /** When it was evaluated, and the time of the latest evaluated answer, in epoch milliseconds. */
  at: number
  factsAt: number
  verdicts: readonly RuleResult[]
  /** The matches; null for runs of which only the counts are stored. */
  firings: readonly AlertMatch[] | null
}

const stored = entryStore('watchRuns')

const idOf = (factsAt: number) => String(factsAt)

const toRun = ({ at, factsAt, verdicts, firings }: StoredAlertRun): AlertRun => ({
  at,
  factsAt,
  verdicts,
  firings,
})

/** Calls back when a run of this connection is stored, in this tab or another; returns a function that stops it. */
export const onAlertRuns = stored.subscribe

/** The runs of a connection, newest first. Throws if the database cannot be read. */
export async function readAlertRuns(connectionId: string): Promise<AlertRun[]> {
  const { entries } = await stored.list([connectionId])
  return entries.map(toRun).toSorted((a, b) => b.factsAt - a.factsAt)
}

/** The matches of the newest run that evaluated older answers than `factsAt` (epoch milliseconds); null if there is none. */
export function matchesBefore(runs: readonly AlertRun[], factsAt: number): EarlierMatches | null {
  const run = runs.find((one) => one.factsAt < factsAt && one.firings !== null)
  if (!run?.firings) return null
  return { at: run.at, since: new Map(run.firings.map(({ key, since }) => [key, since])) }
}

/**
 * Saves a run; it replaces an earlier run over the same answers. Then deletes the matches of all but the last two runs, and the
 * runs beyond `MAX_RUNS`.
 */
export async function saveAlertRun(
  connectionId: string,
  { factsAt, at, allMatches: firings, verdicts }: Evaluation & Pick<AlertRun, 'at' | 'factsAt'>,
): Promise<SaveResult> {
  const run = { connectionId, id: idOf(factsAt), at, factsAt, verdicts, firings }
  const saveState = await stored.put(run)
  const runs = await readAlertRuns(connectionId)
  for (const [index, { factsAt: moment, firings: full }] of runs.entries()) {
    const id = idOf(moment)
    if (index >= MAX_RUNS) await stored.remove([connectionId, id])
    else if (index >= WITH_FIRINGS && full !== null) {
      await stored.change([connectionId, id], (one) => ({ ...one, firings: null }))
    }
  }
  return saveState
}

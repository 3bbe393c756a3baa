/** What fired at the last runs, kept per connection. */
import type {
  EarlierMatches,
  Evaluation,
  AlertMatch,
  RuleVerdict,
} from '@/domain/alerts/evaluateRules.ts'
import { entryStore, type Saved } from '@/storage/database/entryStore.ts'
import type { StoredAlertRun } from './storedAlerts.ts'

/** Runs that are stored: as many as the page draws. */
const KEPT_RUNS = 8
/** Of these, runs with each of their firings: the last one, and that before it to compare with. */
const WITH_FIRINGS = 2

export type WatchRun = {
  /** When it was evaluated, and when the last of what it judged was answered: epoch milliseconds. */
  at: number
  factsAt: number
  verdicts: readonly RuleVerdict[]
  /** Null for runs of which the counts alone are stored. */
  firings: readonly AlertMatch[] | null
}

const stored = entryStore('watchRuns')

const idOf = (factsAt: number) => String(factsAt)

const toRun = ({ at, factsAt, verdicts, firings }: StoredAlertRun): WatchRun => ({
  at,
  factsAt,
  verdicts,
  firings,
})

/** Calls back when a run of this connection was stored, in this tab or another; returns the way to stop. */
export const onWatchRuns = stored.subscribe

/** The runs of a connection, the newest first. Throws where the database cannot be read. */
export async function readWatchRuns(connectionId: string): Promise<WatchRun[]> {
  const { entries } = await stored.list([connectionId])
  return entries.map(toRun).toSorted((a, b) => b.factsAt - a.factsAt)
}

/** What fired at the last run that judged older answers than these; null where there is none. */
export function matchesBefore(runs: readonly WatchRun[], factsAt: number): EarlierMatches | null {
  const run = runs.find((one) => one.factsAt < factsAt && one.firings !== null)
  if (!run?.firings) return null
  return { at: run.at, since: new Map(run.firings.map(({ key, since }) => [key, since])) }
}

/** Keeps what fired in place of what the same answers gave before; older runs give up their firings, and the oldest go. */
export async function saveAlertRun(
  connectionId: string,
  { factsAt, at, firings, verdicts }: Evaluation & Pick<WatchRun, 'at' | 'factsAt'>,
): Promise<Saved> {
  const run = { connectionId, id: idOf(factsAt), at, factsAt, verdicts, firings }
  const keeping = await stored.put(run)
  const runs = await readWatchRuns(connectionId)
  for (const [index, { factsAt: moment, firings: full }] of runs.entries()) {
    const id = idOf(moment)
    if (index >= KEPT_RUNS) await stored.remove([connectionId, id])
    else if (index >= WITH_FIRINGS && full !== null) {
      await stored.change([connectionId, id], (one) => ({ ...one, firings: null }))
    }
  }
  return keeping
}

/** The jobs running in this tab, so that they continue after a reload, whatever page is open. */
import * as v from 'valibot'
import { PREFERENCE_PREFIX } from './preferences.ts'

const KEY = `${PREFERENCE_PREFIX}runs`

/**
 * A job of this tab. `ids` identify it: the id of a collection of codes, the ids of collection and version for a load, or the id
 * of an *Update all* run.
 */
export type OwnRun = {
  connectionId: string
  kind: 'batch' | 'load' | 'again'
  ids: readonly string[]
}

const schema = v.array(
  v.object({
    connectionId: v.string(),
    kind: v.picklist(['batch', 'load', 'again']),
    ids: v.array(v.string()),
  }),
)

const isSame = (a: OwnRun, b: OwnRun) =>
  a.connectionId === b.connectionId && a.kind === b.kind && String(a.ids) === String(b.ids)

/** The jobs of this tab; empty if the browser offers no session storage, or the stored value is invalid. */
export function ownRuns(): OwnRun[] {
  try {
    const read = v.safeParse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** Notes that a job runs in this tab or has ended; a paused job counts as running. */
export function noteOwnRun(run: OwnRun, isRunning: boolean): void {
  const others = ownRuns().filter((one) => !isSame(one, run))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(isRunning ? [...others, run] : others))
  } catch {
    // Without session storage, a job continues only when its page is opened.
  }
}

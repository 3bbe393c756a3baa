/** Which jobs run in this tab: when it is loaded anew, they go on in it, whatever page is open. */
import * as v from 'valibot'
import { PREFIX } from './preferences.ts'

const KEY = `${PREFIX}runs`

/** `ids` find the job: of a batch its id, of a load those of its set and its version, of an update of all its id. */
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

/** None where the browser gives no session storage, or it holds something else. */
export function ownRuns(): OwnRun[] {
  try {
    const read = v.safeParse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** `isRunning`: from its start to its end, pauses included. */
export function noteOwnRun(run: OwnRun, isRunning: boolean): void {
  const others = ownRuns().filter((one) => !isSame(one, run))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(isRunning ? [...others, run] : others))
  } catch {
    // Without session storage a job goes on once its own page is opened.
  }
}

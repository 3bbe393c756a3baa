/** Which versions of a set may go where room gets short: the older they are, the fewer stay. */
import { isComplete, type Version } from './collection.ts'

const DAY = 24 * 60 * 60 * 1000

/** Of so many days every version stays, and then one of each week up to so many; before that, one of each month. */
const ALL_DAYS = 14
const WEEKLY_DAYS = 91

/** What rules of Watch and What changed compare. */
const NEWEST = 2

/** Weeks begin on Monday; the first day of the epoch was a Thursday. */
const weekOf = (at: number) => `week ${Math.floor((Math.floor(at / DAY) + 3) / 7)}`
const monthOf = (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}`

type Options = {
  /** Epoch milliseconds. */
  now: number
  /** Ids of those that something else stands on, such as a kept report. */
  current: ReadonlySet<string>
}

/** Those of one set that go, the newest first. Of a week or a month the last whole one stays, or the last. */
export function thinVersions(versions: readonly Version[], { now, current }: Options): Version[] {
  const newestFirst = versions.toSorted((a, b) => b.at - a.at)
  const periods = new Map<string, Version[]>()
  for (const version of newestFirst) {
    const { at } = version
    if (at >= now - ALL_DAYS * DAY) continue
    const period = at >= now - WEEKLY_DAYS * DAY ? weekOf(at) : monthOf(at)
    periods.set(period, [...(periods.get(period) ?? []), version])
  }
  const staying = new Set<Version | undefined>([
    ...newestFirst.slice(0, NEWEST),
    newestFirst.at(-1),
    ...[...periods.values()].map((some) => some.find(isComplete) ?? some[0]),
  ])
  return [...periods.values()]
    .flat()
    .filter((version) => !version.isRunning && !current.has(version.id) && !staying.has(version))
}

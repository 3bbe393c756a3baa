/** Decides which versions of a collection may be deleted when space runs short: the older they are, the fewer stay. */
import { isComplete, type Version } from './collection.ts'

const DAY = 24 * 60 * 60 * 1000

/** Ages in days: up to `ALL_DAYS` every version stays, then one per week up to `WEEKLY_DAYS`, and one per month before that. */
const ALL_DAYS = 14
const WEEKLY_DAYS = 91

/** The number of newest versions that always stay, because alerts and change reports compare them. */
const NEWEST = 2

/** The week of a time. Weeks begin on Monday; day 0 of the epoch was a Thursday. */
const weekOf = (at: number) => `week ${Math.floor((Math.floor(at / DAY) + 3) / 7)}`
const monthOf = (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}`

type Options = {
  /** The current time, in epoch milliseconds. */
  now: number
  /** Ids of versions that something else depends on, such as a saved report. */
  current: ReadonlySet<string>
}

/**
 * The versions of one collection to delete, newest first. Of each week or month, the last complete version stays, or the last one
 * if none is complete.
 */
export function thinVersions(versions: readonly Version[], { now, current }: Options): Version[] {
  const newestFirst = versions.toSorted((a, b) => b.at - a.at)
  const periods = new Map<string, Version[]>()
  for (const version of newestFirst) {
    const { at } = version
    if (at >= now - ALL_DAYS * DAY) continue
    const period = at >= now - WEEKLY_DAYS * DAY ? weekOf(at) : monthOf(at)
    periods.set(period, [...(periods.get(period) ?? []), version])
  }
  const retainedVersions = new Set<Version | undefined>([
    ...newestFirst.slice(0, NEWEST),
    newestFirst.at(-1),
    ...[...periods.values()].map((some) => some.find(isComplete) ?? some[0]),
  ])
  return [...periods.values()]
    .flat()
    .filter(
      (version) => !version.isRunning && !current.has(version.id) && !retainedVersions.has(version),
    )
}

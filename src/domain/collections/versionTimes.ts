/** Formats the times of versions so that no two are the same: with seconds if two are in the same minute. */
import { formatDay, formatTime, formatWhen } from '@/lib/numbers/formatTimes.ts'

type At = { at: number; name?: string }

/**
 * Makes a function that formats the time of a version, unambiguous among `snapshots`: `18 Nov 2025, 10:26`, after the version’s
 * name if it has one.
 */
export function versionTimes(snapshots: readonly At[]): (snapshot: At) => string {
  const short = snapshots.map(({ at }) => formatWhen(at))
  const seconds = new Set(short).size < short.length
  return ({ at, name }) => {
    const when = formatWhen(at, { seconds })
    return name === undefined ? when : `${name}, ${when}`
  }
}

/** Makes a function that formats the time of a version in short: `18 Nov`, or the time of day if all versions are of one day. */
export function versionDays(snapshots: readonly At[]): (snapshot: At) => string {
  const days = new Set(snapshots.map(({ at }) => formatDay(at)))
  if (days.size > 1 || snapshots.length < 2) return ({ at }) => formatDay(at)
  const times = snapshots.map(({ at }) => formatTime(at))
  const seconds = new Set(times).size < times.length
  return ({ at }) => formatTime(at, { seconds })
}

/** Formats the times of versions so that they differ, with seconds where two are in the same minute. */
import { formatDay, formatTime, formatWhen } from '@/lib/numbers/formatTimes.ts'

type At = { at: number; name?: string }

/** `18 Nov 2025, 10:26` for each, after its name where it has one; unambiguous among all `snapshots`. */
export function versionTimes(snapshots: readonly At[]): (snapshot: At) => string {
  const short = snapshots.map(({ at }) => formatWhen(at))
  const seconds = new Set(short).size < short.length
  return ({ at, name }) => {
    const when = formatWhen(at, { seconds })
    return name === undefined ? when : `${name}, ${when}`
  }
}

/** `18 Nov`, or the time where all are on one day. */
export function versionDays(snapshots: readonly At[]): (snapshot: At) => string {
  const days = new Set(snapshots.map(({ at }) => formatDay(at)))
  if (days.size > 1 || snapshots.length < 2) return ({ at }) => formatDay(at)
  const times = snapshots.map(({ at }) => formatTime(at))
  const seconds = new Set(times).size < times.length
  return ({ at }) => formatTime(at, { seconds })
}

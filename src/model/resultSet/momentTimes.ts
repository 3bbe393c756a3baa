/** When moments were, in words that tell them apart: with seconds where two are of one minute. */
import { formatDay, formatTime, formatWhen } from '../../lib/numbers/formatTimes.ts'

type At = { at: number }

/** `18 Nov 2025, 10:26` for each; among all of `moments`. */
export function momentTimes(moments: readonly At[]): (moment: At) => string {
  const short = moments.map(({ at }) => formatWhen(at))
  const seconds = new Set(short).size < short.length
  return ({ at }) => formatWhen(at, { seconds })
}

/** `18 Nov`, or the time where all are of one day. */
export function momentDays(moments: readonly At[]): (moment: At) => string {
  const days = new Set(moments.map(({ at }) => formatDay(at)))
  if (days.size > 1 || moments.length < 2) return ({ at }) => formatDay(at)
  const times = moments.map(({ at }) => formatTime(at))
  const seconds = new Set(times).size < times.length
  return ({ at }) => formatTime(at, { seconds })
}

/** Writes a day for a narrow column: "today", "21 Oct", or with the year if it isn’t the current year. */
import { formatDay } from '@/lib/numbers/formatTimes.ts'

/** The day of `at` as seen at `now`; both in epoch milliseconds. */
export function dayInWords(at: number, now: number): string {
  if (formatDay(at, { year: true }) === formatDay(now, { year: true })) return 'today'
  return formatDay(at, { year: new Date(at).getFullYear() !== new Date(now).getFullYear() })
}

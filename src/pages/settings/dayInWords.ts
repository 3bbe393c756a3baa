/** A day for a narrow column: "today", "21 Oct", or with its year where that is another. */
import { formatWhen } from '../../domain/formatTimes.ts'

/** `at` and `now` in epoch milliseconds. */
export function dayInWords(at: number, now: number): string {
  const [day = ''] = formatWhen(at).split(',')
  const [today = ''] = formatWhen(now).split(',')
  if (day === today) return 'today'
  const year = / \d+$/.exec(today)?.[0] ?? ''
  return year !== '' && day.endsWith(year) ? day.slice(0, -year.length) : day
}

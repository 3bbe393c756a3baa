import { formatWhenShort } from '../formatTimes.ts'

/** `18 Nov`, where a column has no room for the time; an en dash where there is none. */
export function formatDay(ms: number): string {
  return formatWhenShort(ms).replace(/ \d\d:\d\d$/, '')
}

/** The one formatter of moments: local time, day before month, 24 hours. A missing moment, and 0, is an en dash. */
import { MISSING } from './missing.ts'

type Moment = number | null | undefined

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 0 is "none recorded" (§2.1), never 1970. */
function dateOf(ms: Moment): Date | null {
  if (typeof ms !== 'number' || ms === 0) return null
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? null : date
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function clock(date: Date, seconds = false): string {
  const minutes = `${two(date.getHours())}:${two(date.getMinutes())}`
  return seconds ? `${minutes}:${two(date.getSeconds())}` : minutes
}

// Month names are our own: en-GB writes "Sep" or "Sept" depending on the browser's version.
function day(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}`
}

/** `18 Nov 2025, 09:42`; with seconds where asked. */
export function formatWhen(ms: Moment, options: { seconds?: boolean } = {}): string {
  const date = dateOf(ms)
  if (date === null) return MISSING
  return `${day(date)} ${date.getFullYear()}, ${clock(date, options.seconds)}`
}

/** `18 Nov 09:42`, for tables. */
export function formatWhenShort(ms: Moment): string {
  const date = dateOf(ms)
  return date === null ? MISSING : `${day(date)} ${clock(date)}`
}

/** `10:24`; with seconds where asked. */
export function formatTime(ms: Moment, options: { seconds?: boolean } = {}): string {
  const date = dateOf(ms)
  return date === null ? MISSING : clock(date, options.seconds)
}

/**
 * Formats all dates and times of the app: local time, 24 hours, in the user’s language. A missing time is shown as an en dash,
 * and so is 0, which means that the service has no recorded time.
 */
import { isolated } from '@/lib/text/isolated.ts'
import { MISSING } from '@/lib/text/missing.ts'
import { DIGITS, language } from './language.ts'

type Moment = number | null | undefined
type Parts = 'day' | 'year' | 'minutes' | 'seconds'

const DAY = { day: 'numeric', month: 'short' } as const
const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const parts: Record<Parts, Intl.DateTimeFormatOptions> = {
  day: DAY,
  year: { ...DAY, year: 'numeric' },
  minutes: MINUTES,
  seconds: { ...MINUTES, second: '2-digit' },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a date in the Gregorian calendar, as exports and the service do, so that a day has the same figures everywhere. */
function write(date: Date, which: Parts): string {
  const key = `${language()} ${which}`
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(language(), { ...DIGITS, calendar: 'gregory', ...parts[which] })
  formatters.set(key, made)
  // Browser versions differ between "Sep" and "Sept".
  return made.format(date).replace(/\bSept\b(?!\.)/, 'Sep')
}

/** The date of a time; null for 0, which means "not recorded" (§2.1) and never 1970. */
function dateOf(ms: Moment): Date | null {
  if (typeof ms !== 'number' || ms === 0) return null
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? null : date
}

/** A date and time, `18 Nov 2025, 09:42`; with seconds if requested. */
export function formatWhen(ms: Moment, options: { seconds?: boolean } = {}): string {
  const date = dateOf(ms)
  if (date === null) return MISSING
  return isolated(`${write(date, 'year')}, ${write(date, options.seconds ? 'seconds' : 'minutes')}`)
}

/** A date and time for tables, `18 Nov 09:42`. */
export function formatWhenShort(ms: Moment): string {
  const date = dateOf(ms)
  return date === null ? MISSING : isolated(`${write(date, 'day')} ${write(date, 'minutes')}`)
}

/** A time of day, `10:24`; with seconds if requested. */
export function formatTime(ms: Moment, options: { seconds?: boolean } = {}): string {
  const date = dateOf(ms)
  return date === null ? MISSING : write(date, options.seconds ? 'seconds' : 'minutes')
}

/** A day, `18 Nov`, if a column has no space for the time; with its year if requested. */
export function formatDay(ms: Moment, options: { year?: boolean } = {}): string {
  const date = dateOf(ms)
  return date === null ? MISSING : isolated(write(date, options.year ? 'year' : 'day'))
}

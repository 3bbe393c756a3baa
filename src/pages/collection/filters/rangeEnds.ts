/** Writes and reads the ends of a range in its fields: figures, or for times days in the user's calendar. */
import { readTypedNumber, type TypedUnit } from '@/lib/numbers/typedNumber.ts'
import { typedSign } from '@/lib/numbers/typedSign.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An end of a range as its field shows it: a figure with the user's decimal sign (`12.5`), a time as a day (`2025-11-18`). */
export function writtenEnd(value: number, isTime: boolean): string {
  if (!isTime) return String(value).replace('.', typedSign())
  const day = new Date(value)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** A typed end as read: its value, null for an open end, or a sentence about the problem. */
export type RangeEnd = { value: number | null } | { problem: string }

/** Reads a typed end like a typed price, but allows negative figures. */
export function readEnd(text: string, unit: TypedUnit): RangeEnd {
  const typed = readTypedNumber(text, unit)
  switch (typed.kind) {
    case 'none':
      return { value: null }
    case 'number':
      return { value: typed.value }
    case 'problem':
      return { problem: typed.message }
  }
}

/** Reads a typed day as epoch milliseconds: a range starts at the day's first millisecond, and ends at the day's last. */
export function readDay(text: string, end: 'from' | 'to'): RangeEnd {
  if (text.trim() === '') return { value: null }
  // Without a time zone, `Date` reads the text as local time.
  const day = new Date(`${text.trim()}T00:00`)
  if (Number.isNaN(day.getTime())) return { problem: 'Enter a date.' }
  return { value: end === 'from' ? day.getTime() : day.setDate(day.getDate() + 1) - 1 }
}

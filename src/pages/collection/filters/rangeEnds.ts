/** The typed ends of a range: figures, or for versions days of the user's calendar. */
import { readTypedNumber, type TypedUnit } from '@/lib/numbers/typedNumber.ts'
import { typedSign } from '@/lib/numbers/typedSign.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An end of a range as its field shows it: a figure with the user's decimal sign (`12.5`), a time as a day (`2025-11-18`). */
export function writtenEnd(value: number, isTime: boolean): string {
  if (!isTime) return String(value).replace('.', typedSign())
  const day = new Date(value)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** `value` is null for an open end. `problem` is a sentence. */
export type RangeEnd = { value: number | null } | { problem: string }

/** Reads a figure like a typed price, and allows negative ones. */
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

/** A start day begins at its first millisecond, an end day ends at its last. */
export function readDay(text: string, end: 'from' | 'to'): RangeEnd {
  if (text.trim() === '') return { value: null }
  // Without a time zone, `Date` parses local time.
  const day = new Date(`${text.trim()}T00:00`)
  if (Number.isNaN(day.getTime())) return { problem: 'Enter a date.' }
  return { value: end === 'from' ? day.getTime() : day.setDate(day.getDate() + 1) - 1 }
}

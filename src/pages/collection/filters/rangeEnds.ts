/** The ends of a range as they are typed: figures, or for versions days of the reader's calendar. */
import { readTypedNumber, type TypedUnit } from '@/lib/numbers/typedNumber.ts'
import { typedSign } from '@/lib/numbers/typedSign.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** `12.5` with the reader's decimal sign, `2025-11-18`. */
export function writtenEnd(value: number, isTime: boolean): string {
  if (!isTime) return String(value).replace('.', typedSign())
  const day = new Date(value)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** `value` is null for an end that is open. `problem` is a sentence. */
export type RangeEnd = { value: number | null } | { problem: string }

/** A figure is read as a typed price is, and may be negative. */
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

/** A day counts from its first millisecond, or up to its last. */
export function readDay(text: string, end: 'from' | 'to'): RangeEnd {
  if (text.trim() === '') return { value: null }
  // Without a zone a time is one of the person's calendar.
  const day = new Date(`${text.trim()}T00:00`)
  if (Number.isNaN(day.getTime())) return { problem: 'Enter a date.' }
  return { value: end === 'from' ? day.getTime() : day.setDate(day.getDate() + 1) - 1 }
}

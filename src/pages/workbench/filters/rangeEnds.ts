/** The ends of a range as they are typed: figures, or for snapshots days of the reader's calendar. */
import { readWrittenPrice, typedSign } from '../../../lib/numbers/writtenPrice.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** `12.5` with the reader's decimal sign, `2025-11-18`. */
export function writtenEnd(value: number, isTime: boolean): string {
  if (!isTime) return String(value).replace('.', typedSign())
  const day = new Date(value)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/**
 * Null for a blank, which leaves the end open; undefined for what is no figure. A figure is read as a typed price is. A
 * day counts from its first millisecond, or up to its last.
 */
export function readEnd(
  text: string,
  isTime: boolean,
  end: 'from' | 'to',
): number | null | undefined {
  if (text.trim() === '') return null
  if (isTime) {
    // Without a zone a time is one of the reader's calendar.
    const day = new Date(`${text.trim()}T00:00`)
    if (Number.isNaN(day.getTime())) return undefined
    return end === 'from' ? day.getTime() : day.setDate(day.getDate() + 1) - 1
  }
  const read = readWrittenPrice(text, typedSign())
  return read.kind === 'price' ? read.price : undefined
}

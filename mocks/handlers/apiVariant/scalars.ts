/** Writes the numbers and booleans of a whole answer as a service does that uses only texts, or only digits. */
import type { Json } from '../scenarios/walk.ts'
import type { Reading } from './reading.ts'

const scalarIn = (
  { numbers, booleans }: Reading,
  value: null | boolean | number | string,
): Json => {
  if (typeof value === 'number') return numbers === 'text' ? String(value) : value
  if (typeof value !== 'boolean') return value
  if (booleans === 'text') return String(value)
  return booleans === '0 and 1' ? Number(value) : value
}

export const scalarsIn = (reading: Reading, value: Json): Json => {
  if (reading.numbers === 'numbers' && reading.booleans === 'booleans') return value
  const within = (inner: Json): Json => {
    if (Array.isArray(inner)) return inner.map(within)
    if (typeof inner !== 'object' || inner === null) return scalarIn(reading, inner)
    return Object.fromEntries(Object.entries(inner).map(([name, item]) => [name, within(item)]))
  }
  return within(value)
}

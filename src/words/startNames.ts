/** The accessible names of the start page, beside those of the rest of the app. */
import { formatCount } from '../lib/numbers/format.ts'

export const START = {
  batches: 'Batches',
  newBatch: 'New',
  sets: 'Result sets',
  lists: 'Lists',
  again: 'Run everything again',
  stored: 'Stored data',
  ownCatalog: 'Your own catalog',
} as const

export function allOf(count: number): string {
  return `All ${formatCount(count)}`
}

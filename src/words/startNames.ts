/** The accessible names of the start page, beside those of the rest of the app. */
import { formatCount } from '../lib/numbers/format.ts'
import { RUN_AGAIN } from './againNames.ts'
import { PAGES } from './pageNames.ts'

export const START = {
  batches: 'Batches',
  newBatch: 'New',
  sets: 'Result sets',
  lists: PAGES.lists,
  again: RUN_AGAIN,
  fired: 'Rules that fired',
  worst: 'Worst one',
  stored: 'Stored data',
  ownCatalog: PAGES.ownCatalog,
} as const

export function allOf(count: number): string {
  return `All ${formatCount(count)}`
}

/** "All 8 rules". */
export function allRules(count: number): string {
  return count === 1 ? 'The rule' : `All ${formatCount(count)} rules`
}

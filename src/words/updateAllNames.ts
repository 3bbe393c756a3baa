/** The accessible names of saved searches and of Update all, in addition to `NAMES`. */

import { inSentence } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { PAGES } from './pageNames.ts'

export const SAVED_SEARCH = {
  save: 'Save search',
  isSaved: 'Saved',
  name: 'Name of the saved search',
  keep: 'Save the search',
  rename: 'Save the name',
  renameAndView: 'Save name and view',
  forget: 'Delete the saved search',
  undo: 'Undo',
  list: 'Saved searches',
} as const

/** The button that updates every collection, the same on every page. */
export const UPDATE_ALL_LABEL = 'Update all'

export const UPDATE_ALL = {
  page: PAGES.changes,
  sources: 'Included',
  reports: 'Earlier updates',
  undo: 'Undo',
  report: PAGES.changes,
  figures: 'All collections',
  table: 'By collection',
  another: UPDATE_ALL_LABEL,
  export: 'Export changes',
  more: 'More actions for this update',
  changes: 'Changes',
} as const

/** The button that updates the chosen collections: "Update 7 collections". */
export function runSources(count: number): string {
  return `Update ${plural(count, 'collection')}`
}

/** The checkbox that chooses all collections of a group: "All saved searches". */
export function allOfKind(label: string): string {
  return `All ${inSentence(label)}`
}

/** "Delete the update of 18 Nov 2025, 10:26". */
export function deleteReportOf(when: string): string {
  return `Delete the update of ${when}`
}

/** "Changes of cotton shirt, us". */
export function changesOf(name: string): string {
  return `Changes of ${name}`
}

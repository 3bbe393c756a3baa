/** The accessible names of saved searches and of running everything again, beside those of the rest of the app. */

import { formatCount, inSentence } from '../lib/numbers/format.ts'
import { PAGES } from './pageNames.ts'

export const SAVED = {
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

/** What runs it all, wherever the press stands. */
export const RUN_AGAIN = 'Run everything again'

export const AGAIN = {
  page: PAGES.changes,
  sources: 'What is run',
  reports: 'Reports',
  undo: 'Undo',
  report: PAGES.changes,
  figures: 'Over all sources',
  table: 'By source',
  another: RUN_AGAIN,
  export: 'Export the report',
  more: 'More with this run',
  changes: 'Changes',
} as const

/** "Run 7 sources again". */
export function runSources(count: number): string {
  return count === 1 ? 'Run 1 source again' : `Run ${formatCount(count)} sources again`
}

/** "All saved searches": the box above a group of sources. */
export function allOfKind(label: string): string {
  return `All ${inSentence(label)}`
}

/** "Delete the report of 18 Nov 2025, 10:26". */
export function deleteReportOf(when: string): string {
  return `Delete the report of ${when}`
}

/** "Changes of cotton shirt, us". */
export function changesOf(name: string): string {
  return `Changes of ${name}`
}
